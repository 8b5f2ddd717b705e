import { asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { requireSignIn } from '../documents/document-row'
import { recordName } from '../events/domain-event'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { withIdempotency } from '../graphql/operations/idempotency'
import { idOf } from '../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../http/errors/api-error'
import { recordAdapters } from '.'
import { lockRecordForUpdate } from './lock-record'
import type { HandSorted } from './record-adapter'
import { type SavedRecord, savedRecord } from './save-record'
import { tagsOfLists } from './shown-tags'

interface MoveArguments {
  readonly kind: string
  readonly id: string
  readonly by: number
  readonly idempotencyKey?: string | null
}

/**
 * Moves a record up or down among its location’s records outside the trash. One statement rewrites all positions from the current
 * state, so that each of several simultaneous moves takes effect.
 */
export async function moveRecord(
  _: unknown,
  args: MoveArguments,
  context: RequestContext,
): Promise<SavedRecord> {
  const principal = requireSignIn(context.principal)
  const { writer, sorted } = recordAdapters.get(args.kind) ?? {}
  if (!writer || !sorted)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`Records of the kind '${args.kind}' can’t be sorted by hand.`),
    )
  const { idempotencyKey: key = null, ...payload } = args
  return context.app.changes.write((tx) =>
    withIdempotency(tx, { principal, key, payload: { moveRecord: payload } }, async () => {
      const id = idOf(args.id)
      const rows = id === null ? [] : await lockRowsForUpdate(tx, sorted, id)
      if (id === null || rows.length === 0) throw notFound(writer.definition.kind)
      const row = await lockRecordForUpdate({ tx, writer, principal }, args.id, 'saveLive')
      const order = moveId(rows, id, args.by)
      if (order !== null) {
        await writeOrder(tx, sorted, order)
        await emit(tx, {
          ...{ type: 'record.moved', by: context, ...recordName(writer.definition, row.id) },
          ...{ action: 'moveRecord', locationId: row.locationId },
          ...{ fromVersion: row.version, toVersion: row.version },
          tags: await tagsOfLists({ tx, writer }, row),
        })
      }
      return savedRecord(writer, row)
    }),
  )
}

interface OrderedRow {
  readonly id: number
  readonly position: number
  readonly status: string
}

/** Locks all records of a location in order of id, as every transaction does, to prevent deadlocks. */
function lockRowsForUpdate(
  tx: Orm,
  { table, ...columns }: HandSorted,
  id: number,
): Promise<OrderedRow[]> {
  const location = tx.select({ of: columns.location }).from(table).where(eq(columns.id, id))
  return tx
    .select({
      id: sql<number>`${columns.id}`,
      position: sql<number>`${columns.position}`,
      status: sql<string>`${columns.status}`,
    })
    .from(table)
    .where(eq(columns.location, location))
    .orderBy(asc(columns.id))
    .for('update')
}

/** Returns the ids in their new order; `null` if the record can't move further in that direction. */
function moveId(rows: readonly OrderedRow[], id: number, by: number): readonly number[] | null {
  const sorted = rows.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const listed = sorted.filter((row) => row.id === id || row.status !== 'DELETED')
  const from = listed.findIndex((row) => row.id === id)
  const to = Math.min(Math.max(from + by, 0), listed.length - 1)
  const neighbour = listed[to]
  if (to === from || !neighbour) return null
  const others = sorted.map((row) => row.id).filter((other) => other !== id)
  const at = others.indexOf(neighbour.id) + (by > 0 ? 1 : 0)
  return others.toSpliced(at, 0, id)
}

async function writeOrder(
  tx: Orm,
  { table, id, position }: HandSorted,
  order: readonly number[],
): Promise<void> {
  const places = order.map((each, index) => sql`(${each}::integer, ${index}::integer)`)
  await tx.execute(sql`update ${table} set ${sql.identifier(position.name)} = places.place
    from (values ${sql.join(places, sql`, `)}) places (id, place)
    where ${id} = places.id and ${position} <> places.place`)
}
