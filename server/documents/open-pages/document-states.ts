import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { DocumentChange } from '#schema/api/changes'
import type { Orm } from '../../database/orm'
import { documents } from '../../database/tables'
import type { can } from '../../people/access/can'
import { isPublic } from '../document-row'

/** The state of a document, and the data for checking who may see it. */
export interface DocumentState {
  readonly change: DocumentChange
  readonly resource: Parameters<typeof can>[2]
}

/** Reads the states; documents that no longer exist are omitted. */
export async function readStates(
  orm: Orm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DocumentState>> {
  const rows = await orm
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

function stateOf(row: typeof documents.$inferSelect): DocumentState {
  const { id, version, publishedVersion, status, recordStatus, publishedAt, review } = row
  const state = { id, version, publishedVersion, status, recordStatus }
  const whole = JSON.stringify([state, publishedAt, review])
  const tag = createHash('sha256').update(whole).digest('base64url').slice(0, 12)
  return {
    change: { ...state, tag },
    resource: { locationId: row.locationId, isPublic: isPublic(row) },
  }
}
