import type DataLoader from 'dataloader'
import type { SQL } from 'drizzle-orm'
import type { FieldValue, PageAddress, RecordFilter } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { AnyRecordItem } from '#schema/records/record-item'
import type { RecordSummary as Summary } from '#schema/records/record-summary'
import { kindsIn, type Orm, type StoredKind } from '../../database/orm'
import type { Principal } from '../../people/access/principal'
import type { LoadMedia } from './media'
import type { Listed, ListPage, ReadContext } from './read-context'

/** A record of any kind as lists, pickers and cards show it. */
export type RecordSummary = Summary

/** How records of one kind are read. */
export interface RecordSource extends StoredKind {
  /** A part of the records that the caller may see, in the order the declaration gives. */
  list(
    readContext: ReadContext,
    query: RecordQuery,
    part: RecordPart,
  ): Listed<RecordSummary> | Promise<Listed<RecordSummary>>
  /** The same with what their fields hold, as pages show it; absent for kinds that are not written by their declarations. */
  readonly items?: (
    readContext: ReadContext,
    query: RecordQuery,
    part: ItemPart,
  ) => Listed<StoredItem>
  /** What the records that the caller may see say in a field that lists are filtered by; absent for kinds without one. */
  readonly usedValues?: (readContext: ReadContext, field: string) => Promise<readonly string[]>
  /** What visitors may filter a list by. */
  readonly publicValues?: (
    readContext: ReadContext,
    query: { readonly field: string; readonly locationSlug?: string | undefined },
  ) => Promise<readonly FieldValue[]>
  /**
   * A statement for those that someone saved last, the newest first, of those whose drafts the caller may see; `null` or
   * absent where nobody knows.
   */
  readonly lastSaved?: (principal: Principal | null, atMost: number) => SQL | null
}

/** Which records of a kind; what is not given does not matter. */
export interface RecordQuery {
  /** Of any status: who may see a record may see it in the trash, too. */
  readonly ids?: readonly number[] | undefined
  /** Ids as text, or slugs, as the declaration says. */
  readonly keys?: readonly string[] | undefined
  readonly locationSlug?: string | undefined
  /** Words in the title, or in another field that the declaration names. */
  readonly search?: string | undefined
  /** Values of the fields that the declaration filters by, or one of several; `countryCode` is that of the location. */
  readonly filter?: RecordFilter | undefined
  /** Only records that are not over at this moment; of kinds without an end it says nothing. */
  readonly from?: Date | undefined
  /** Those in one state; when not given, all that are not in the trash. */
  readonly state?: RecordState | undefined
  /** Only those whose drafts the caller may see. */
  readonly editable?: boolean
  /** Another order than that of the declaration. */
  readonly sort?: RecordOrder | undefined
  /** Only what visitors see, no matter who asks. */
  readonly publicOnly: boolean
}

/** What becomes of a record: visitors see it, or not (yet), or it is archived or in the trash. */
const recordStates = ['SHOWN', 'HIDDEN', 'ARCHIVED', 'DELETED'] as const
export type RecordState = (typeof recordStates)[number]

export interface RecordOrder {
  readonly by: 'TITLE' | 'UPDATED_AT'
  readonly direction: 'asc' | 'desc'
}

export type RecordPart = ListPage & { readonly load: LoadMedia }
/** Links in records are read as well. */
export interface ItemPart extends RecordPart {
  readonly page: Pick<DataLoader<number, PageAddress | null>, 'load'>
  /** Fields that are left empty, with the pictures in them. */
  readonly without?: readonly string[]
}

/** A record with what its fields hold, and what its editors need to know. */
export interface StoredItem extends AnyRecordItem {
  readonly recordStatus: string
  /** `null` for kinds that are not written here. */
  readonly version: number | null
  /** What is known of its location besides its names; of a record of the network that of the default location. */
  readonly owner: {
    readonly type: Location['type']
    readonly level: { readonly levelNumber: number; readonly name: string }
  }
  /** Its columns, for what the API says of it besides its fields. */
  readonly row: Readonly<Record<string, unknown>>
}

/** A record as its list in the API answers it: its values, and what resolvers of its type need besides. */
export type RecordNode = Readonly<Record<string, unknown>> &
  Pick<StoredItem, 'locationId' | 'locationSlug' | 'locationName' | 'timeZone' | 'owner' | 'row'>

/** Every kind of record, by its name. */
export function recordSources(orm: Orm): ReadonlyMap<string, RecordSource> {
  // `database/` knows only what adapters store; they are opened with all of `server/records`.
  return kindsIn(orm) as ReadonlyMap<string, RecordSource>
}

/** How a kind is read; throws for one that no folder of `server/records` stores. */
export function recordSource(orm: Orm, kind: string): RecordSource {
  const source = recordSources(orm).get(kind)
  if (!source) throw new Error(`No folder of server/records stores records of the kind '${kind}'`)
  return source
}
