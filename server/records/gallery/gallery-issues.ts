import { inArray } from 'drizzle-orm'
import type { Fields, PropsOf } from '#schema/fields'
import type { CheckIssue } from '#schema/fields/field'
import type gallery from '#schema/records/gallery/gallery.record'
import { storedIssue } from '#schema/records/messages/stored-messages'
import type { Orm } from '../../database/orm'
import { locations, mediaItems } from '../../database/tables'
import { can } from '../../people/access/can'
import { readMedia } from '../reading/media'
import type { RecordRow, SaveContext } from '../record-writer'

type Values = PropsOf<typeof gallery.fields>

export async function galleryIssues(
  writing: SaveContext<RecordRow, Fields>,
): Promise<readonly CheckIssue[]> {
  // The values of a gallery equal the values of its fields, also as stored.
  const { values, before } = writing as unknown as GalleryValues
  return [
    ...(await hiddenPictures(writing, { values, before })),
    ...(await coverIssues(writing.tx, values.covers)),
  ]
}

interface GalleryValues {
  readonly values: Values
  readonly before: Pick<Values, 'items' | 'isPublic' | 'status'> | null
}

/**
 * Returns issues for pictures that the gallery would make public: a non-public picture can be added only by a manager of its
 * location. Existing pictures may stay if nothing else becomes public.
 */
async function hiddenPictures(
  { tx, principal, locationId }: SaveContext<RecordRow, Fields>,
  { values, before }: GalleryValues,
): Promise<CheckIssue[]> {
  if (!isShown(values)) return []
  // A gallery by a person who may not publish is stored as hidden (`live-records.ts`) and makes nothing public.
  if (!can(principal, 'saveLive', { locationId, isPublic: true, kind: 'gallery' })) return []
  const kept = new Set(before && isShown(before) ? before.items : [])
  const added = [...new Set(values.items.filter((id) => !kept.has(id)))]
  if (added.length === 0) return []
  const visitor = { orm: tx, principal: null, addCacheTag: () => undefined }
  const seen = new Set((await readMedia(visitor, added)).flatMap((item) => item?.id ?? []))
  const hidden = added.filter((id) => !seen.has(id))
  if (hidden.length === 0) return []
  const rows = await tx
    .select({ id: mediaItems.id, locationId: mediaItems.locationId })
    .from(mediaItems)
    .where(inArray(mediaItems.id, hidden))
  return rows
    .filter((row) => {
      const place = { locationId: row.locationId, isPublic: false, kind: 'media' } as const
      return !can(principal, 'publish', place)
    })
    .map(({ id }) => storedIssue('items', 'picturePrivate', { id }))
}

function isShown({ isPublic, status }: Pick<Values, 'isPublic' | 'status'>): boolean {
  return isPublic && status === 'ACTIVE'
}

/** Returns issues for covers with missing locations, and for two covers for one location. */
async function coverIssues(tx: Orm, covers: Values['covers']): Promise<CheckIssue[]> {
  const slugs = [...new Set(covers.flatMap(({ location }) => location || []))]
  const rows =
    slugs.length === 0
      ? []
      : await tx
          .select({ slug: locations.slug })
          .from(locations)
          .where(inArray(locations.slug, slugs))
  const known = new Set(rows.map(({ slug }) => slug))
  const places = new Set<string>()
  return covers.flatMap(({ language, location }, index): CheckIssue[] => {
    const path = `covers.${index}.location`
    if (location && !known.has(location))
      return [storedIssue(path, 'locationMissing', { location })]
    const place = `${language} ${location || ''}`
    if (places.has(place)) return [storedIssue(path, 'coverTwice')]
    places.add(place)
    return []
  })
}
