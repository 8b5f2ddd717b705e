import { refusalFor } from '#schema/api/refusals/refusals'
import type { Fields } from '#schema/fields'
import type { Orm } from '../database/orm'
import { ApiError } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import type { RecordRow, RecordWriter } from './record-writer'
import { resourceOf } from './resource-of'

/*
 * Changes of an ACTIVE record are public immediately. People who may edit but not publish change and create hidden records, and
 * propose changes of public ones as drafts (`server/records/drafts`, decision 40).
 */

interface WriteContext<Row extends RecordRow, F extends Fields> {
  readonly writer: RecordWriter<Row, F>
  readonly principal: Principal
}

/** Throws for visible changes by people who may not publish. */
export function checkMayChange<Row extends RecordRow, F extends Fields>(
  { writer, principal }: WriteContext<Row, F>,
  row: Row,
): void {
  if (isAllowed({ writer, principal }, row)) return
  throw new ApiError('FORBIDDEN', refusalFor('publishedRecord', { kind: writer.definition.kind }))
}

/** Returns the values to store; INACTIVE for a new record by a person who may not publish. */
export async function forceHidden<Row extends RecordRow, F extends Fields>(
  saving: WriteContext<Row, F> & { readonly tx: Orm; readonly before: Row | null },
  row: Row,
): Promise<Row> {
  if (isAllowed(saving, row)) return row
  const { writer, before, tx } = saving
  if (before !== null || !writer.status)
    throw new ApiError('FORBIDDEN', refusalFor('managersPublish', { kind: writer.definition.kind }))
  const { version, updatedAt, updatedByName } = row
  return writer.status.write(tx, row, { version, updatedAt, updatedByName, status: 'INACTIVE' })
}

/** Also resets the record status of a record hidden by it, for kinds with a separate status field. */
export async function makePublic<Row extends RecordRow, F extends Fields>(
  { tx, writer }: Pick<WriteContext<Row, F>, 'writer'> & { readonly tx: Orm },
  row: Row,
): Promise<Row> {
  if (writer.isPublic(row) || writer.status?.of(row) !== 'INACTIVE') return row
  const { version, updatedAt, updatedByName } = row
  return writer.status.write(tx, row, { version, updatedAt, updatedByName, status: 'ACTIVE' })
}

function isAllowed<Row extends RecordRow, F extends Fields>(
  { writer, principal }: WriteContext<Row, F>,
  row: Row,
): boolean {
  return !writer.isPublic(row) || can(principal, 'saveLive', resourceOf(writer, row, true))
}
