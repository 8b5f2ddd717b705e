import type { PageAddress } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import type { EventRecord } from '#schema/records/event/event-record'
import type { Inheriting } from './location-checks'

/** The server's answers about the records that a page uses. Entries missing from a map were not requested or not answered. */
export interface RecordAnswers {
  /** `null` for a picture that doesn't exist. */
  readonly media: ReadonlyMap<number, MediaItem | null>
  /** `null` for a page that doesn't exist. */
  readonly pages: ReadonlyMap<number, PageAddress | null>
  readonly events: ReadonlyMap<number, EventRecord | null>
  /** Named blocks of other pages, by page id. */
  readonly anchors: ReadonlyMap<number, ReadonlySet<string>>
  /** True if visitors get a page at this path of the site. */
  readonly answers: ReadonlyMap<string, boolean>
  /** `null` if no other location shows the page, or while it is unknown. */
  readonly inheriting: Inheriting | null
}

export const NOTHING_KNOWN: RecordAnswers = {
  media: new Map(),
  pages: new Map(),
  events: new Map(),
  anchors: new Map(),
  answers: new Map(),
  inheriting: null,
}
