import { OPENING_ELEMENT } from '#schema/api/editor-page'
import { BUILD, PAGES } from './cache-names'

/** Maximum number of kept pages per account; the least recently opened is removed first. */
const MAX_PAGES = 20
/** Lifetime of a kept page in ms: that of a session, because later no one would be signed in. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000
/** Headers of a kept answer: its time in ms since 1970, and the entry script of its build. */
const KEPT_AT = 'x-kept-at'
const KEPT_BUILD = 'x-kept-build'
/** Headers to remove, because cached bodies are decompressed. */
const PACKING = ['content-encoding', 'content-length']

/** Message of an open page to the worker (`editor/offline/keep-page.ts`). */
export interface KeepMessage {
  /** Key of the page (`pageKey`). */
  readonly page: string
  /** Time of opening in ms since 1970: an older copy is replaced. */
  readonly openedAt: number
  /** The entry script of the open editor. */
  readonly build: string
  /** Addresses of the build's files that were loaded so far. */
  readonly files: readonly string[]
}

/** Caches the response of an opened page and deletes the pages of other accounts. Ignores responses without a page. */
export async function keepAnswer(key: string, answer: Response): Promise<void> {
  const html = await answer.text()
  const account = accountIn(html)
  const build = buildIn(html)
  if (account === null || build === null) return
  const headers = new Headers(answer.headers)
  for (const name of PACKING) headers.delete(name)
  headers.set(KEPT_AT, String(Date.now()))
  headers.set(KEPT_BUILD, build)
  for (const name of await caches.keys())
    if (name.startsWith(PAGES) && name !== PAGES + account) await caches.delete(name)
  const pages = await caches.open(PAGES + account)
  // Moved to the end, so that keys are in order of opening.
  await pages.delete(key)
  await pages.put(key, new Response(html, { headers }))
  for (const old of (await pages.keys()).slice(0, -MAX_PAGES)) await pages.delete(old)
}

/** Returns a page's cached response, marked as such for the editor; a network error if there is none. */
export async function keptAnswer(key: string): Promise<Response> {
  const kept = await caches.match(key)
  if (!kept || Date.now() - keptAt(kept) > LIFETIME_MS) return Response.error()
  const html = (await kept.text()).replace('<html ', '<html data-kept ')
  return new Response(html, { headers: kept.headers })
}

/** Caches an open page if its copy is older, with the files it loaded; deletes builds that no kept page needs. */
export async function keepOpenPage({ page, openedAt, build, files }: KeepMessage): Promise<void> {
  const kept = await caches.match(page)
  if (!kept || keptAt(kept) < openedAt) {
    const answer = await fetch(page, { cache: 'no-store' })
    if (answer.ok) await keepAnswer(page, answer)
  }
  const cache = await caches.open(BUILD + build)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // Answered by the browser's own cache: the page has just loaded them.
  await Promise.allSettled(files.filter((file) => !known.has(file)).map((file) => cache.add(file)))
  await deleteOldBuilds(build)
}

/** Returns a file of a build, from the cache if possible: files with hashed names never change. */
export async function getCachedFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function deleteOldBuilds(current: string): Promise<void> {
  const names = await caches.keys()
  const needed = new Set([BUILD + current])
  for (const name of names.filter((each) => each.startsWith(PAGES))) {
    const pages = await caches.open(name)
    for (const answer of await pages.matchAll()) needed.add(BUILD + answer.headers.get(KEPT_BUILD))
  }
  for (const name of names)
    if (name.startsWith(BUILD) && !needed.has(name)) await caches.delete(name)
}

function keptAt(answer: Response): number {
  return Number(answer.headers.get(KEPT_AT))
}

/** Returns the account a page was rendered for; `null` if no one is signed in or there is no page. */
function accountIn(html: string): string | null {
  const [, text] = new RegExp(`id="${OPENING_ELEMENT}">([^<]*)<`).exec(html) ?? []
  if (text === undefined) return null
  const { answers }: OpenPage = JSON.parse(text)
  const dataOf = (name: string) => answers.find(({ operation }) => operation === name)?.data
  return dataOf('Document')?.document ? (dataOf('Me')?.me?.id ?? null) : null
}

/** The part of an embedded opening that is read here (`#schema/api/opening`, without its parser). */
interface OpenPage {
  readonly answers: readonly {
    readonly operation: string
    readonly data: { readonly me?: { readonly id: string } | null; readonly document?: unknown }
  }[]
}

function buildIn(html: string): string | null {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null
}
