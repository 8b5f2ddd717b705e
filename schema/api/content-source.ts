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

/** Which public galleries: the latest first. */
export interface GalleriesQuery {
  readonly locationSlug?: string
  readonly category?: GalleryCategory
  readonly featured?: boolean
  readonly first: number
  readonly skip?: number
}

export type RecordFilter = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Which records of a kind, in the order of its lists; what is not given does not matter. */
export interface RecordsQuery {
  /** Ids as text, or slugs, as the declaration of the kind says. */
  readonly keys?: readonly string[]
  readonly locationSlug?: string
  /** Values of the fields that the declaration filters by, or one of several; `countryCode` is that of the location (ISO 3166-1). */
  readonly filter?: RecordFilter
  /** Only those that are not over at this moment, ISO 8601. */
  readonly from?: string
  readonly first: number
  readonly skip?: number
}

/** What records say in a text field, and what those of the latest such record that is translated say in its place: `{ language, value }`. */
export interface FieldValue {
  readonly value: string
  readonly texts: readonly RecordText[]
}

/** What is searched for on the site of a location. */
export interface SearchQuery {
  readonly locationSlug: string
  /** As a visitor typed it. */
  readonly text: string
  /** The language that results are shown in where they are there in several. */
  readonly language?: string
  readonly first: number
  readonly skip?: number
}

/** Pages by their ids, or those above a path of a location's site. */
export type PagesQuery = { readonly ids: readonly number[] } | TrailQuery

export interface TrailQuery {
  readonly locationSlug: string
  readonly above: string
  /** The default one when not given. */
  readonly language?: string
}

/** The kinds of which one record is read in a shape that the specification names, rather than by its fields. */
export interface RecordShapes {
  readonly gallery: Gallery
  readonly location: Location
  readonly topic: Topic
}
export type ShapedKind = keyof RecordShapes
export type ShapeReaders<Kinds extends ShapedKind = ShapedKind> = {
  readonly [Kind in Kinds]: (key: number | string) => Promise<RecordShapes[Kind] | null>
}

/**
 * What blocks read, by the calls of specification section 7. On the server the calls run inside the process,
 * batched, and note which records a page was made of; in the editor they go through Apollo Client and its cache.
 * A record that is not there, or that the caller may not see, is absent: `null`, or missing from the list.
 */
export interface ContentSource {
  /** One record by its key: its id, or the slug of a location. */
  record<Kind extends ShapedKind>(
    kind: Kind,
    key: number | string,
  ): Promise<RecordShapes[Kind] | null>
  /** The media items of these ids, in the order asked. */
  media(ids: readonly number[]): Promise<readonly MediaItem[]>
  /** By their ids; or the published ones above a path, from the home page down, in a language where they are there in it. */
  pages(query: PagesQuery): Promise<readonly PageAddress[]>
  galleries(query: GalleriesQuery): Promise<readonly GalleryTile[]>
  /** Records of any kind, as cards and the heads of their own pages show them. */
  records(kind: string, query: RecordsQuery): Promise<readonly RecordSummary[]>
  /**
   * Records of a kind that is written by its declaration (`api.writes`), with what their fields hold. Of a kind that lends (`list.lent`)
   * a location without any has those of the default location.
   */
  recordsOf<F extends Fields>(
    definition: ReadDefinition<F>,
    query: RecordsQuery,
  ): Promise<readonly RecordItem<F>[]>
  /** What public records of a kind say in a text field that the declaration filters by, each once, in the order of the alphabet; 100 at most. */
  fieldValues(query: {
    readonly kind: string
    readonly field: string
    readonly locationSlug?: string
  }): Promise<readonly FieldValue[]>
  search(
    query: SearchQuery,
  ): Promise<{ readonly totalCount: number; readonly hits: readonly SearchHit[] }>
  /** Every location that visitors may see, by name. */
  places(): Promise<readonly NetworkPlace[]>
  /** Those of some paths of a location's site at which a page is published, its own or lent by the default location. */
  publishedPaths(query: {
    readonly locationSlug: string
    readonly paths: readonly string[]
  }): Promise<readonly string[]>
}

/** A content source in the editor: beside the blocks, other parts show what they have read. */
export interface EditorSource extends ContentSource {
  /** A picture that was read, without asking for it. */
  readonly mediaRead?: (id: number) => MediaItem | undefined
}
