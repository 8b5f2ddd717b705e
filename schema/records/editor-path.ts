import type { AnyRecord } from './record'

/** The parts of a record's editor address. */
interface NamedRecord {
  readonly recordId: number
  /** For a text of a location and language. */
  readonly locationId?: number | null
  readonly language?: string | null
}

/** Returns the editor's address of a record, or that of its kind's screen if records have none. */
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
