import type { PageAddress } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import type { EventRecord } from '#schema/records/event/event-record'
import type { Inheriting } from './location-checks'

/** What the server has said about the records a page uses. What is not in a map has not been asked or answered. */
export interface KnownRecords {
  /** `null` for a picture that is not there. */
  readonly media: ReadonlyMap<number, MediaItem | null>
  /** `null` for a page that is not there. */
  readonly pages: ReadonlyMap<number, PageAddress | null>
  readonly events: ReadonlyMap<number, EventRecord | null>
  /** The named blocks of other pages, by the page's id. */
  readonly anchors: ReadonlyMap<number, ReadonlySet<string>>
  /** Whether a visitor gets a page at a path of this site. */
  readonly answers: ReadonlyMap<string, boolean>
  /** `null` for a page that no other location shows, and until it is known. */
  readonly inheriting: Inheriting | null
}

export const NOTHING_KNOWN: KnownRecords = {
  media: new Map(),
  pages: new Map(),
  events: new Map(),
  anchors: new Map(),
  answers: new Map(),
  inheriting: null,
}
