import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { requireSignIn } from '../documents/document-row'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { can } from '../people/access/can'
import { writerOf } from '../records'
import { unopenedLocations } from '../records/location/unopened-locations'
import { managedLocation } from '../site/redirects/managed-location'
import { readRows } from './import-row'
import { importRows } from './import-rows'
import { mayImport } from './may-import'
import { redirectOldAddresses } from './redirect-old-addresses'
import { type ImportAnswer, runRows } from './run-import'

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
/** Maximum length of an address, as for redirects. */
const MAX_ADDRESS = 2000

const rowsOf = z.array(
  z.object({
    line: z.int().positive(),
    key: z.string().min(1).max(500).nullable(),
    title: z.string().max(500),
    values: z.record(z.string(), z.unknown()),
    oldAddress: z.string().max(MAX_ADDRESS).optional(),
  }),
)

/** Adds the rows of a table as records of a kind, or updates those added by an earlier import, with the redirects from their old addresses. */
export function importRecords(
  _: unknown,
  { kind, rows: sent, isDryRun, isPublic, ...args }: ImportRecordsArguments,
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
  const rows = readRows(rowsOf, sent, MAX_ROWS)
  if (rows.some(({ oldAddress }) => oldAddress !== undefined))
    managedLocation(context.principal, into)
  return runRows(context, isDryRun, async (tx) => {
    const reports = await importRows({ tx, context }, { writer, locationId, rows, isPublic })
    return redirectOldAddresses({ tx, context }, { writer, locationId, rows, reports })
  })
}

/** Adding locations requires managing the network; no permission set includes it. */
function requireNetworkManager({ principal }: RequestContext): void {
  if (can(requireSignIn(principal), 'saveLive', { locationId: null, isPublic: false })) return
  throw new ApiError('FORBIDDEN', refusalFor('locationsByNetwork'))
}
