import { and, eq, inArray, isNull } from 'drizzle-orm'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import type { Orm } from '../database/orm'
import { locations, topicItems } from '../database/tables'
import { ApiError } from '../errors/api-error'
import type { ItemInput } from './save-input'

/** Where the items belong, and who writes them. */
export interface ItemsOf {
  readonly topicId: number
  readonly locationId: number
  readonly title: string
  readonly principal: Principal
}

/** Writes the given items of a topic: of one that is there only what is given, of a new one the rest empty. */
export async function writeItems(tx: Orm, items: readonly ItemInput[], of: ItemsOf): Promise<void> {
  const placed = items.map((item) => ({
    ...item,
    locationId: item.locationId === undefined ? of.locationId : item.locationId,
  }))
  await checkPlaces(tx, placed, of)
  for (const { language, locationId, ...given } of placed) {
    const place = and(
      eq(topicItems.topicId, of.topicId),
      eq(topicItems.language, language),
      locationId === null ? isNull(topicItems.locationId) : eq(topicItems.locationId, locationId),
    )
    const isChanged = Object.values(given).some((value) => value !== undefined)
    const known = isChanged
      ? await tx.update(topicItems).set(given).where(place).returning({ id: topicItems.id })
      : await tx.select({ id: topicItems.id }).from(topicItems).where(place)
    if (known.length === 0)
      await tx.insert(topicItems).values({
        topicId: of.topicId,
        language,
        locationId,
        ...given,
        title: given.title ?? of.title,
      })
  }
}

async function checkPlaces(
  tx: Orm,
  items: readonly { readonly language: string; readonly locationId: number | null }[],
  { locationId, principal }: ItemsOf,
): Promise<void> {
  const places = new Set(items.map((item) => `${item.language} ${item.locationId}`))
  if (places.size < items.length)
    throw new ApiError('BAD_USER_INPUT', 'Two items have the same language and location.')
  const others = new Set(
    items.map((item) => item.locationId).filter((id) => id !== null && id !== locationId),
  )
  if (others.size === 0) return
  for (const other of others)
    if (!can(principal, 'save', { locationId: other, isPublic: false }))
      throw new ApiError('FORBIDDEN', `Your account may not write the item of location ${other}.`)
  const known = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      inArray(
        locations.id,
        [...others].filter((id) => id !== null),
      ),
    )
  if (known.length < others.size)
    throw new ApiError('BAD_USER_INPUT', 'An item names a location that is not there.')
}
