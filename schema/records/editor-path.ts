import { DEFAULT_LOCATION_ID } from '../entities/place'
import type { AnyRecord } from './record'

/** Value of `location` in the address of the default location's own navigation; its id means the network's. */
export const DEFAULT_LOCATION_SITE = 'default'

/** The parts of a record's editor address. */
interface NamedRecord {
  readonly recordId: number
  /** For a text of a location and language. */
  readonly locationId?: number | null
  readonly language?: string | null
  /** True for the default location's own differences of the network's navigation. */
  readonly onlyHere?: boolean
}

/** Returns the editor's address of a record, or that of its kind's screen if records have none. */
export function editorPath(
  { kind, collection }: Pick<AnyRecord, 'kind' | 'collection'>,
  { recordId, locationId, language, onlyHere }: NamedRecord,
): string {
  if (kind === 'navigation') {
    const place = onlyHere ? DEFAULT_LOCATION_SITE : String(locationId ?? '')
    const address = `/editor/navigation?location=${place}&language=${encodeURIComponent(language ?? '')}`
    // Lists of records don't say whether a navigation is the network's.
    const isEither = locationId === DEFAULT_LOCATION_ID && !onlyHere && recordId > 0
    return isEither ? `${address}&record=${recordId}` : address
  }
  if (kind === 'location') return `/editor/locations/${recordId}`
  if (kind === 'topic') return '/editor/topics'
  return collection ? `/editor/${collection.path}/${recordId}` : '/editor'
}
