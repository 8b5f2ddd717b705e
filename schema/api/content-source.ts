import type { EventRecord } from '../entities/event'
import type { Location } from '../entities/location'
import type { Gallery, MediaItem } from '../entities/media'
import type { Post } from '../entities/post'
import type { Topic } from '../entities/topic'

/** Which events: upcoming ones first, in order of time. */
export interface EventsQuery {
  /** Events of this location; of the whole network when not given. */
  readonly locationSlug?: string
  /** Only events that end after this moment, ISO 8601. */
  readonly from?: string
  readonly ids?: readonly number[]
  readonly first: number
}

/** Which articles: the latest first. */
export interface NewsQuery {
  readonly locationSlug?: string
  readonly slugs?: readonly string[]
  readonly first: number
}

/** Where a page is: for links by page id. */
export interface PageAddress {
  readonly id: number
  readonly title: string
  /** The whole path, the location's site root included: `/ottawa/visit`. */
  readonly path: string
}

/**
 * What blocks read, by the calls of specification section 7. On the server the calls run inside the process,
 * batched, and note which records a page was made of; in the editor they go through Apollo Client and its cache.
 * A record that is not there, or that the reader may not see, is absent: `null`, or missing from the list.
 */
export interface ContentSource {
  topic(id: number): Promise<Topic | null>
  gallery(id: number): Promise<Gallery | null>
  location(slug: string): Promise<Location | null>
  /** The media items of these ids, in the order asked. */
  media(ids: readonly number[]): Promise<readonly MediaItem[]>
  news(query: NewsQuery): Promise<readonly Post[]>
  events(query: EventsQuery): Promise<readonly EventRecord[]>
  pages(ids: readonly number[]): Promise<readonly PageAddress[]>
}
