import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { AnyField } from '#schema/fields'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { importedRecords } from '../database/tables'
import { ApiError } from '../http/errors/api-error'
import { storedError, storedRefusals } from '../http/errors/refusal-text'
import type { AnyRecordWriter } from '../records/record-writer'
import { type SavingContext, saveInside } from '../records/save-record'
import type { ImportRow, RowReport, RowState } from './import-row'

export interface RowsToImport {
  readonly writer: AnyRecordWriter
  readonly locationId: number
  readonly rows: readonly ImportRow[]
  /** True if added records are public immediately. */
  readonly isPublic: boolean
}

/** Maximum number of problems reported per row. */
const MAX_PROBLEMS = 5

interface EarlierImport {
  readonly recordId: number
  readonly digest: string
}

/**
 * Adds the rows of a file, or updates those of an earlier import. The caller rolls the transaction back if a row is invalid. Each
 * row is validated by the rules of its kind.
 */
export async function importRows(
  { tx, context }: { readonly tx: Orm; readonly context: SavingContext },
  { writer, locationId, rows, isPublic }: RowsToImport,
): Promise<readonly RowReport[]> {
  const { kind } = writer.definition
  // If the same file is imported twice at the same time, the second import finds the rows of the first.
  await lock(tx, `import ${kind} ${locationId}`)
  const known = await earlierImports(tx, { kind, locationId, rows })
  const seen = new Set<string>()
  const reports: RowReport[] = []
  for (const row of rows) reports.push(await importRow(row))
  return reports

  async function importRow(row: ImportRow): Promise<RowReport> {
    const { line, title } = row
    try {
      const { state, id } = await outcomeOf(row)
      return { line, title, state, problem: null, recordId: String(id) }
    } catch (error) {
      if (!(error instanceof ApiError && isOfRow(error))) throw error
      return { line, title, state: 'WRONG', problem: problemOf(error, row), recordId: null }
    }
  }

  /** Returns the problems with the labels of their fields and the values in the file, as a stored refusal. */
  function problemOf(error: ApiError, { values }: ImportRow): string {
    const { fields } = writer.definition
    const problems = (error.details.issues ?? []).map((issue) => {
      const [name = ''] = (issue.field ?? '').split('.')
      const value = values[name]
      const given = typeof value === 'string' ? value.slice(0, 60) : ''
      const label = fields[name]?.label ?? name
      // The rule of a time describes its stored form, which nobody writes in a table.
      const isTime = fields[name]?.type === 'dateTime' && issue.rule === 'pattern' && issue.values
      const refusal = isTime
        ? refusalFor('rowTime', { label, given })
        : refusalFor('rowField', { label, given, problem: issue.message })
      return { refusal, issue }
    })
    return problems.length > 0
      ? storedRefusals(problems.slice(0, MAX_PROBLEMS))
      : storedError(error)
  }

  async function outcomeOf(row: ImportRow): Promise<{ state: RowState; id: number }> {
    const { key } = row
    const digest = digestOf(row)
    if (key === null) return { state: 'NEW', id: await add(row, digest) }
    if (seen.has(key)) throw new ApiError('BAD_USER_INPUT', refusalFor('sameKey'))
    seen.add(key)
    const before = known.get(key)
    if (!before) return { state: 'NEW', id: await add(row, digest) }
    if (before.digest === digest) return { state: 'EQUAL', id: before.recordId }
    const isThere = await change(row, before, digest)
    return { state: isThere ? 'CHANGED' : 'GONE', id: before.recordId }
  }

  async function add({ key, values }: ImportRow, digest: string): Promise<number> {
    const status = writer.definition.status
    const owner = writer.definition.owner === 'network' ? {} : { locationId: String(locationId) }
    const shown = status === null ? {} : { [status]: statusOf(isPublic) }
    const input = { ...shown, ...values, ...owner }
    const { id: recordId } = await saveInside({ tx, context }, writer, { input })
    if (key !== null)
      await tx
        .insert(importedRecords)
        .values({ kind, locationId, key, recordId, digest, importedAt: new Date() })
    return recordId
  }

  function statusOf(isShown: boolean): string {
    const { fields, status } = writer.definition
    // The status names a declared field.
    const field = fields[status ?? ''] as AnyField | undefined
    const isArticle = field?.type === 'select' && Object.hasOwn(field.options, 'PUBLISHED')
    if (isArticle) return isShown ? 'PUBLISHED' : 'DRAFT'
    return isShown ? 'ACTIVE' : 'INACTIVE'
  }

  /** Updates a record; returns false if it was deleted or archived, because such records are not added again. */
  async function change(
    { key, values }: ImportRow,
    { recordId }: EarlierImport,
    digest: string,
  ): Promise<boolean> {
    const stored = await writer.find(tx, recordId)
    const status = stored && writer.statusOf(stored)
    if (!stored || status === 'DELETED' || status === 'ARCHIVED') return false
    const args = { id: String(recordId), input: values, expectedVersion: stored.version }
    await saveInside({ tx, context }, writer, args)
    await tx
      .update(importedRecords)
      .set({ digest, importedAt: new Date() })
      .where(
        and(
          eq(importedRecords.kind, kind),
          eq(importedRecords.locationId, locationId),
          eq(importedRecords.key, key ?? ''),
        ),
      )
    return true
  }
}

/** Returns whether an error concerns the row’s values rather than the request. */
function isOfRow({ code }: ApiError): boolean {
  return code === 'BAD_USER_INPUT' || code === 'CONFLICT'
}

interface EarlierQuery {
  readonly kind: string
  readonly locationId: number
  readonly rows: readonly ImportRow[]
}

async function earlierImports(
  tx: Orm,
  { kind, locationId, rows }: EarlierQuery,
): Promise<ReadonlyMap<string, EarlierImport>> {
  const keys = rows.flatMap(({ key }) => key ?? [])
  if (keys.length === 0) return new Map()
  const found = await tx
    .select()
    .from(importedRecords)
    .where(
      and(
        eq(importedRecords.kind, kind),
        eq(importedRecords.locationId, locationId),
        inArray(importedRecords.key, keys),
      ),
    )
  return new Map(found.map(({ key, recordId, digest }) => [key, { recordId, digest }]))
}

function digestOf({ values }: ImportRow): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
