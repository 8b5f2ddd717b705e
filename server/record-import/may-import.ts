import { refusalFor } from '#schema/api/refusals/refusals'
import { requireSignIn } from '../documents/document-row'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import type { AnyRecordWriter } from '../records/record-writer'
import { resourceOf } from '../records/resource-of'
import { ownerOf } from '../records/save-record'

/** Returns the target location if the principal may add records of the kind there; other permissions are checked per row. */
export function mayImport(
  principal: Principal | null,
  writer: AnyRecordWriter,
  text: string,
): number {
  const locationId = inputId(text, 'locationId')
  const resource = resourceOf(writer, { locationId: ownerOf(writer, locationId) }, false)
  if (can(requireSignIn(principal), 'create', resource)) return locationId
  throw new ApiError('FORBIDDEN', refusalFor('nothingHere'))
}
