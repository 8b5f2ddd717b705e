import { inArray } from 'drizzle-orm'
import { type Media, type MediaItem, pictureFor } from '#schema/entities/media'
import { bestOf, DEFAULT_LANGUAGE, type LocaleScope } from '#schema/entities/place'
import type gallery from '#schema/records/gallery/gallery.record'
import type { ItemOf } from '#schema/records/record-item'
import { hasSlug, matchesSlug } from '../../database/location-conditions'
import type { Orm } from '../../database/orm'
import { locations } from '../../database/tables'

/** Pictures for a language and location, as returned by the API. */
export interface MediaSet extends Media {
  readonly id: string
}

/** A gallery’s cover in a language or at a location. */
interface Cover extends LocaleScope {
  readonly image: MediaItem
}

type Covers = Pick<ItemOf<typeof gallery>['values'], 'covers'>

/** Reads the covers of galleries by place; omits pictures that the caller can’t see. */
export async function coversOf(
  orm: Orm,
  found: readonly Covers[],
): Promise<readonly (readonly Cover[])[]> {
  const slugs = [
    ...new Set(found.flatMap(({ covers }) => covers.flatMap(({ location }) => location || []))),
  ]
  const { id, slug, formerSlugs } = locations
  const rows =
    slugs.length === 0
      ? []
      : await orm.select({ id, slug, formerSlugs }).from(locations).where(hasSlug(slugs))
  return found.map(({ covers }) =>
    covers.flatMap(({ language, location, picture: image }) => {
      const at = location ? rows.find((row) => matchesSlug(row, location)) : null
      return image && at !== undefined ? [{ language, locationId: at?.id ?? null, image }] : []
    }),
  )
}

interface GalleryParts {
  readonly row: { readonly id: number; readonly locationId: number }
  readonly items: readonly MediaItem[]
  /** The default cover. */
  readonly cover: MediaItem | null
  readonly covers: readonly Cover[]
}

/**
 * Returns the places for which a gallery has texts or a cover. The first is its location in en-US. Texts in a language for all
 * locations also become a place of the gallery’s location, because the ranking compares locations first and would find only en-US
 * there.
 */
export function placesOfGallery({
  row,
  items,
  cover,
  covers,
}: GalleryParts): readonly LocaleScope[] {
  const own = row.locationId
  const given = [...covers, ...[...items, cover].flatMap((item) => item?.texts ?? [])]
  return placesOf([
    { language: DEFAULT_LANGUAGE, locationId: own },
    ...given.flatMap((place) =>
      place.locationId === null ? [{ ...place, locationId: own }, place] : place,
    ),
  ])
}

/** Reads the slugs of the places’ locations, by id; those known already are not read. */
export async function readSlugs(
  orm: Orm,
  places: readonly LocaleScope[],
  known: ReadonlyMap<number, string> = new Map(),
): Promise<ReadonlyMap<number, string>> {
  const all = new Set(places.flatMap(({ locationId }) => locationId ?? []))
  const missing = [...all].filter((id) => !known.has(id))
  if (missing.length === 0) return known
  const rows = await orm
    .select({ id: locations.id, slug: locations.slug })
    .from(locations)
    .where(inArray(locations.id, missing))
  return new Map([...known, ...rows.map(({ id, slug }) => [id, slug] as const)])
}

/** Returns the pictures of a gallery for each of its places (specification section 3, Gallery). */
export function mediaSets(
  parts: GalleryParts,
  slugs: ReadonlyMap<number, string>,
): readonly MediaSet[] {
  const { row, items, cover, covers } = parts
  return placesOfGallery(parts).map((place, index) => {
    const featured = bestOf(covers, place)?.image ?? cover
    return {
      // The prefix distinguishes gallery sets from single pictures, which have the same type in a client’s cache.
      id: `gallery-${row.id}${index === 0 ? '' : `-${keyOf(place)}`}`,
      ...place,
      location: place.locationId === null ? null : (slugs.get(place.locationId) ?? null),
      featuredMediaItem: featured && pictureFor(featured, place),
      items: items.map((item) => pictureFor(item, place)),
    }
  })
}

/** Returns the places without duplicates, in order of first occurrence. */
export function placesOf(places: readonly LocaleScope[]): readonly LocaleScope[] {
  const byKey = places.map(
    ({ language, locationId }) =>
      [keyOf({ language, locationId }), { language, locationId }] as const,
  )
  return [...new Map(byKey).values()]
}

/** Returns a key that distinguishes a record’s parts by place: `gu-IN-10`, or `gu-IN` for all locations. */
export function keyOf({ language, locationId }: LocaleScope): string {
  return locationId === null ? language : `${language}-${locationId}`
}
