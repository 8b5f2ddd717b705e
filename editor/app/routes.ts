import { type PageAddressed, pageAddressed } from '#schema/api/page-addressed'

/** The screen shown at an address. */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'pages' }
  | { readonly name: 'calendar' }
  | { readonly name: 'sign-in'; readonly next: string }
  | ({ readonly name: 'page' } & PageAddressed)
  | { readonly name: 'locations' }
  | { readonly name: 'location'; readonly id: number }
  | { readonly name: 'navigation' }
  | { readonly name: 'redirects' }
  | { readonly name: 'import' }
  /** Differences of locations from network pages. */
  | { readonly name: 'differences' }
  | { readonly name: 'search' }
  | { readonly name: 'integrations' }
  | { readonly name: 'audit' }
  | { readonly name: 'people' }
  | { readonly name: 'mail' }
  | { readonly name: 'inbox' }
  | { readonly name: 'media' }
  | { readonly name: 'message'; readonly id: number }
  /** Target of the links in emails: sets a password. */
  | { readonly name: 'accept' }
  /** Form that requests a password email. */
  | { readonly name: 'password' }
  /** Topics form a tree. */
  | { readonly name: 'topics' }
  /** Records of a kind, by the path of its list: `events`. */
  | { readonly name: 'records'; readonly list: string }
  | { readonly name: 'record'; readonly list: string; readonly id: number | 'new' }
  | { readonly name: 'missing' }

export const HOME_PATH = '/editor'
export const PAGES_PATH = '/editor/pages'
export const CALENDAR_PATH = '/editor/calendar'
export const PEOPLE_PATH = '/editor/people'
export const MEDIA_PATH = '/editor/media'
export const INBOX_PATH = '/editor/inbox'
export const MAIL_PATH = '/editor/mail'
export const ACCEPT_PATH = '/editor/accept'
export const PASSWORD_PATH = '/editor/new-password'
export const SIGN_IN_PATH = '/editor/sign-in'

export const LOCATIONS_PATH = '/editor/locations'

export function locationPath(id: number): string {
  return `${LOCATIONS_PATH}/${id}`
}

/** Appended to the address of a location, so that its form opens at the hours. */
export const OPENING_TIMES = '#opening-times'

/** Returns the path of a visitor's message. */
export function messagePath(id: number | string): string {
  return `${INBOX_PATH}/${id}`
}

export const NAVIGATION_PATH = '/editor/navigation'
export const DIFFERENCES_PATH = '/editor/differences'
export const REDIRECTS_PATH = '/editor/redirects'
export const IMPORT_PATH = '/editor/import'
export const SEARCH_PATH = '/editor/search'
export const INTEGRATIONS_PATH = '/editor/integrations'
export const AUDIT_PATH = '/editor/audit'

/** Returns the path of the differences from a network page, one of its blocks or a field, or of a location's differences. */
export function differencesPath(what: DifferencesAddress): string {
  const entries = Object.entries(what).map(([name, value]) => [name, String(value)])
  return `${DIFFERENCES_PATH}?${new URLSearchParams(entries)}`
}

interface DifferencesAddress {
  readonly page?: number | string
  readonly location?: number
  readonly block?: string
  readonly field?: string
}

/** Returns the path of the log, filtered to the chain of one record: `location:20`. */
export function auditPath(chain: string): string {
  return `${AUDIT_PATH}?chain=${encodeURIComponent(chain)}`
}

/** Returns the path of the list of a kind, of one record if an id is given, or of a new record's form for `new`. */
export function recordPath(list: string, id?: number | 'new'): string {
  return id === undefined ? `/editor/${list}` : `/editor/${list}/${id}`
}

export { pagePath } from '../ui/app-link'

export function signInPath(next: string): string {
  return `/editor/sign-in?next=${encodeURIComponent(next)}`
}

/** Parameterless screens by path. */
const PATH_LOCATIONS: Readonly<
  Record<
    string,
    | 'pages'
    | 'calendar'
    | 'navigation'
    | 'differences'
    | 'redirects'
    | 'import'
    | 'search'
    | 'integrations'
    | 'people'
    | 'mail'
    | 'inbox'
    | 'media'
    | 'accept'
    | 'password'
  >
> = {
  [PAGES_PATH]: 'pages',
  [CALENDAR_PATH]: 'calendar',
  [NAVIGATION_PATH]: 'navigation',
  [DIFFERENCES_PATH]: 'differences',
  [REDIRECTS_PATH]: 'redirects',
  [IMPORT_PATH]: 'import',
  [SEARCH_PATH]: 'search',
  [INTEGRATIONS_PATH]: 'integrations',
  [PEOPLE_PATH]: 'people',
  [MAIL_PATH]: 'mail',
  [INBOX_PATH]: 'inbox',
  [MEDIA_PATH]: 'media',
  [ACCEPT_PATH]: 'accept',
  [PASSWORD_PATH]: 'password',
}

export function routeOf({ pathname, search }: { pathname: string; search: string }): Route {
  const path = pathname.replace(/\/+$/, '')
  // With a query, this was the address of the page list before there was a home screen.
  if (path === HOME_PATH) return { name: search.length > 1 ? 'pages' : 'home' }
  const named = PATH_LOCATIONS[path]
  if (named) return { name: named }
  if (path === SIGN_IN_PATH)
    return { name: 'sign-in', next: safeNext(new URLSearchParams(search).get('next')) }
  if (path === LOCATIONS_PATH) return { name: 'locations' }
  if (path === AUDIT_PATH) return { name: 'audit' }
  if (path === recordPath('topics')) return { name: 'topics' }
  const page = pageAddressed({ pathname, search })
  if (page) return { name: 'page', ...page }
  const [, list, id] = /^\/editor\/([a-z]+)\/([1-9]\d{0,9})$/.exec(path) ?? []
  if (list === 'inbox') return { name: 'message', id: Number(id) }
  if (list === 'locations') return { name: 'location', id: Number(id) }
  return recordRoute(path)
}

/**
 * Returns the route of a record list or record. The screen validates `list`, because the declarations (`collection`) define which
 * lists exist.
 */
function recordRoute(path: string): Route {
  const [, list, id] = /^\/editor\/([a-z][a-z-]*)(?:\/(new|[1-9]\d{0,9}))?$/.exec(path) ?? []
  if (list === undefined) return { name: 'missing' }
  if (id === undefined) return { name: 'records', list }
  return { name: 'record', list, id: id === 'new' ? id : Number(id) }
}

/** Returns the address to open after sign-in: always inside the editor, never another site. */
function safeNext(next: string | null): string {
  if (next === null || !URL.canParse(next, 'https://editor.invalid')) return HOME_PATH
  const url = new URL(next, 'https://editor.invalid')
  const inside = url.origin === 'https://editor.invalid' && /^\/editor(?:\/|$)/.test(url.pathname)
  if (!inside || url.pathname.startsWith('/editor/sign-in')) return HOME_PATH
  return `${url.pathname}${url.search}${url.hash}`
}
