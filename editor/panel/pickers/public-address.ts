import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { recordDefinitions } from '#schema/records'
import { addressOfRecord } from '#schema/site/record-address'
import type { FoundRecord } from '../../library/record-search'

/** Where visitors of a location read a record; `null` where it has no page of its own. */
export function publicAddress(
  kind: string,
  { key, path }: Pick<FoundRecord, 'key' | 'path'>,
  { id, slug }: Location,
): string | null {
  const root = id === DEFAULT_LOCATION_ID ? '' : `/${slug}`
  // That of a page is whole, wherever it is.
  if (kind === 'page') return path ?? null
  if (kind === 'location') return key === slug ? root || '/' : `/${key}`
  if (path) return `${root}${path}`
  const definition = recordDefinitions.get(kind)
  if (!definition || definition.pages.length === 0) return null
  const record = definition.key === 'id' ? { kind, id: Number(key) } : { kind, slug: key }
  return `${root}${addressOfRecord(record)}`
}
