import type { Fields } from '#schema/fields'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import type { Orm } from '../database/orm'
import { ApiError } from '../errors/api-error'
import type { RecordRow, RecordWriter } from './record-writer'

/*
 * Visitors see changes of an ACTIVE record at once; only navigations and topics have a draft beside it (`server/drafts`, decision 40). Users
 * who may edit but not publish therefore edit hidden records only, and create hidden ones.
 */

interface Saving<Row extends RecordRow, F extends Fields> {
  readonly writer: RecordWriter<Row, F>
  readonly principal: Principal
}

/** Refuses changes that visitors would see to users who may not publish. */
export function checkMayChange<Row extends RecordRow, F extends Fields>(
  { writer, principal }: Saving<Row, F>,
  row: Row,
): void {
  if (isAllowed({ writer, principal }, row)) return
  throw new ApiError(
    'FORBIDDEN',
    `Visitors see this ${writer.definition.words.one}: it is changed by those who manage its location.`,
  )
}

/** The values to store; INACTIVE for a new record of a user who may not publish. */
export async function keepHidden<Row extends RecordRow, F extends Fields>(
  saving: Saving<Row, F> & { readonly tx: Orm; readonly before: Row | null },
  row: Row,
): Promise<Row> {
  if (isAllowed(saving, row)) return row
  const { writer, before, tx } = saving
  if (before !== null || !writer.status)
    throw new ApiError(
      'FORBIDDEN',
      `Visitors would see this ${writer.definition.words.one} at once: that is decided by those who manage its location.`,
    )
  const { version, updatedAt, updatedByName } = row
  return writer.status.write(tx, row, { version, updatedAt, updatedByName, status: 'INACTIVE' })
}

function isAllowed<Row extends RecordRow, F extends Fields>(
  { writer, principal }: Saving<Row, F>,
  row: Row,
): boolean {
  const { locationId } = row
  return !writer.isPublic(row) || can(principal, 'saveLive', { locationId, isPublic: true })
}
