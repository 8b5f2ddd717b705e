/** What the editor shows at an address. */
export type Route =
  | { readonly name: 'pages' }
  | { readonly name: 'sign-in'; readonly next: string }
  | { readonly name: 'page'; readonly documentId: number }
  | { readonly name: 'missing' }

export const PAGES_PATH = '/editor'

export function pagePath(documentId: number): string {
  return `/editor/pages/${documentId}`
}

export function signInPath(next: string): string {
  return `/editor/sign-in?next=${encodeURIComponent(next)}`
}

export function routeOf({ pathname, search }: { pathname: string; search: string }): Route {
  const path = pathname.replace(/\/+$/, '')
  if (path === PAGES_PATH || path === '/editor/pages') return { name: 'pages' }
  if (path === '/editor/sign-in')
    return { name: 'sign-in', next: safeNext(new URLSearchParams(search).get('next')) }
  const [, id] = /^\/editor\/pages\/([1-9]\d{0,9})$/.exec(path) ?? []
  return id === undefined ? { name: 'missing' } : { name: 'page', documentId: Number(id) }
}

/** Where to go after signing in: a place of the editor itself, never another site. */
function safeNext(next: string | null): string {
  if (next === null || !URL.canParse(next, 'https://editor.invalid')) return PAGES_PATH
  const url = new URL(next, 'https://editor.invalid')
  const inside = url.origin === 'https://editor.invalid' && /^\/editor(?:\/|$)/.test(url.pathname)
  if (!inside || url.pathname.startsWith('/editor/sign-in')) return PAGES_PATH
  return `${url.pathname}${url.search}${url.hash}`
}
