import type { Location } from '../entities/location'
import type { Gallery, GalleryCategory, GalleryTile, MediaItem } from '../entities/media'
import type { NetworkPlace } from '../entities/network-place'
import type { PageAddress } from '../entities/page-address'
import type { RecordText } from '../entities/record-text'
import type { SearchHit } from '../entities/search-hit'
import type { Topic } from '../entities/topic'
import type { Fields } from '../fields'
import type { ReadDefinition, RecordItem } from '../records/record-item'
import type { RecordSummary } from '../records/record-summary'

export type { PageAddress }

/** Query for public galleries, newest first. */
export interface GalleriesQuery {
  readonly locationSlug?: string
  readonly category?: GalleryCategory
  readonly featured?: boolean
  readonly first: number
  readonly skip?: number
}

export type RecordFilter = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Query for records of a kind, in the order of its lists. Omitted conditions don't apply. */
export interface RecordsQuery {
  /** Ids as text, or slugs, depending on the kind's declaration. */
  readonly keys?: readonly string[]
  readonly locationSlug?: string
  /**
   * Values of the fields that the declaration filters by, each a value or a list of alternatives. `countryCode` is the location's
   * (ISO 3166-1).
   */
  readonly filter?: RecordFilter
  /** Only records that have not ended at this time, ISO 8601. */
  readonly from?: string
  readonly first: number
  readonly skip?: number
}

/**
 * A value of a text field in records, with its translations `{ language, value }` from the newest translated record with this
 * value.
 */
export interface FieldValue {
  readonly value: string
  readonly texts: readonly RecordText[]
}

/** Query for a search on a location's site. */
export interface SearchQuery {
  readonly locationSlug: string
  /** As typed by the visitor. */
  readonly text: string
  /** The preferred language of results that exist in several. */
  readonly language?: string
  readonly first: number
  readonly skip?: number
}

/** Query for pages by id, or for the ancestors of a path of a location's site. */
type PagesQuery = { readonly ids: readonly number[] } | TrailQuery

export interface TrailQuery {
  readonly locationSlug: string
  readonly above: string
  /** The default language if omitted. */
  readonly language?: string
}

/** The kinds whose single records have a shape defined in the specification, instead of their fields. */
export interface RecordShapes {
  readonly gallery: Gallery
  readonly location: Location
  readonly topic: Topic
}
export type ShapedKind = keyof RecordShapes
export type ShapeReaders<Kinds extends ShapedKind = ShapedKind> = {
  readonly [Kind in Kinds]: (key: number | string) => Promise<RecordShapes[Kind] | null>
}

/** A town or postcode that a visitor named. */
export interface FoundPlace {
  readonly name: string
  /** In degrees. */
  readonly latitude: number
  readonly longitude: number
}

/**
 * The data source of blocks: implements specification section 7. On the server the calls run in-process, batched, and record
 * which records a page depends on; in the editor they go through Apollo Client and its cache. A record that doesn't exist, or
 * that the caller may not see, is `null` or missing from the list.
 */
export interface ContentSource {
  /** Returns a record by key: its id, or the slug of a location. */
  record<Kind extends ShapedKind>(
    kind: Kind,
    key: number | string,
  ): Promise<RecordShapes[Kind] | null>
  /** Returns the media items with these ids, in the given order. */
  media(ids: readonly number[]): Promise<readonly MediaItem[]>
  /**
   * Returns pages by id; or the published ancestors of a path, from the home page down, in the requested language if they exist
   * in it.
   */
  pages(query: PagesQuery): Promise<readonly PageAddress[]>
  galleries(query: GalleriesQuery): Promise<readonly GalleryTile[]>
  /** Returns records of any kind as summaries, for cards and the headers of their own pages. */
  records(kind: string, query: RecordsQuery): Promise<readonly RecordSummary[]>
  /**
   * Returns records of a kind whose API follows from its declaration (`api.writes`), with their field values. If the kind allows
   * it (`list.lent`), a location without records gets those of the default location.
   */
  recordsOf<F extends Fields>(
    definition: ReadDefinition<F>,
    query: RecordsQuery,
  ): Promise<readonly RecordItem<F>[]>
  /** Returns the distinct values of a filterable text field in public records of a kind, alphabetically; at most 100. */
  fieldValues(query: {
    readonly kind: string
    readonly field: string
    readonly locationSlug?: string
  }): Promise<readonly FieldValue[]>
  search(
    query: SearchQuery,
  ): Promise<{ readonly totalCount: number; readonly hits: readonly SearchHit[] }>
  /** Returns all public locations, by name. */
  places(): Promise<readonly NetworkPlace[]>
  /** Returns the town or postcode that a visitor typed; `null` if it isn't known. Absent where nothing is looked up. */
  findPlace?(text: string): Promise<FoundPlace | 'unavailable' | null>
  /** Returns the given paths of a location's site that have a published page, its own or one from the default location. */
  publishedPaths(query: {
    readonly locationSlug: string
    readonly paths: readonly string[]
  }): Promise<readonly string[]>
}

/** The content source in the editor, where other components also show data that blocks have read. */
export interface EditorSource extends ContentSource {
  /** Returns a picture from the cache, without a request. */
  readonly mediaRead?: (id: number) => MediaItem | undefined
}
