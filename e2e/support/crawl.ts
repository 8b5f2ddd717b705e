import { setTimeout } from 'node:timers/promises'
import { ORIGIN } from './site'

/** A page or file of the site, as a crawler finds it. */
export interface Visited {
  readonly path: string
  readonly status: number
  readonly type: string
  /** The page that led here first; `null` for the first one. */
  readonly from: string | null
  readonly html: string
}

interface BrokenLink {
  readonly from: string
  readonly to: string
  readonly problem: string
}

interface Crawl {
  readonly visited: readonly Visited[]
  readonly broken: readonly BrokenLink[]
}

/** More addresses than this mean that pages make up addresses without end. */
const MAX_COUNT = 4000
const AT_ONCE = 4
const ADDRESS = /<(?:a|link|img|form|script|source)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g
const ID = /\sid="([^"]*)"/g

/** Follows every address inside the site from `/`, and looks for the place each `#…` names. */
export async function crawl(starts: readonly string[]): Promise<Crawl> {
  const visited = new Map<string, Visited>()
  const links: { from: string; to: string; hash: string }[] = []
  const waiting: { path: string; from: string | null }[] = starts.map((path) => ({
    path,
    from: null,
  }))
  const known = new Set(starts)
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  const broken = links.flatMap((link) => findBrokenLinks(link, visited.get(link.to)))
  return { visited: [...visited.values()], broken }

  async function walk(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await visit(next.path, next.from)
      visited.set(next.path, page)
      for (const { path, hash } of addressesIn(page)) {
        links.push({ from: page.path, to: path, hash })
        if (known.has(path)) continue
        known.add(path)
        if (known.size > MAX_COUNT)
          throw new Error(`More than ${MAX_COUNT} addresses; the last: ${path}`)
        waiting.push({ path, from: page.path })
      }
    }
  }
}

/** Like a well-behaved crawler: after a 429 it waits as long as Retry-After says and tries again. */
async function visit(path: string, from: string | null): Promise<Visited> {
  const response = await fetch(`${ORIGIN}${path}`)
  if (response.status === 429) {
    await response.body?.cancel()
    await setTimeout(Number(response.headers.get('retry-after')) * 1000)
    return visit(path, from)
  }
  const type = response.headers.get('content-type') ?? ''
  const html = type.startsWith('text/html') ? await response.text() : ''
  if (html === '') await response.body?.cancel()
  return { path, status: response.status, type, from, html }
}

function addressesIn({ path, html }: Visited): { path: string; hash: string }[] {
  return [...html.matchAll(ADDRESS)].flatMap(([, raw = '']) => {
    const url = new URL(raw.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), `${ORIGIN}${path}`)
    // The editor is an application of its own, and other sites are not crawled.
    if (url.origin !== ORIGIN || url.pathname.startsWith('/editor')) return []
    // One width of a picture is checked for all: making them takes its time.
    if (url.pathname.startsWith('/media/') && url.searchParams.has('w')) url.search = '?w=320'
    return [{ path: `${url.pathname}${url.search}`, hash: decodeURIComponent(url.hash.slice(1)) }]
  })
}

function findBrokenLinks(
  { from, to, hash }: { from: string; to: string; hash: string },
  target: Visited | undefined,
): BrokenLink[] {
  if (!target) throw new Error(`'${to}' was never visited`)
  // A form is sent to its address, not read from it.
  if (target.status >= 400 && !to.startsWith('/forms/'))
    return [{ from, to, problem: `answers ${target.status}` }]
  if (hash === '' || hash === 'top') return []
  const ids = [...target.html.matchAll(ID)].map(([, id]) => id)
  return ids.includes(hash) ? [] : [{ from, to, problem: `has no place called '${hash}'` }]
}
