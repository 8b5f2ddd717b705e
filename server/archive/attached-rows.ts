import type { PgTable } from 'drizzle-orm/pg-core'
import {
  importedRecords,
  kitLocations,
  mediaRevisions,
  movedAddresses,
  pageOverrides,
  publicationPeriods,
  recordDrafts,
  recordRevisions,
  recordSchedules,
  revisions,
} from '../database/tables'
import { archivedKinds, type Codecs, codecsOf, impersonal } from './archived-kinds'

/** Rows attached to records, without ids: one file each, in the order of their records. */
export interface AttachedRows {
  /** The name of its file: `data/revisions.jsonl`. */
  readonly name: string
  readonly table: PgTable
  /** The kinds of their records; several if the rows store the kind. */
  readonly owner: string
  /** The column with the id of the record. */
  readonly ownerColumn: string
  /** The sort order of a record's rows. */
  readonly order: readonly string[]
  /** The columns that identify a row; `null` for saved versions, which are never compared. */
  readonly key: readonly string[] | null
  /** True if only in archives with history. */
  readonly isHistory: boolean
  /** True if they plan something: added only with their record, unless everything is overwritten. */
  readonly isPlan?: boolean
  /** True if an archive of a location has only rows of this location. */
  readonly isOfLocations?: boolean
  /** Columns that only archives with people have, each with the value that a row gets without it. */
  readonly personal?: Readonly<Record<string, unknown>>
  /** Columns that archives of earlier releases lack, each with the value that a row gets without it. */
  readonly later?: Readonly<Record<string, unknown>>
  readonly codecs: Codecs
}

/** `any`: the row stores the kind of its record. */
export const ANY_KIND = 'any'

/** Returns the rows and columns of an archive with or without people. */
export function rowsOfArchive(withPeople: boolean): readonly AttachedRows[] {
  const all = attachedRows()
  return withPeople ? all : all.map((rows) => ({ ...rows, codecs: impersonal(rows) }))
}

export function attachedRows(): readonly AttachedRows[] {
  const kindOf = new Map([...archivedKinds().values()].map(({ kind, table }) => [table, kind]))
  return files.map((file) => {
    const { id: _, ...codecs } = codecsOf(file.table, { fields: {}, kindOf })
    return { ...file, codecs }
  })
}

const OF_DOCUMENT = { owner: 'document', ownerColumn: 'documentId', isHistory: false }
const OF_LOCATION = { owner: 'location', ownerColumn: 'locationId', isHistory: false }

const files: readonly Omit<AttachedRows, 'codecs'>[] = [
  {
    ...{ ...OF_LOCATION, name: 'redirects', table: movedAddresses },
    ...{ order: ['path'], key: ['locationId', 'path'] },
  },
  { ...OF_DOCUMENT, name: 'revisions', table: revisions, order: ['version'], key: null },
  {
    ...{ ...OF_DOCUMENT, name: 'periods', table: publicationPeriods, isHistory: true },
    ...{ order: ['to', 'language', 'locationId'], key: null },
  },
  {
    ...{ ...OF_LOCATION, name: 'drafts', table: recordDrafts },
    order: ['kind', 'recordId', 'language', 'onlyHere'],
    key: ['kind', 'recordId', 'locationId', 'language', 'onlyHere'],
    later: { onlyHere: false },
  },
  {
    ...{ ...OF_DOCUMENT, name: 'overrides', table: pageOverrides },
    order: ['locationId', 'language'],
    key: ['documentId', 'locationId', 'language'],
  },
  {
    ...{ ...OF_LOCATION, name: 'recordSchedules', table: recordSchedules, isPlan: true },
    ...{ order: ['kind', 'recordId', 'action'], key: ['kind', 'recordId', 'action'] },
  },
  {
    ...{ name: 'kitLocations', table: kitLocations, owner: 'kit', ownerColumn: 'kitId' },
    ...{ order: ['locationId'], key: ['kitId', 'locationId'], isHistory: false },
    ...{ isPlan: true, isOfLocations: true },
  },
  {
    ...{ ...OF_LOCATION, name: 'importedRecords', table: importedRecords },
    ...{ order: ['kind', 'key'], key: ['kind', 'locationId', 'key'] },
    personal: { subscriptionId: null },
  },
  {
    ...{ name: 'recordRevisions', table: recordRevisions, isHistory: true },
    ...{ owner: ANY_KIND, ownerColumn: 'recordId' },
    ...{ order: ['version', 'language', 'locationId'], key: null },
  },
  {
    ...{ name: 'mediaRevisions', table: mediaRevisions, isHistory: true },
    ...{ owner: 'media', ownerColumn: 'mediaId', order: ['version'], key: null },
  },
]
