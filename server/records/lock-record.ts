import { refusalFor } from '#schema/api/refusals/refusals'
import type { Fields } from '#schema/fields'
import type { Orm } from '../database/orm'
import { idOf } from '../graphql/operations/ids'
import { ApiError, notFound } from '../http/errors/api-error'
import { type Action, can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import type { RecordRow, RecordWriter } from './record-writer'
import { resourceOf } from './resource-of'

export interface LockedRecordQuery<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly writer: RecordWriter<Row, F>
  readonly principal: Principal
}

/** Reads and locks a record if the principal may perform the action. */
export async function lockRecordForUpdate<Row extends RecordRow, F extends Fields>(
  { tx, writer, principal }: LockedRecordQuery<Row, F>,
  text: string,
  action: Action,
): Promise<Row> {
  const id = idOf(text)
  const row = id === null ? undefined : await writer.find(tx, id)
  if (!row) throw notFound(writer.definition.kind)
  const resource = resourceOf(writer, row, writer.isPublic(row))
  if (can(principal, action, resource)) return row
  if (!can(principal, 'readDraft', resource)) throw notFound(writer.definition.kind)
  throw new ApiError('FORBIDDEN', refusalFor('viewOnlyRecord', { kind: writer.definition.kind }))
}

/** Creates the conflict error with the stored record; only for people who may save it and so may read it. */
export function conflict<Row extends RecordRow, F extends Fields>(
  writer: RecordWriter<Row, F>,
  row: Row,
  expected: number,
): ApiError {
  return new ApiError(
    'CONFLICT',
    refusalFor('newerRecord', { kind: writer.definition.kind, version: row.version, expected }),
    {
      current: {
        version: row.version,
        savedAt: row.updatedAt.toISOString(),
        savedBy: row.updatedByName,
        title: writer.titleOf(row),
        description: '',
        externalUrl: null,
        items: [],
      },
    },
  )
}
