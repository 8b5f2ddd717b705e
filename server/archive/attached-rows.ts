import type { PgTable } from 'drizzle-orm/pg-core'
import {
  mediaRevisions,
  movedAddresses,
  pageOverrides,
  publicationPeriods,
  recordDrafts,
  recordRevisions,
  revisions,
} from '../database/tables'
import { archivedKinds, type Codecs, codecsOf } from './archived-kinds'

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
  readonly codecs: Codecs
}

/** `any`: the row stores the kind of its record. */
export const ANY_KIND = 'any'

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
    order: ['kind', 'recordId', 'language'],
    key: ['kind', 'recordId', 'locationId', 'language'],
  },
  {
    ...{ ...OF_DOCUMENT, name: 'overrides', table: pageOverrides },
    order: ['locationId', 'language'],
    key: ['documentId', 'locationId', 'language'],
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
