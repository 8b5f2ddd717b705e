import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { recordDefinitions } from '#schema/records'
import { addressOfRecord } from '#schema/site/record-address'
import type { FoundRecord } from '../../library/record-search'

/** Returns the public address of a record at a location; `null` if it has no page. */
export function publicAddress(
  kind: string,
  { key, path }: Pick<FoundRecord, 'key' | 'path'>,
  { id, slug }: Location,
): string | null {
  const root = id === DEFAULT_LOCATION_ID ? '' : `/${slug}`
  // The path of a page is already complete.
  if (kind === 'page') return path ?? null
  if (kind === 'location') return key === slug ? root || '/' : `/${key}`
  if (path) return `${root}${path}`
  const definition = recordDefinitions.get(kind)
  if (!definition || definition.pages.length === 0) return null
  const record = definition.key === 'id' ? { kind, id: Number(key) } : { kind, slug: key }
  return `${root}${addressOfRecord(record)}`
}
