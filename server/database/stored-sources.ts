import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'
import type { Orm } from './orm'

/** What the fields of a record hold, as its form has it: pictures by id, times local to the time zone. */
export interface StoredValues {
  readonly locationId: number
  /** Where visitors read it inside its location's site; `null` where it has no page of its own. */
  readonly path: string | null
  readonly timeZone: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The rows of a kind that is a table of its own. */
export interface StoredRecords {
  readonly table: PgTable
  readonly id: PgColumn
  /** The condition that visitors see a row at this moment. */
  isPublic(now: Date): SQL
  /** The pages of all records that visitors see; none for kinds without pages. */
  pages(orm: Orm): Promise<readonly PublicRecordPage[]>
}

export interface PublicRecordPage {
  readonly locationId: number
  /** Inside the location's site. */
  readonly path: string
  /** When visitors first saw it, or it last changed; `null` where nobody knows. */
  readonly modifiedAt: Date | null
}

/** What the fields of records hold, by id. */
export type ReadValues = (
  orm: Orm,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, StoredValues>>

/** A kind whose rows the search and the references of pictures read by its declaration. */
export interface StoredSource {
  readonly definition: AnyRecord
  readonly stored: StoredRecords
  readonly values: ReadValues
}

const sources = new Map<string, StoredSource>()
export const storedSources: ReadonlyMap<string, StoredSource> = sources

/** Answers how it is taken away again: what a test adds is not there for the next one. */
export function addStoredSource(source: StoredSource): () => void {
  const { kind } = source.definition
  sources.set(kind, source)
  return () => sources.delete(kind)
}
