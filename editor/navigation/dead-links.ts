import type { ContentSource } from '#schema/api/content-source'
import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { Entries, Entry } from './entry-list'

/** An entry whose link is broken or leads through an old address. */
export interface DeadLink {
  readonly label: string
  /** The entered address, or the page's. */
  readonly address: string
  /** The target of an old address’s redirect; `null` if there is none. */
  readonly leadsTo: string | null
}

const CONCURRENCY = 6

/** Requests every address of the site like a visitor. Other sites are not requested. */
export async function findDeadLinks(
  source: Pick<ContentSource, 'pages'>,
  { id, slug }: Pick<Location, 'id' | 'slug'>,
  entries: Entries,
): Promise<readonly DeadLink[]> {
  const root = id === DEFAULT_LOCATION_ID ? '' : `/${slug}`
  const ids = [...new Set(entries.flatMap(({ link }) => link?.pageId ?? []))]
  const pages = ids.length > 0 ? await source.pages({ ids }) : []
  const paths = new Map(pages.map((page) => [page.id, page.path]))
  const found: DeadLink[] = []
  for (let from = 0; from < entries.length; from += CONCURRENCY)
    found.push(
      ...(await Promise.all(entries.slice(from, from + CONCURRENCY).map(check))).flatMap(
        (dead) => dead ?? [],
      ),
    )
  return found

  async function check({ label, link }: Entry): Promise<DeadLink | null> {
    if (link?.pageId) {
      const path = paths.get(link.pageId)
      return path === undefined
        ? { label, address: t('page {id}', { id: link.pageId }), leadsTo: null }
        : ask(label, path, path)
    }
    const href = link?.href ?? ''
    if (!/^\/(?!\/)/.test(href)) return null
    const isWhole = root !== '' && (href === root || href.startsWith(`${root}/`))
    return ask(label, isWhole ? href : `${root}${href}`, href)
  }
}

async function ask(label: string, path: string, address: string): Promise<DeadLink | null> {
  // Without credentials, like a visitor.
  const answer = await fetch(path.replace(/#.*$/, ''), { method: 'HEAD', credentials: 'omit' })
  if (answer.status === 404) return { label, address, leadsTo: null }
  const arrived = new URL(answer.url).pathname
  const isMoved = answer.redirected && withoutSlash(arrived) !== withoutSlash(pathOf(path))
  return isMoved ? { label, address, leadsTo: arrived } : null
}

function pathOf(path: string): string {
  return path.replace(/[?#].*$/, '')
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '')
}
