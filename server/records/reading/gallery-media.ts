import { inArray } from 'drizzle-orm'
import { type Media, type MediaItem, pictureFor } from '#schema/entities/media'
import { bestOf, DEFAULT_LANGUAGE, type LocaleScope } from '#schema/entities/place'
import type gallery from '#schema/records/gallery/gallery.record'
import type { ItemOf } from '#schema/records/record-item'
import { answersTo, hasSlug } from '../../database/location-slugs'
import type { Orm } from '../../database/orm'
import { locations } from '../../database/tables'

/** Pictures for a language and location, as the API answers them. */
export interface MediaSet extends Media {
  readonly id: string
}

/** A picture that stands for a gallery in a language or at a location. */
interface Cover extends LocaleScope {
  readonly image: MediaItem
}

type Covers = Pick<ItemOf<typeof gallery>['values'], 'covers'>

/** The covers of galleries for places, as each gallery has them; those that may not be seen are left out. */
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
      const at = location ? rows.find((row) => answersTo(row, location)) : null
      return image && at !== undefined ? [{ language, locationId: at?.id ?? null, image }] : []
    }),
  )
}

interface GalleryParts {
  readonly row: { readonly id: number; readonly locationId: number }
  readonly items: readonly MediaItem[]
  /** The picture that stands for it where no other is given. */
  readonly cover: MediaItem | null
  readonly covers: readonly Cover[]
}

/**
 * The places a gallery has words or a cover for. The first is its own location, in en-US. What was given in a language for
 * every location is one of its own location, too: the ranking looks at locations first, and would find only en-US there.
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

/** The slugs of the locations of places, by their ids. */
export async function readSlugs(
  orm: Orm,
  places: readonly LocaleScope[],
): Promise<ReadonlyMap<number, string>> {
  const locationIds = [...new Set(places.flatMap(({ locationId }) => locationId ?? []))]
  if (locationIds.length === 0) return new Map()
  const rows = await orm
    .select({ id: locations.id, slug: locations.slug })
    .from(locations)
    .where(inArray(locations.id, locationIds))
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** The pictures of a gallery for each of its places (specification section 3, Gallery). */
export function mediaSets(
  parts: GalleryParts,
  slugs: ReadonlyMap<number, string>,
): readonly MediaSet[] {
  const { row, items, cover, covers } = parts
  return placesOfGallery(parts).map((place, index) => {
    const featured = bestOf(covers, place)?.image ?? cover
    return {
      // A set of a gallery and a picture asked for by itself are of one type to a client's cache.
      id: `gallery-${row.id}${index === 0 ? '' : `-${keyOf(place)}`}`,
      ...place,
      location: place.locationId === null ? null : (slugs.get(place.locationId) ?? null),
      featuredMediaItem: featured && pictureFor(featured, place),
      items: items.map((item) => pictureFor(item, place)),
    }
  })
}

/** Each place once, in the order they are met. */
export function placesOf(places: readonly LocaleScope[]): readonly LocaleScope[] {
  const byKey = places.map(
    ({ language, locationId }) =>
      [keyOf({ language, locationId }), { language, locationId }] as const,
  )
  return [...new Map(byKey).values()]
}

/** What tells the parts of one record for several places apart: `gu-IN-10`, `gu-IN` for every location. */
export function keyOf({ language, locationId }: LocaleScope): string {
  return locationId === null ? language : `${language}-${locationId}`
}
