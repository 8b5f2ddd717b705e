import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { permissionLevel } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { assignments, users } from '../database/tables'
import type { JsonSchema, Mapping } from './column-codec'
import type { Line } from './record-lines'

/** Names and addresses are used in mail headers: no line breaks. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u
const nullableNumber = z.int().min(1).nullable()
const time = z.iso.datetime().nullable()

const personAccess = z.strictObject({
  /** The role that gives it, which then has its place and level, too. */
  role: nullableNumber,
  /** `null` for every location. */
  location: nullableNumber,
  ofNetwork: z.boolean(),
  level: permissionLevel,
  permissionSet: nullableNumber,
  validFrom: time,
  validUntil: time,
})
export type PersonAccess = z.infer<typeof personAccess>

/** A person in an archive: no password, second factor, session or token. */
export const personLine = z.strictObject({
  /** The account, which pages and comments name as their author. */
  id: z.string().min(1).max(100),
  email: z.email().max(254).regex(ONE_LINE),
  name: z.string().min(1).max(100).regex(ONE_LINE),
  language: z.string().max(35).nullable(),
  isDeactivated: z.boolean(),
  access: z.array(personAccess).max(1_000),
})
export type PersonLine = z.infer<typeof personLine>

interface PeopleContext {
  readonly tx: Orm
  readonly mapping: Mapping
}

/** People read, and in memory, at once. */
const BATCH_SIZE = 200
const byEmail = sql`${users.email} collate "C"`

/** Yields people by email address: all, or those with access to a location and their access there. */
export async function* readPeopleLines(
  { tx, mapping }: PeopleContext,
  locationId: number | null,
): AsyncGenerator<Line> {
  for (let after = ''; ; ) {
    const rows = await tx
      .select()
      .from(users)
      .where(and(gt(byEmail, after), locationId === null ? undefined : hasAccessAt(locationId)))
      .orderBy(asc(byEmail))
      .limit(BATCH_SIZE)
    const last = rows.at(-1)
    if (!last) return
    const ids = rows.map(({ id }) => id)
    const accessOf = await readAccess({ tx, mapping }, ids, locationId)
    for (const { id, email, name, language, deactivatedAt } of rows)
      yield {
        ...{ id, email, name, language, isDeactivated: deactivatedAt !== null },
        access: accessOf.get(id) ?? [],
      }
    after = last.email
  }
}

function hasAccessAt(locationId: number) {
  return sql`exists (select 1 from ${assignments} a where a.user_id = ${users.id} and a.location_id = ${locationId})`
}

/** Reads the access of people, in an order that doesn't depend on the database's ids. */
export async function readAccess(
  { tx, mapping }: PeopleContext,
  ids: readonly string[],
  locationId: number | null = null,
): Promise<ReadonlyMap<string, readonly PersonAccess[]>> {
  const rows = await tx
    .select()
    .from(assignments)
    .where(
      and(
        inArray(assignments.userId, [...ids]),
        locationId === null ? undefined : eq(assignments.locationId, locationId),
      ),
    )
  const found = new Map<string, PersonAccess[]>()
  for (const row of rows) {
    const access = accessLine(row, mapping)
    found.set(row.userId, [...(found.get(row.userId) ?? []), access])
  }
  for (const access of found.values())
    access.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return found
}

function accessLine(row: typeof assignments.$inferSelect, mapping: Mapping): PersonAccess {
  const numbered = (kind: string, id: number | null) =>
    id === null ? null : mapping.number(kind, id)
  return {
    role: numbered('role', row.roleId),
    location: numbered('location', row.locationId),
    ofNetwork: row.ofNetwork,
    level: row.level,
    permissionSet: numbered('permissionSet', row.permissionSetId),
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
  }
}

export function personLineSchema(): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(personLine, { io: 'input' })
  return schema
}
