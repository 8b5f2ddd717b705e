import type DataLoader from 'dataloader'
import type { SQL } from 'drizzle-orm'
import type { FieldValue, PageAddress, RecordFilter } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { AnyRecordItem } from '#schema/records/record-item'
import type { RecordSummary as Summary } from '#schema/records/record-summary'
import { kindsIn, type Orm, type StoredKind } from '../../database/orm'
import type { Principal } from '../../people/access/principal'
import type { LoadMedia } from './media'
import type { ListPage, ListResult, ReadContext } from './read-context'

/** A record of any kind as shown in lists, pickers and cards. */
export type RecordSummary = Summary

/** The reader of one kind of record. */
export interface RecordSource extends StoredKind {
  /** Lists a range of the records that the caller can see, in the declared order. */
  list(
    readContext: ReadContext,
    query: RecordQuery,
    part: RecordPart,
  ): ListResult<RecordSummary> | Promise<ListResult<RecordSummary>>
  /** Like `list`, with field values as shown on pages; absent for kinds without a declared form. */
  readonly items?: (
    readContext: ReadContext,
    query: RecordQuery,
    part: ItemPart,
  ) => ListResult<StoredItem>
  /** Returns the distinct values of a filter field among records that the caller can see; absent for kinds without one. */
  readonly usedValues?: (readContext: ReadContext, field: string) => Promise<readonly string[]>
  /** Returns the values that visitors can filter a list by. */
  readonly publicValues?: (
    readContext: ReadContext,
    query: { readonly field: string; readonly locationSlug?: string | undefined },
  ) => Promise<readonly FieldValue[]>
  /**
   * Returns a statement for the last saved records whose drafts the caller can see, newest first; `null` or absent if unknown.
   */
  readonly lastSaved?: (principal: Principal | null, atMost: number) => SQL | null
}

/** A query for records of a kind; omitted filters don’t restrict. */
export interface RecordQuery {
  /** Records in any status, including the trash. */
  readonly ids?: readonly number[] | undefined
  /** Ids as text, or slugs, depending on the declaration. */
  readonly keys?: readonly string[] | undefined
  readonly locationSlug?: string | undefined
  /** Text in the title or another declared search field. */
  readonly search?: string | undefined
  /** One or several values of declared filter fields; `countryCode` is the location’s. */
  readonly filter?: RecordFilter | undefined
  /** Only records that are not over at this moment; ignored for kinds without an end. */
  readonly from?: Date | undefined
  /** Only records in this state; all outside the trash if omitted. */
  readonly state?: RecordState | undefined
  /** Only records whose drafts the caller can see. */
  readonly editable?: boolean
  /** Overrides the declared order. */
  readonly sort?: RecordOrder | undefined
  /** Only public records, regardless of the caller. */
  readonly publicOnly: boolean
}

/** States of a record: public, not public (yet), archived, or in the trash. */
const recordStates = ['SHOWN', 'HIDDEN', 'ARCHIVED', 'DELETED'] as const
export type RecordState = (typeof recordStates)[number]

export interface RecordOrder {
  readonly by: 'TITLE' | 'UPDATED_AT'
  readonly direction: 'asc' | 'desc'
}

export type RecordPart = ListPage & { readonly load: LoadMedia }
/** Options of a range whose links are resolved as well. */
export interface ItemPart extends RecordPart {
  readonly page: Pick<DataLoader<number, PageAddress | null>, 'load'>
  /** Fields that are left empty, including their pictures. */
  readonly without?: readonly string[]
}

/** A record with its field values and the data its editors need. */
export interface StoredItem extends AnyRecordItem {
  readonly recordStatus: string
  /** `null` for kinds that are not edited here. */
  readonly version: number | null
  /** Details of its location; of the default location for a network record. */
  readonly owner: {
    readonly type: Location['type']
    readonly level: { readonly levelNumber: number; readonly name: string }
  }
  /** Its columns, for API fields that are not declared. */
  readonly row: Readonly<Record<string, unknown>>
}

/** A record in an API list: its values and the data that resolvers of its type need. */
export type RecordNode = Readonly<Record<string, unknown>> &
  Pick<StoredItem, 'locationId' | 'locationSlug' | 'locationName' | 'timeZone' | 'owner' | 'row'>

/** Returns all kinds of records, by name. */
export function recordSources(orm: Orm): ReadonlyMap<string, RecordSource> {
  // The type in `database/` covers only stored kinds; adapters in `server/records` provide the rest.
  return kindsIn(orm) as ReadonlyMap<string, RecordSource>
}

/** Returns the reader of a kind; throws if no folder of `server/records` stores it. */
export function recordSource(orm: Orm, kind: string): RecordSource {
  const source = recordSources(orm).get(kind)
  if (!source) throw new Error(`No folder of server/records stores records of the kind '${kind}'`)
  return source
}
