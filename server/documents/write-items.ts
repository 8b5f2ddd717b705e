import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { locations, topicItems } from '../database/tables'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import type { StoredItem } from './publications/revision-items'
import type { ItemInput } from './save-input'

/** The topic of the items, the caller, and the existing items. */
interface ItemsOf {
  readonly topicId: number
  readonly locationId: number
  readonly title: string
  readonly principal: Principal
  readonly known: readonly StoredItem[]
}

/** The write of the given items, and the resulting items of the topic. */
interface ItemChanges {
  write(tx: Orm): Promise<void>
  readonly items: readonly StoredItem[]
}

/** Merges the given items into those of a topic. Stored items keep the fields that are not given; new ones get defaults. */
export async function changeItems(
  tx: Orm,
  given: readonly ItemInput[],
  of: ItemsOf,
): Promise<ItemChanges> {
  const placed = given.map((item) => ({
    ...item,
    locationId: item.locationId === undefined ? of.locationId : item.locationId,
  }))
  await checkPlaces(tx, placed, of)
  const changes = placed.map((item) => ({ item, known: of.known.find(isAt(item)) }))
  const added = changes.filter(({ known }) => !known).map(({ item }) => newItem(item, of.title))
  const changed = changes.filter(({ item, known }) => known && givenOf(item).length > 0)
  return {
    items: [
      ...of.known.map((known) => {
        const own = placed.find(isAt(known))
        return own ? { ...known, ...Object.fromEntries(givenOf(own)) } : known
      }),
      ...added,
    ],
    async write(on) {
      await Promise.all([
        ...changed.map(({ item }) => update(on, of.topicId, item)),
        ...(added.length > 0
          ? [on.insert(topicItems).values(added.map((item) => ({ ...item, topicId: of.topicId })))]
          : []),
      ])
    },
  }
}

interface ItemScope {
  readonly language: string
  readonly locationId: number | null
}
type ScopedItem = ItemInput & ItemScope

function isAt(place: ItemScope) {
  return (other: ItemScope): boolean =>
    other.language === place.language && other.locationId === place.locationId
}

/** Returns the fields of an item to be written. */
function givenOf({ title, richText, content, description, imageId }: ItemInput) {
  return Object.entries({ title, richText, content, description, imageId }).filter(
    ([, value]) => value !== undefined,
  )
}

function newItem({ language, locationId, ...given }: ScopedItem, title: string): StoredItem {
  return {
    language,
    locationId,
    title: given.title ?? title,
    richText: given.richText ?? '',
    content: given.content ?? null,
    description: given.description ?? '',
    imageId: given.imageId ?? null,
  }
}

async function update(tx: Orm, topicId: number, item: ScopedItem): Promise<void> {
  const { language, locationId } = item
  await tx
    .update(topicItems)
    .set(Object.fromEntries(givenOf(item)))
    .where(
      and(
        eq(topicItems.topicId, topicId),
        eq(topicItems.language, language),
        locationId === null ? isNull(topicItems.locationId) : eq(topicItems.locationId, locationId),
      ),
    )
}

async function checkPlaces(
  tx: Orm,
  items: readonly { readonly language: string; readonly locationId: number | null }[],
  { locationId, principal }: ItemsOf,
): Promise<void> {
  const places = new Set(items.map((item) => `${item.language} ${item.locationId}`))
  if (places.size < items.length)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('Two items have the same language and location.'),
    )
  const others = new Set(
    items.map((item) => item.locationId).filter((id) => id !== null && id !== locationId),
  )
  if (others.size === 0) return
  for (const other of others)
    if (!can(principal, 'save', { locationId: other, isPublic: false, kind: 'page' }))
      throw new ApiError(
        'FORBIDDEN',
        forPrograms(`Your account can’t change the text of location ${other}.`),
      )
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
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('An item names a location that doesn’t exist.'),
    )
}
