import { asc, eq, inArray } from 'drizzle-orm'
import type { PropsOf } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import type galleryRecord from '#schema/records/gallery/gallery.record'
import type { Orm } from '../../database/orm'
import { galleryCovers, locations } from '../../database/tables'

type Covers = PropsOf<typeof galleryRecord.fields>['covers']

/** The covers of a gallery by language and location, as in its form. */
export async function coversOf(tx: Orm, galleryId: number): Promise<Covers> {
  const rows = await tx
    .select({ cover: galleryCovers, location: locations.slug })
    .from(galleryCovers)
    .leftJoin(locations, eq(locations.id, galleryCovers.locationId))
    .where(eq(galleryCovers.galleryId, galleryId))
    .orderBy(asc(galleryCovers.locationId), asc(galleryCovers.language))
  return rows.map(({ cover, location }) => ({
    language: cover.language,
    location,
    picture: cover.mediaId,
  }))
}

/** Rejects covers of locations that do not exist, and two covers for one place. */
export async function coverIssues(tx: Orm, covers: Covers): Promise<FieldIssue[]> {
  const known = await locationIds(tx, covers)
  const places = new Set<string>()
  return covers.flatMap(({ language, location }, index): FieldIssue[] => {
    const path = `covers.${index}.location`
    if (location && !known.has(location))
      return [{ path, rule: 'options', message: `Location '${location}' doesn’t exist` }]
    const place = `${language} ${location || ''}`
    if (places.has(place))
      return [
        {
          path,
          rule: 'options',
          message: 'There’s already a cover for this language and location',
        },
      ]
    places.add(place)
    return []
  })
}

export async function writeCovers(tx: Orm, galleryId: number, covers: Covers): Promise<void> {
  await tx.delete(galleryCovers).where(eq(galleryCovers.galleryId, galleryId))
  const known = await locationIds(tx, covers)
  const rows = covers.flatMap(({ language, location, picture }) =>
    picture === null
      ? []
      : {
          galleryId,
          language,
          locationId: location ? (known.get(location) ?? null) : null,
          mediaId: picture,
        },
  )
  if (rows.length > 0) await tx.insert(galleryCovers).values(rows)
}

async function locationIds(tx: Orm, covers: Covers): Promise<ReadonlyMap<string, number>> {
  const slugs = [...new Set(covers.flatMap(({ location }) => location || []))]
  if (slugs.length === 0) return new Map()
  const rows = await tx
    .select({ id: locations.id, slug: locations.slug })
    .from(locations)
    .where(inArray(locations.slug, slugs))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
