import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError, forPrograms } from '../http/errors/api-error'

/** A record in an imported file. */
export interface ImportRow {
  /** Line in the file, from 1. */
  readonly line: number
  /** Stable key in the file; without one, the record is added each time. */
  readonly key: string | null
  readonly title: string
  /** Values by field name, as in the mutation of the kind. */
  readonly values: Readonly<Record<string, unknown>>
  /** Path that the record had elsewhere, which redirects to it here. */
  readonly oldAddress?: string | undefined
}

/** Result of a row. `GONE` was imported before and deleted since: it is not added again. */
export type RowState = 'NEW' | 'CHANGED' | 'EQUAL' | 'GONE' | 'LEFT_OUT' | 'WRONG'

/** The report on a row (`ImportedRow` in schema/api). */
export interface RowReport {
  readonly line: number
  readonly title: string
  readonly state: RowState
  readonly recordId: string | null
  /** Problem of the row or its old address, or the reason why it was skipped: a stored refusal, shown in the caller’s language. */
  readonly problem: string | null
}

/** Parses the rows of a table; refuses more than `most`. */
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
