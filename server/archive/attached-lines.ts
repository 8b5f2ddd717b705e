import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { documents, publications, recordRevisions, schedules } from '../database/tables'
import { pagesOf } from './archive-numbers'
import type { Selection } from './archive-scope'
import type { ArchivedKind } from './archived-kinds'
import { ANY_KIND, type AttachedRows } from './attached-rows'
import { embedded, type Mapping } from './column-codec'
import { versionsInDetached } from './detached-lines'
import {
  columnOf,
  decodeRow,
  encodeRow,
  groupedBy,
  type Line,
  type Row,
  rowsOf,
  sortedRows,
} from './record-lines'
import { versionsInRollouts } from './rollout-lines'
import { definitionNamed, mapRecordValues } from './special-columns'

interface LineContext {
  readonly tx: Orm
  readonly kinds: ReadonlyMap<string, ArchivedKind>
  readonly mapping: Mapping
  /** The ids of each kind, in archive order. */
  readonly ids: ReadonlyMap<string, Int32Array>
  readonly selected: Selection
  readonly withHistory: boolean
}

/** Few records at once, because saved versions are large. */
const BATCH_SIZE = 20

/** Yields the lines of attached rows, in the order of their records. */
export async function* readAttachedLines(
  reading: LineContext,
  rows: AttachedRows,
): AsyncGenerator<Line> {
  const owners =
    rows.owner === ANY_KIND ? [...reading.kinds.values()] : [reading.kinds.get(rows.owner)]
  for (const owner of owners) if (owner) yield* linesOfKind(reading, rows, owner)
}

async function* linesOfKind(
  { tx, mapping, ids, selected, withHistory }: LineContext,
  rows: AttachedRows,
  owner: ArchivedKind,
): AsyncGenerator<Line> {
  for (const page of pagesOf(ids.get(owner.kind) ?? new Int32Array(), BATCH_SIZE)) {
    const found = await rowsOfOwners(tx, rows, owner, page)
    const needed =
      rows.name === 'revisions' && !withHistory ? await neededVersions(tx, page, !selected) : null
    const byOwner = groupedBy(found, rows.ownerColumn)
    for (const id of page) {
      const own = (byOwner.get(id) ?? []).filter(
        (row) => isInScope(selected, rows, row) && (needed?.has(`${id} ${row.version}`) ?? true),
      )
      const numbered = own.map((row) => withRecord(row, mapping))
      for (const row of sortedRows(rows, numbered, mapping))
        yield encodeAttached(rows, row, mapping)
    }
  }
}

async function rowsOfOwners(
  tx: Orm,
  { table, ownerColumn, owner }: AttachedRows,
  { chain }: ArchivedKind,
  page: readonly number[],
): Promise<readonly Row[]> {
  if (owner !== ANY_KIND) return rowsOf(tx, table, columnOf(table, ownerColumn), page)
  return tx
    .select()
    .from(recordRevisions)
    .where(and(eq(recordRevisions.kind, chain), inArray(recordRevisions.recordId, [...page])))
}

/**
 * Returns the versions required to edit and show a page: the newest, the public ones, those scheduled, and for the whole network those
 * that single locations show.
 */
async function neededVersions(
  tx: Orm,
  page: readonly number[],
  isWhole: boolean,
): Promise<ReadonlySet<string>> {
  const newest = await tx
    .select({ id: documents.id, version: documents.version, public: documents.publishedVersion })
    .from(documents)
    .where(inArray(documents.id, [...page]))
  const live = await tx
    .select({ id: publications.documentId, version: publications.version })
    .from(publications)
    .where(inArray(publications.documentId, [...page]))
  const scheduled = await tx
    .select({ id: schedules.documentId, version: schedules.version })
    .from(schedules)
    .where(inArray(schedules.documentId, [...page]))
  return new Set([
    ...(isWhole ? await versionsInRollouts(tx, page) : []),
    ...(isWhole ? await versionsInDetached(tx, page) : []),
    ...newest.flatMap((row) => [`${row.id} ${row.version}`, `${row.id} ${row.public}`]),
    ...[...live, ...scheduled].map(({ id, version }) => `${id} ${version}`),
  ])
}

/** Returns whether the target of a draft or a redirect is in the archive, too. */
function isInScope(selected: Selection, { isOfLocations }: AttachedRows, row: Row): boolean {
  if (!selected) return true
  const { recordId, documentId, locationId } = row
  if (isOfLocations && !selected.get('location')?.has(Number(locationId))) return false
  if (typeof documentId === 'number') return selected.get('document')?.has(documentId) ?? false
  if (typeof recordId !== 'number' || recordId === 0) return true
  return selected.get(kindOfRow(row))?.has(recordId) ?? false
}

/** Converts the record id of a row that stores its record's kind to the archive's number. */
function withRecord(row: Row, { number }: Mapping): Row {
  return isOfKind(row) ? { ...row, recordId: number(kindOfRow(row), Number(row.recordId)) } : row
}

function encodeAttached({ codecs }: AttachedRows, row: Row, mapping: Mapping): Line {
  const line = encodeRow(codecs, row, mapping)
  const definition = definitionNamed(String(row.kind))
  if (!isOfKind(row) || !definition) return line
  if (row.written) return { ...line, written: mapRecordValues(definition, row.written, mapping) }
  if (typeof row.values !== 'string') return line
  const map = (json: unknown, by: Mapping) => mapRecordValues(definition, json, by)
  const values = embedded(row.values, map)
  return { ...line, values: typeof values === 'string' ? values : map(values, mapping) }
}

/** Decodes a line to a row, including values that depend on the kind stored in it. */
export function decodeAttachedRow({ codecs }: AttachedRows, line: Line, mapping: Mapping): Row {
  const row = decodeRow(codecs, line, mapping)
  if (!isOfKind(row)) return row
  const definition = definitionNamed(String(row.kind))
  const own = { ...row, recordId: mapping.number(kindOfRow(row), Number(row.recordId)) }
  const map = (json: unknown) =>
    definition && typeof json !== 'string' ? mapRecordValues(definition, json, mapping) : json
  if (Object.hasOwn(row, 'written')) return { ...own, written: map(row.written) }
  if (!Object.hasOwn(row, 'values')) return own
  const values = map(line.values)
  return { ...own, values: typeof values === 'string' ? values : JSON.stringify(values) }
}

function isOfKind(row: Row): boolean {
  return typeof row.kind === 'string' && 'recordId' in row
}

/** Returns the kind of a row. Drafts store the kind's name; saved versions store its name in the audit log. */
export function kindOfRow({ kind }: Row): string {
  return definitionNamed(String(kind))?.kind ?? String(kind)
}
