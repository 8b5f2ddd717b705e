import { inArray } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import type { ArchivedKind, ArchivedPart, Codecs } from '../archived-kinds'
import { linesFile } from '../bag/archive-format'
import { ArchiveProblem } from '../bag/archive-problem'
import { batchesOf, type JsonLine, jsonLines } from '../bag/read-lines'
import { columnOf, decodeRow, type Line, type Row, readRecordLines } from '../record-lines'
import { attempt } from './attempt'
import { isSameRecord } from './compare-lines'
import { type ImportContext, toArchive, toDatabase } from './importing'
import { overwriteRecord } from './overwrite-record'
import { auditImported } from './refresh-imported'
import { storeKeys } from './resolve-ids'

const BATCH_SIZE = 50
const PART_BATCH_SIZE = 500
const KEPT = 'It is another here, and stays as it is: what visitors sent is never overwritten.'

/** A line with its resolved state. */
interface ArchivedRecord {
  readonly line: number
  readonly number: number
  readonly id: number
  readonly json: Line
}

/** Writes the rows of a kind: new ones, and if requested those that differ. */
export async function writeRecords(importing: ImportContext, kind: ArchivedKind): Promise<void> {
  const { bag, ids, tx } = importing
  for await (const batch of batchesOf(jsonLines(bag, linesFile(kind.kind)), BATCH_SIZE)) {
    const records = batch.map((line) => recordOf(importing, kind, line))
    await storeKeys(
      importing,
      kind.kind,
      records.map(({ json, id }) => ({ key: String(json.key), id })),
    )
    const isNew = ({ number }: ArchivedRecord) => ids.standing(kind.kind, number) === 'new'
    await insertNew(importing, kind, records.filter(isNew))
    const there = records.filter((record) => !isNew(record))
    const reading = { orm: tx, mapping: toArchive(importing) }
    const stored = await readRecordLines(
      reading,
      kind,
      there.map(({ id }) => id),
    )
    for (const record of there)
      await compareRecord(importing, kind, { record, stored: stored.get(record.id) ?? {} })
  }
}

function recordOf(
  { ids }: ImportContext,
  kind: ArchivedKind,
  { line, json }: JsonLine,
): ArchivedRecord {
  const number = Number(json.id)
  refuseUnknown(kind, json, line)
  return { line, number, id: ids.id(kind.kind, number), json }
}

/** Refuses columns that a newer release has written and this one would lose. */
function refuseUnknown({ kind, codecs, parts }: ArchivedKind, json: Line, line: number): void {
  const names = new Set(['id', 'key', ...Object.keys(codecs), ...parts.map(({ name }) => name)])
  const unknown = Object.keys(json).find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new ArchiveProblem(
      `${linesFile(kind)}, line ${line}, has “${unknown.slice(0, 100)}”, which this release doesn’t know. Use the release that made the archive, or a newer one.`,
    )
}

async function insertNew(
  importing: ImportContext,
  kind: ArchivedKind,
  records: readonly ArchivedRecord[],
): Promise<void> {
  const { tx, report } = importing
  const rows = records.flatMap((record) => {
    const row = rowOf(importing, kind, record)
    return row
      ? [{ record, row: { ...kind.omitted, ...kind.personal, ...row, id: record.id } }]
      : []
  })
  if (rows.length === 0) return
  const together = await attempt(tx, (inner) =>
    inner.insert(kind.table).values(rows.map(({ row }) => row)),
  )
  const written: ArchivedRecord[] = []
  for (const { record, row } of rows) {
    const refusal = together && (await attempt(tx, (inner) => inner.insert(kind.table).values(row)))
    if (refusal) listLine(importing, kind, record, { state: 'conflict', message: refusal })
    else written.push(record)
  }
  report.count(kind.kind, 'new', written.length)
  await noteWritten(importing, kind, written)
}

async function noteWritten(
  { tx, ids }: ImportContext,
  kind: ArchivedKind,
  records: readonly ArchivedRecord[],
): Promise<void> {
  for (const { number } of records) ids.wrote(kind.kind, number, 0)
  await auditImported(
    tx,
    kind,
    records.map(({ id }) => id),
  )
}

async function compareRecord(
  importing: ImportContext,
  kind: ArchivedKind,
  { record, stored }: { readonly record: ArchivedRecord; readonly stored: Line },
): Promise<void> {
  const { tx, ids, report, overwrites } = importing
  if (isSameRecord(kind, record.json, stored)) return report.count(kind.kind, 'equal')
  const isKnown = ids.standing(kind.kind, record.number) === 'known'
  const state = isKnown ? 'changed' : 'conflict'
  if (!overwrites || kind.isKept) {
    if (kind.isKept) return listLine(importing, kind, record, { state: 'conflict', message: KEPT })
    const message = isKnown
      ? 'It is another here. With --overwrite it becomes as in the archive.'
      : 'There is one here with the same address or name, and it is another. With --overwrite it becomes as in the archive.'
    return listLine(importing, kind, record, { state, message })
  }
  const row = rowOf(importing, kind, record)
  if (!row) return
  const offset = typeof stored.version === 'number' ? stored.version : 0
  const refusal = await attempt(tx, (inner) =>
    overwriteRecord(inner, kind, { id: record.id, row, offset }),
  )
  if (refusal) return listLine(importing, kind, record, { state: 'conflict', message: refusal })
  ids.wrote(kind.kind, record.number, offset)
  await auditImported(tx, kind, [record.id])
  report.count(kind.kind, state)
}

/** Returns the row to store; `null`, with a report, if something it requires is missing. */
function rowOf(importing: ImportContext, kind: ArchivedKind, record: ArchivedRecord): Row | null {
  const { line, absent } = withoutMissingReferences(importing, kind, record.json)
  if (line) return decodeRow(kind.codecs, line, toDatabase(importing))
  const message = `It belongs to a ${absent} that is in neither the archive nor this database.`
  listLine(importing, kind, record, { state: 'missing', message })
  return null
}

interface Referring extends Pick<ArchivedKind, 'table' | 'required'> {
  readonly codecs: Codecs
}

/** Returns a line without references to missing records; `null` if one is required. */
function withoutMissingReferences(
  { ids }: ImportContext,
  { codecs, table, required = [] }: Referring,
  line: Line,
): { readonly line: Line | null; readonly absent: string } {
  const gone = Object.entries(codecs).filter(
    ([name, { foreign }]) =>
      foreign !== undefined &&
      typeof line[name] === 'number' &&
      ids.isAbsent(foreign, Number(line[name])),
  )
  const needed = gone.find(([name]) => columnOf(table, name).notNull || required.includes(name))
  if (needed) return { line: null, absent: needed[1].foreign ?? '' }
  return {
    line: { ...line, ...Object.fromEntries(gone.map(([name]) => [name, null])) },
    absent: '',
  }
}

function listLine(
  { ids, report }: ImportContext,
  kind: ArchivedKind,
  { line, number, json }: ArchivedRecord,
  problem: { readonly state: 'changed' | 'conflict' | 'missing'; readonly message: string },
): void {
  if (ids.standing(kind.kind, number) === 'new') ids.skip(kind.kind, number)
  report.list(kind.kind, {
    ...{ file: linesFile(kind.kind), line, title: String(json[kind.title] ?? '').slice(0, 200) },
    ...problem,
  })
}

/** Writes the part rows of a kind after all its records, because topics may be below other topics. */
export async function writeParts(importing: ImportContext, kind: ArchivedKind): Promise<void> {
  if (kind.parts.length === 0) return
  const { bag, ids, tx } = importing
  for await (const batch of batchesOf(jsonLines(bag, linesFile(kind.kind)), BATCH_SIZE)) {
    const written = batch
      .map((line) => recordOf(importing, kind, line))
      .filter(({ number }) => ids.offset(kind.kind, number) !== null)
    for (const part of kind.parts) await writePart(tx, importing, { kind, part, written })
  }
}

interface PartOfRecords {
  readonly kind: ArchivedKind
  readonly part: ArchivedPart
  readonly written: readonly ArchivedRecord[]
}

async function writePart(
  tx: Orm,
  importing: ImportContext,
  { kind, part, written }: PartOfRecords,
): Promise<void> {
  if (written.length === 0) return
  const owner = columnOf(part.table, part.owner)
  // Archives of earlier releases lack some parts.
  const having = written.filter(({ json }) => json[part.name] !== undefined)
  await tx.delete(part.table).where(
    inArray(
      owner,
      having.map(({ id }) => id),
    ),
  )
  const rows = having.flatMap(({ id, number, json }) => {
    const offset = importing.ids.offset(kind.kind, number) ?? 0
    const lines = Array.isArray(json[part.name]) ? (json[part.name] as readonly Line[]) : []
    return lines.flatMap((own) => {
      const { line } = withoutMissingReferences(importing, part, own)
      if (!line) return []
      const row = decodeRow(part.codecs, line, toDatabase(importing))
      return { ...row, ...laterVersion(row, offset), [part.owner]: id }
    })
  })
  for (let at = 0; at < rows.length; at += PART_BATCH_SIZE) {
    const values = rows.slice(at, at + PART_BATCH_SIZE)
    const refusal = await attempt(tx, (inner) => inner.insert(part.table).values(values))
    if (refusal)
      throw new ArchiveProblem(`The “${part.name}” of a ${kind.kind} can’t be stored: ${refusal}`)
  }
}

/** Continues the version numbers of overwritten records. */
export function laterVersion(row: Row, offset: number): Row {
  return raiseVersion('version', row, offset)
}

export function raiseVersion(name: string, row: Row, offset: number): Row {
  const version = row[name]
  return typeof version === 'number' && offset > 0 ? { [name]: version + offset } : {}
}
