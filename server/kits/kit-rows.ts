import { and, eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PropsOf } from '#schema/fields'
import type kit from '#schema/records/kit/kit.record'
import type { Orm } from '../database/orm'
import { kitLocations, kits } from '../database/tables'
import { timeZoneOf } from '../documents/schedule/plan-step'
import { notFound } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { kitWriter } from '../records/kit/kit.adapter'

export type KitRow = typeof kitLocations.$inferSelect

export interface Kit {
  readonly id: number
  readonly version: number
  readonly values: PropsOf<typeof kit.fields>
}

/** Reads a kit with its form values, days as dates; throws if it doesn’t exist. */
export async function readKit(tx: Orm, id: number | null): Promise<Kit> {
  const [row] = id === null ? [] : await tx.select().from(kits).where(eq(kits.id, id))
  if (row?.recordStatus !== 'ACTIVE') throw notFound('kit')
  const timeZone = await timeZoneOf(tx, DEFAULT_LOCATION_ID)
  const values = await kitWriter.valuesOf(tx, { ...row, locationId: null }, timeZone)
  // The columns match the types of the declared fields.
  return { id: row.id, version: row.version, values: values as Kit['values'] }
}

/** Returns a kit’s last day as a date: `2027-11-12`; empty if there is none. */
export function lastDayOf({ values }: Kit): string {
  return values.lastDay.slice(0, 'yyyy-mm-dd'.length)
}

/** Reads and locks a location’s kit row; throws if the caller may not write there. */
export async function lockKitRow(
  tx: Orm,
  principal: Principal,
  { kitId, locationId }: { readonly kitId: number; readonly locationId: number },
): Promise<KitRow> {
  const [row] = await tx
    .select()
    .from(kitLocations)
    .where(and(eq(kitLocations.kitId, kitId), eq(kitLocations.locationId, locationId)))
    .for('update')
  if (!row || !can(principal, 'save', kitResource(locationId))) throw notFound('kit')
  return row
}

export async function changeKitRow(
  tx: Orm,
  { kitId, locationId }: Pick<KitRow, 'kitId' | 'locationId'>,
  change: Partial<KitRow>,
): Promise<void> {
  await tx
    .update(kitLocations)
    .set(change)
    .where(and(eq(kitLocations.kitId, kitId), eq(kitLocations.locationId, locationId)))
}

/**
 * Returns the resource for permissions of a kit, which are those of pages: people who write pages fill it in, people who publish
 * pages schedule it.
 */
export function kitResource(locationId: number) {
  return { locationId, isPublic: false, kind: 'page' } as const
}

/** Returns whether the principal may create, send and publish kits: only people who manage the network. */
export function managesKits(principal: Principal | null): boolean {
  return can(principal, 'saveLive', { locationId: null, isPublic: false })
}
