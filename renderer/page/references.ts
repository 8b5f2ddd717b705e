import type { ContentSource, PageAddress } from '#schema/api/content-source'
import type { AnyBlock } from '#schema/block/block'
import type { MediaItem } from '#schema/entities/media'
import type { LinkValue } from '#schema/fields'
import { readReferences } from '#schema/fields/references'
import { safeHref } from '#schema/text/safe-href'
import type { References } from '../parts/kit/view'

/** The ids of the records that a block's fields reference. */
interface ReferenceIds {
  readonly media: readonly number[]
  readonly pages: readonly number[]
}

/** Returns the references of fields of type media, medias and link, including those inside lists. */
export function referencesOf(
  definition: AnyBlock,
  props: Readonly<Record<string, unknown>>,
): ReferenceIds {
  const media = new Set<number>()
  const pages = new Set<number>()
  readReferences(definition.fields, props, {
    record: (kind, id) => kind === 'media' && media.add(Number(id)),
    link: ({ pageId }) => pageId && pages.add(pageId),
    text(text, isMarkup) {
      if (isMarkup) for (const id of picturesInText(text)) media.add(id)
    },
  })
  return { media: [...media], pages: [...pages] }
}

/** Loads the referenced records. */
export async function loadReferences(
  source: ContentSource,
  { media, pages }: ReferenceIds,
): Promise<References> {
  const [items, addresses] = await Promise.all([
    media.length > 0 ? source.media(media) : [],
    pages.length > 0 ? source.pages({ ids: pages }) : [],
  ])
  return references(items, addresses)
}

/** Creates look-ups over records that are already loaded. */
export function references(
  items: readonly MediaItem[],
  addresses: readonly PageAddress[],
): References {
  if (items.length === 0 && addresses.length === 0) return NO_RECORDS
  return lookUps(items, addresses)
}

function lookUps(items: readonly MediaItem[], addresses: readonly PageAddress[]): References {
  const mediaById = new Map(items.map((item) => [item.id, item]))
  const pathById = new Map(addresses.map(({ id, path }) => [id, path]))
  return {
    records: [items, addresses],
    media: (id) => (id === null ? null : (mediaById.get(id) ?? null)),
    medias: (ids) => ids.flatMap((id) => mediaById.get(id) ?? []),
    href: (link) => hrefOf(link, pathById),
  }
}

function hrefOf(link: LinkValue | null, pathById: ReadonlyMap<number, string>): string | null {
  if (!link) return null
  const anchor = link.blockId ? `#${encodeURIComponent(link.blockId)}` : ''
  if (link.pageId) {
    const path = pathById.get(link.pageId)
    return path === undefined ? null : `${path}${anchor}`
  }
  return anchor || safeHref(link.href)
}

/** For blocks without references, which are most. */
const NO_RECORDS = lookUps([], [])

/** Returns the ids of library pictures in formatted text: `src="/media/12"`. */
function picturesInText(markup: string): readonly number[] {
  if (!markup.includes('/media/')) return []
  const found = markup.matchAll(
    /<img\b[^>]*?\ssrc="\/(?:preview\/[^"]*?\/)?media\/([1-9]\d{0,8})(?!\d)/g,
  )
  return [...new Set(Array.from(found, ([, id]) => Number(id)))]
}
