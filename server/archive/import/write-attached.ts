import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { decodeAttachedRow, kindOfRow } from '../attached-lines'
import { ANY_KIND, type AttachedRows } from '../attached-rows'
import { linesFile } from '../bag/archive-format'
import { ArchiveProblem } from '../bag/archive-problem'
import { batchesOf, type JsonLine, jsonLines } from '../bag/read-lines'
import { columnOf, type Line, type Row } from '../record-lines'
import { attempt } from './attempt'
import { type ImportContext, toDatabase } from './importing'
import { laterVersion, raiseVersion } from './write-records'

const BATCH_SIZE = 20

/** Writes attached rows. Saved versions are written with their records; redirects and drafts are compared one by one. */
export async function writeAttached(importing: ImportContext, rows: AttachedRows): Promise<void> {
  const isVersion = rows.key === null
  for await (const batch of batchesOf(jsonLines(importing.bag, linesFile(rows.name)), BATCH_SIZE)) {
    const found = batch.flatMap((line) => rowOf(importing, rows, line) ?? [])
    if (isVersion) await insertVersions(importing, rows, found)
    else for (const one of found) await writeOne(importing, rows, one)
  }
}

interface AttachedRow {
  readonly line: number
  readonly json: Line
  readonly row: Row
  /** The version offset of its record; `null` if that was not written. */
  readonly offset: number | null
}

/** Returns the row; `null`, with a report, if its owner doesn't exist. */
function rowOf(
  importing: ImportContext,
  rows: AttachedRows,
  { line, json: read }: JsonLine,
): AttachedRow | null {
  const { ids, report } = importing
  const json = { ...rows.later, ...read }
  refuseUnknown(rows, json, line)
  refuseIncomplete(rows, json, line)
  const [kind, number] = ownerOf(rows, json)
  const named = [[kind, number] as const, ...foreignOf(rows, json)]
  const absent = named.find(([of, one]) => one > 0 && ids.isAbsent(of, one))
  if (absent) {
    const message = `It belongs to a ${absent[0]} that is in neither the archive nor this database.`
    report.list(rows.name, {
      file: linesFile(rows.name),
      line,
      title: titleOf(json),
      state: 'missing',
      message,
    })
    return null
  }
  const row = decodeAttachedRow(rows, json, toDatabase(importing))
  return { line, json, row, offset: ids.offset(kind, number) }
}

function ownerOf({ owner, ownerColumn }: AttachedRows, json: Line): readonly [string, number] {
  return [owner === ANY_KIND ? kindOfRow(json) : owner, Number(json[ownerColumn])]
}

function foreignOf({ codecs }: AttachedRows, json: Line): readonly (readonly [string, number])[] {
  return Object.entries(codecs).flatMap(([name, { foreign }]) =>
    foreign !== undefined && typeof json[name] === 'number'
      ? [[foreign, Number(json[name])] as const]
      : [],
  )
}

function refuseUnknown({ name, codecs }: AttachedRows, json: Line, line: number): void {
  const unknown = Object.keys(json).find((each) => !Object.hasOwn(codecs, each))
  if (unknown !== undefined)
    throw new ArchiveProblem(
      `${linesFile(name)}, line ${line}, has “${unknown.slice(0, 100)}”, which this release doesn’t know. Use the release that made the archive, or a newer one.`,
    )
}

/** Refuses a line without the columns that identify it. */
function refuseIncomplete(
  { name, key, ownerColumn }: AttachedRows,
  json: Line,
  line: number,
): void {
  const lacking = [ownerColumn, ...(key ?? [])].find((each) => json[each] === undefined)
  if (lacking !== undefined)
    throw new ArchiveProblem(`${linesFile(name)}, line ${line}, has no “${lacking}”.`)
}

async function insertVersions(
  { tx, report }: ImportContext,
  { name, table }: AttachedRows,
  found: readonly AttachedRow[],
): Promise<void> {
  const values = found.flatMap(({ row, offset }) =>
    offset === null ? [] : { ...row, ...laterVersion(row, offset) },
  )
  report.count(name, 'equal', found.length - values.length)
  if (values.length === 0) return
  const refusal = await attempt(tx, (inner) =>
    inner.insert(table).values(values).onConflictDoNothing(),
  )
  if (refusal) throw new ArchiveProblem(`The ${name} of the archive can’t be stored: ${refusal}`)
  report.count(name, 'new', values.length)
}

async function writeOne(
  importing: ImportContext,
  rows: AttachedRows,
  { line, json, row: archived, offset: ofOwner }: AttachedRow,
): Promise<void> {
  const { tx, ids, report, overwrites } = importing
  const { name, table } = rows
  const row = { ...archived, ...raiseVersion('baseVersion', archived, ofOwner ?? 0) }
  const isIt = and(...keyColumns(rows).map(([key, column]) => eq(column, row[key])))
  const [stored] = await tx.select().from(table).where(isIt)
  if (!stored) {
    if (rows.isPlan && !overwrites && !isWithRecord(importing, rows, json))
      return report.list(name, {
        ...{ file: linesFile(name), line, title: titleOf(json), state: 'changed' },
        message:
          'It is scheduled in the archive, and not here. With --overwrite it is scheduled here too.',
      })
    const refusal = await attempt(tx, (inner) =>
      inner.insert(table).values({ ...rows.personal, ...row }),
    )
    if (refusal === null) {
      ids.touch(...ownerOf(rows, json))
      return report.count(name, 'new')
    }
    return report.list(name, {
      ...{ file: linesFile(name), line, title: titleOf(json) },
      ...{ state: 'conflict', message: refusal },
    })
  }
  if (isSameRow(rows, row, stored)) return report.count(name, 'equal')
  if (!overwrites)
    return report.list(name, {
      ...{ file: linesFile(name), line, title: titleOf(json), state: 'changed' },
      message: 'It is another here. With --overwrite it becomes as in the archive.',
    })
  if (rows.isPlan) {
    // A new row, because the job of the one here runs at its time.
    await tx.delete(table).where(isIt)
    await tx.insert(table).values(row)
    return report.count(name, 'changed')
  }
  // People working on a draft are notified of a newer version.
  const offset = Number(stored.version ?? 0)
  const versions = {
    ...raiseVersion('version', row, offset),
    ...raiseVersion('publishedVersion', row, offset),
  }
  await tx
    .update(table)
    .set({ ...row, ...versions })
    .where(isIt)
  ids.touch(...ownerOf(rows, json))
  report.count(name, 'changed')
}

/** Returns whether the record that a row plans for was written by this import. */
function isWithRecord({ ids }: ImportContext, rows: AttachedRows, json: Line): boolean {
  const [kind, number] =
    typeof json.recordId === 'number' ? [kindOfRow(json), json.recordId] : ownerOf(rows, json)
  return ids.offset(kind, number) !== null
}

const ABOUT_SAVING = new Set([
  ...['version', 'baseVersion', 'publishedVersion', 'savedAt', 'savedByName', 'movedAt'],
  ...['movedByName', 'updatedAt', 'updatedBy', 'updatedByName', 'publishedAt', 'importedAt'],
  ...['createdBy', 'createdByName'],
])

function isSameRow({ codecs }: AttachedRows, row: Row, stored: Row): boolean {
  return Object.keys(codecs).every(
    (name) =>
      ABOUT_SAVING.has(name) ||
      !Object.hasOwn(row, name) ||
      textOf(row[name]) === textOf(stored[name]),
  )
}

/** The hash in a picture's address changes with its file, and isn't in archives. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? null).replace(/(\/media\/\d+)-[0-9a-f]+/g, '$1')
}

function keyColumns({ name, table, key }: AttachedRows): readonly (readonly [string, PgColumn])[] {
  if (!key) throw new Error(`The rows of '${name}' are not compared`)
  return key.map((column) => [column, columnOf(table, column)])
}

function titleOf({ path, title, version }: Line): string {
  return String(path ?? title ?? version ?? '').slice(0, 200)
}
