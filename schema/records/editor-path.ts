import type { AnyRecord } from './record'

/** What an address of the editor says of a record. */
interface NamedRecord {
  readonly recordId: number
  /** Of a text for a location and a language. */
  readonly locationId?: number
  readonly language?: string
}

/** Where a record is edited; the screen of its kind where no record has one of its own. */
export function editorPath(
  { kind, desk }: Pick<AnyRecord, 'kind' | 'desk'>,
  { recordId, locationId, language }: NamedRecord,
): string {
  if (kind === 'navigation')
    return `/editor/navigation?location=${locationId ?? ''}&language=${encodeURIComponent(language ?? '')}`
  if (kind === 'location') return `/editor/locations/${recordId}`
  if (kind === 'topic') return '/editor/topics'
  return desk ? `/editor/${desk.path}/${recordId}` : '/editor'
}
