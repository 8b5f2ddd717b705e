import type { AnyRecord } from './record'

/** What an address of the editor says of a record. */
interface NamedRecord {
  readonly recordId: number
  /** Of a text for a location and a language. */
  readonly locationId?: number | null
  readonly language?: string | null
}

/** Where a record is edited; the screen of its kind where no record has one of its own. */
export function editorPath(
  { kind, collection }: Pick<AnyRecord, 'kind' | 'collection'>,
  { recordId, locationId, language }: NamedRecord,
): string {
  if (kind === 'navigation')
    return `/editor/navigation?location=${locationId ?? ''}&language=${encodeURIComponent(language ?? '')}`
  if (kind === 'location') return `/editor/locations/${recordId}`
  if (kind === 'topic') return '/editor/topics'
  return collection ? `/editor/${collection.path}/${recordId}` : '/editor'
}
