import type { ImportedDocument } from '#schema/import/network-content'
import type { StoredBlock } from '#schema/page/content'
import { type PageTexts, translated } from './translated'

interface PageOptions {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly url: string
  readonly locationId?: number
  readonly blocks: readonly StoredBlock[]
  /** The same page as other locations show it. */
  readonly elsewhere?: Readonly<Record<number, PageVariant>>
  /** The same page for readers of Gujarati, composed for them. */
  readonly inGujarati?: PageVariant
  readonly texts?: PageVariant['texts']
  /** The site's header lies over the picture of the first block. */
  readonly overPicture?: boolean
}

interface PageVariant {
  readonly title: string
  readonly blocks: readonly StoredBlock[]
  /** The same with the texts of other languages, by their tags. */
  readonly texts?: Readonly<Record<string, PageTexts>> | undefined
}

/** A content page. */
export function contentPage(options: PageOptions): ImportedDocument {
  return document('PAGE', options)
}

/** The home page of a location. */
export function locationPage(options: Omit<PageOptions, 'url'>): ImportedDocument {
  return document('LOCATION', { ...options, url: '/' })
}

function document(type: ImportedDocument['type'], options: PageOptions): ImportedDocument {
  const {
    id,
    title,
    description,
    url,
    locationId = 10,
    elsewhere = {},
    overPicture,
    inGujarati,
  } = options
  const layout = overPicture ? { layout: { header: 'overlay' as const } } : {}
  const item = (of: number, { title: name, blocks }: PageVariant, language = 'en-US') => ({
    language,
    locationId: of,
    title: name,
    content: { format: 1 as const, blocks, ...layout },
  })
  return {
    id,
    type,
    title,
    description,
    locationId,
    externalUrl: url,
    items: [
      item(locationId, options),
      ...(inGujarati ? [item(locationId, inGujarati, 'gu-IN')] : []),
      ...inLanguages(locationId, options),
      ...Object.entries(elsewhere).flatMap(([of, variant]) => [
        item(Number(of), variant),
        ...inLanguages(Number(of), variant),
      ]),
    ],
  }

  function inLanguages(of: number, { blocks: original, texts = {} }: PageVariant) {
    return Object.entries(texts).map(([language, { title: name, blocks }]) =>
      item(of, { title: name, blocks: translated(original, language, blocks) }, language),
    )
  }
}

/** One promo of a promo block: its picture and the way it leads. */
export function promo(title: string, description: string, media: number, href: string | null) {
  return { title, description, media, link: href === null ? null : { href } }
}
