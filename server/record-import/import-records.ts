import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { writerOf } from '../records'
import { mayImport } from './may-import'
import { type ImportAnswer, runImport } from './run-import'

interface ImportRecordsArguments {
  readonly kind: string
  readonly locationId: string
  readonly rows: unknown
  readonly isDryRun: boolean
  readonly isPublic: boolean
}

/** The most that one transaction writes. */
const MAX_ROWS = 500

const rowsOf = z.array(
  z.object({
    line: z.int().positive(),
    key: z.string().min(1).max(500).nullable(),
    title: z.string().max(500),
    values: z.record(z.string(), z.unknown()),
  }),
)

/** Adds the rows of a table as records of a kind, or changes those that an earlier import has added. */
export function importRecords(
  _: unknown,
  { kind, rows, ...args }: ImportRecordsArguments,
  context: RequestContext,
): Promise<ImportAnswer> {
  const writer = writerOf(kind)
  if (!writer?.definition.api.writes)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`Records of the kind '${kind}' can’t be imported.`),
    )
  const locationId = mayImport(context.principal, writer, args.locationId)
  const read = rowsOf.safeParse(rows)
  if (!read.success)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`The rows can’t be read: ${z.prettifyError(read.error)}`),
    )
  if (read.data.length > MAX_ROWS)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyRows', { most: MAX_ROWS }))
  return runImport(context, { ...args, writer, locationId, rows: read.data })
}
