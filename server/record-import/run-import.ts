import type { Orm } from '../database/orm'
import type { SavingContext } from '../records/save-record'
import type { RowReport } from './import-row'
import { importRows, type RowsToImport } from './import-rows'

export interface ImportAnswer {
  /** True if rows were written: not in a dry run, nor if a row is invalid. */
  readonly isDone: boolean
  readonly rows: readonly RowReport[]
}

/** Thrown to roll back a transaction. */
class Undone extends Error {
  readonly rows: readonly RowReport[]
  constructor(rows: readonly RowReport[]) {
    super('The import is not kept')
    this.rows = rows
  }
}

/** Imports all rows or none, in one transaction. A dry run does the same and rolls back. */
export function runImport(
  context: SavingContext,
  { isDryRun, ...rows }: RowsToImport & { readonly isDryRun: boolean },
): Promise<ImportAnswer> {
  return runRows(context, isDryRun, (tx) => importRows({ tx, context }, rows))
}

/** Like `runImport`, with a custom function that writes the rows. */
export async function runRows(
  context: SavingContext,
  isDryRun: boolean,
  writeRows: (tx: Orm) => Promise<readonly RowReport[]>,
): Promise<ImportAnswer> {
  const work = async (tx: Orm) => {
    const reports = await writeRows(tx)
    if (isDryRun || reports.some(({ state }) => state === 'WRONG')) throw new Undone(reports)
    return reports
  }
  try {
    return { isDone: true, rows: await context.app.changes.write(work) }
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return { isDone: false, rows: error.rows }
  }
}
