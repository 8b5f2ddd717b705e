import type { KeptRecord } from '#schema/block/kept-elsewhere'
import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { addressOfRecord } from '#schema/site/record-address'
import type { FoundRecord } from '../../library/record-search'

/** Where visitors of a location read a record; `null` where it has no page of its own. */
export function publicAddress(
  kind: KeptRecord['kind'],
  { key, detail }: Pick<FoundRecord, 'key' | 'detail'>,
  { id, slug }: Location,
): string | null {
  const root = id === DEFAULT_LOCATION_ID ? '' : `/${slug}`
  switch (kind) {
    case 'event':
    case 'gallery':
      return `${root}${addressOfRecord({ kind, id: Number(key) })}`
    case 'newsArticle':
      return `${root}${addressOfRecord({ kind, slug: key })}`
    case 'topic':
      return detail.startsWith('/') ? `${root}${detail}` : null
    case 'location':
      return key === slug ? root || '/' : `/${key}`
  }
}
