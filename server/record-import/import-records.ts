import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { requireSignIn } from '../documents/document-row'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { can } from '../people/access/can'
import { writerOf } from '../records'
import { unopenedLocations } from '../records/location/unopened-locations'
import { readRows } from './import-row'
import { mayImport } from './may-import'
import { type ImportAnswer, runImport } from './run-import'

interface ImportRecordsArguments {
  readonly kind: string
  readonly locationId: string
  readonly rows: unknown
  readonly isDryRun: boolean
  readonly isPublic: boolean
}

const LOCATION = 'location'
/** Maximum number of rows written in one transaction. */
const MAX_ROWS = 500

const rowsOf = z.array(
  z.object({
    line: z.int().positive(),
    key: z.string().min(1).max(500).nullable(),
    title: z.string().max(500),
    values: z.record(z.string(), z.unknown()),
  }),
)

/** Adds the rows of a table as records of a kind, or updates those added by an earlier import. */
export function importRecords(
  _: unknown,
  { kind, rows, ...args }: ImportRecordsArguments,
  context: RequestContext,
): Promise<ImportAnswer> {
  const writer = kind === LOCATION ? unopenedLocations : writerOf(kind)
  if (!writer || (kind !== LOCATION && !writer.definition.api.writes))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`Records of the kind '${kind}' can’t be imported.`),
    )
  if (kind === LOCATION) requireNetworkManager(context)
  // Locations belong to the network, regardless of where they are imported.
  const into = kind === LOCATION ? String(DEFAULT_LOCATION_ID) : args.locationId
  const locationId = mayImport(context.principal, writer, into)
  return runImport(context, { ...args, writer, locationId, rows: readRows(rowsOf, rows, MAX_ROWS) })
}

/** Adding locations requires managing the network; no permission set includes it. */
function requireNetworkManager({ principal }: RequestContext): void {
  if (can(requireSignIn(principal), 'saveLive', { locationId: null, isPublic: false })) return
  throw new ApiError('FORBIDDEN', refusalFor('locationsByNetwork'))
}
