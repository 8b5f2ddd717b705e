import type { Orm } from '../database/orm'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { storedError } from '../http/errors/refusal-text'
import type { AnyRecordWriter } from '../records/record-writer'
import { pathOf } from '../records/table-columns'
import { writeRedirects } from '../site/redirects/add-redirects'
import type { ImportRow, RowReport } from './import-row'

interface Redirecting {
  readonly writer: AnyRecordWriter
  readonly locationId: number
  readonly rows: readonly ImportRow[]
  /** One for each row. */
  readonly reports: readonly RowReport[]
}

/**
 * Redirects the old addresses of imported rows to their records, in the transaction that writes these: an interrupted import has both
 * or neither. Returns the reports with what is wrong with an address; the record is imported all the same.
 */
export async function redirectOldAddresses(
  { tx, context }: { readonly tx: Orm; readonly context: RequestContext },
  { writer, locationId, rows, reports }: Redirecting,
): Promise<readonly RowReport[]> {
  const redirects: { path: string; target: string; index: number }[] = []
  for (const [index, { recordId, state }] of reports.entries()) {
    const path = rows[index]?.oldAddress
    if (path === undefined || recordId === null || state === 'GONE') continue
    const target = await addressIn(tx, writer, Number(recordId))
    if (path !== target) redirects.push({ path, target, index })
  }
  if (redirects.length === 0) return reports
  const problems = await problemsOf(() =>
    writeRedirects(tx, { redirects, locationId, by: context }),
  )
  const byIndex = new Map(redirects.map(({ index }, number) => [index, problems(number)]))
  return reports.map((report, index) => ({
    ...report,
    problem: report.problem ?? byIndex.get(index) ?? null,
  }))
}

/** Returns the address of a record in its site; an empty text for kinds without pages. */
async function addressIn(tx: Orm, writer: AnyRecordWriter, id: number): Promise<string> {
  const row = await writer.find(tx, id)
  if (!row) throw new Error(`The imported ${writer.definition.kind} ${id} is not there`)
  return pathOf(writer.definition, { id, slug: writer.slugOf(row), category: null }) ?? ''
}

/** Returns the problem of each redirect; of all of them where there are too many. */
async function problemsOf(
  write: () => ReturnType<typeof writeRedirects>,
): Promise<(number: number) => string | null> {
  try {
    const results = await write()
    return (number) => results[number]?.problem ?? null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problem = storedError(error)
    return () => problem
  }
}
