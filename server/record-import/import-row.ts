import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError, forPrograms } from '../http/errors/api-error'

/** A record as a file has it. */
export interface ImportRow {
  /** Of the file, from 1. */
  readonly line: number
  /** What the file calls it, the same whenever it is imported; without one it is always added. */
  readonly key: string | null
  readonly title: string
  /** Field values by field name, as the mutation of this kind takes them. */
  readonly values: Readonly<Record<string, unknown>>
}

/** What becomes of a row. `GONE` was imported before and deleted since: it is not added again. */
export type RowState = 'NEW' | 'CHANGED' | 'EQUAL' | 'GONE' | 'LEFT_OUT' | 'WRONG'

/** How it went with a row (`ImportedRow` in schema/api). */
export interface RowReport {
  readonly line: number
  readonly title: string
  readonly state: RowState
  readonly recordId: string | null
  /** What is wrong with it, or why it was left out. */
  readonly problem: string | null
}

/** The rows of a table as they were sent, at most so many. */
export function readRows<Row>(
  rowsOf: z.ZodType<readonly Row[]>,
  rows: unknown,
  most: number,
): readonly Row[] {
  const read = rowsOf.safeParse(rows)
  if (!read.success)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`The rows can’t be read: ${z.prettifyError(read.error)}`),
    )
  if (read.data.length > most)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyRows', { most }))
  return read.data
}
