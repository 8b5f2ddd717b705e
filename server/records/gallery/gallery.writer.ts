import { asc, eq, inArray } from 'drizzle-orm'
import type { FieldIssue } from '#schema/fields/field'
import galleryRecord from '#schema/records/gallery/gallery.record'
import { GALLERY_COVER, listTag, recordTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import {
  galleries,
  galleryCovers,
  galleryItems,
  locations,
  mediaItems,
} from '../../database/tables'
import { can } from '../../people/access/can'
import { freeSlug } from '../free-slug'
import { readMedia } from '../reading/media'
import { nextRecordStatus, shownRecordStatus } from '../record-statuses'
import { shownTime, storedTime, timeIssues } from '../record-times'
import type { RecordWriter, SaveContext } from '../record-writer'
import { textValues } from '../text-values'
import { coverIssues, coversOf, writeCovers } from './gallery-covers'

type Row = typeof galleries.$inferSelect
type GalleryFields = typeof galleryRecord.fields

export const galleryWriter: RecordWriter<Row, GalleryFields> = {
  definition: galleryRecord,
  async find(tx, id) {
    const [row] = await tx.select().from(galleries).where(eq(galleries.id, id)).for('update')
    return row
  },
  valuesOf: async (tx, row, timeZone) => ({
    name: row.name,
    items: await itemsOf(tx, row.id),
    featuredMedia: row.featuredMediaId,
    covers: await coversOf(tx, row.id),
    category: row.category,
    dateTime: shownTime(row.dateTime, timeZone),
    description: row.description,
    featured: row.featured,
    isPublic: row.isPublic,
    status: shownRecordStatus(row.status),
    texts: textValues(galleryRecord.fields.texts, row.texts),
  }),
  check: ({ dateTime }, timeZone) =>
    timeIssues({ path: 'dateTime', from: dateTime, to: '', until: '' }, timeZone),
  checkStored: async (writing) => [
    ...(await hiddenPictures(writing)),
    ...(await coverIssues(writing.tx, writing.values.covers)),
  ],
  write,
  titleOf: ({ name }) => name,
  slugOf: ({ slug }) => slug,
  statusOf: ({ status }) => status,
  isPublic: ({ isPublic, status }) => isPublic && status === 'ACTIVE',
  status: {
    of: ({ status }) => status,
    async write(tx, { id }, { status, ...savedBy }) {
      const [row] = await tx
        .update(galleries)
        .set({ ...savedBy, status })
        .where(eq(galleries.id, id))
        .returning()
      if (!row) throw new Error(`Gallery ${id} was locked and is gone`)
      return row
    },
  },
  // Other pages show its pictures too, while one of their galleries is public; those of its location are shared by its cover.
  exposes: async (tx, row) => [
    ...(await itemsOf(tx, row.id)).map((id) => ({ tag: recordTag('media', id) })),
    ...(await coverOf(tx, row)),
  ],
  async purge(tx, id) {
    await tx.delete(galleryItems).where(eq(galleryItems.galleryId, id))
    await tx.delete(galleryCovers).where(eq(galleryCovers.galleryId, id))
    await tx.delete(galleries).where(eq(galleries.id, id))
  },
}

async function coverOf(tx: Orm, { id, locationId, featuredMediaId }: Row) {
  if (featuredMediaId === null) return []
  const [at] = await tx
    .select({ slug: locations.slug })
    .from(locations)
    .where(eq(locations.id, locationId))
  return at ? [{ tag: listTag(GALLERY_COVER, at.slug), value: `${id} ${featuredMediaId}` }] : []
}

async function itemsOf(tx: Orm, galleryId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: galleryItems.mediaId })
    .from(galleryItems)
    .where(eq(galleryItems.galleryId, galleryId))
    .orderBy(asc(galleryItems.position))
  return rows.map(({ id }) => id)
}

async function write(writing: SaveContext<Row, GalleryFields>): Promise<Row> {
  const { tx, before, values, locationId, timeZone, savedBy } = writing
  const { name, description, category, featured, isPublic } = values
  const columns = {
    ...{ name, description, category, featured, isPublic, ...savedBy },
    featuredMediaId: values.featuredMedia,
    texts: values.texts,
    dateTime: storedTime(values.dateTime, timeZone, before?.dateTime),
  }
  const [row] = before
    ? await tx
        .update(galleries)
        .set({ ...columns, status: nextRecordStatus(before.status, values.status) })
        .where(eq(galleries.id, before.id))
        .returning()
    : await tx
        .insert(galleries)
        .values({
          ...columns,
          locationId,
          status: values.status,
          slug: await freeSlug(tx, galleries, { title: name, otherwise: 'gallery' }),
        })
        .returning()
  if (!row) throw new Error(`Gallery ${before?.id ?? ''} was not written`)
  await writeItems(tx, row.id, values.items)
  await writeCovers(tx, row.id, values.covers)
  return row
}

async function writeItems(tx: Orm, galleryId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(galleryItems).where(eq(galleryItems.galleryId, galleryId))
  if (ids.length > 0)
    await tx
      .insert(galleryItems)
      .values(ids.map((mediaId, position) => ({ galleryId, mediaId, position })))
}

/**
 * A public gallery makes its pictures public. Those that visitors may not see are added by somebody who manages the
 * location they belong to, and by nobody else; those that were there before may stay where nothing else becomes public.
 */
async function hiddenPictures({
  tx,
  principal,
  before,
  values,
  locationId,
}: SaveContext<Row, GalleryFields>): Promise<FieldIssue[]> {
  if (!values.isPublic || values.status !== 'ACTIVE') return []
  // Of whoever may not put it on the site it is stored as hidden (`live-records.ts`), and makes nothing public.
  if (!can(principal, 'saveLive', { locationId, isPublic: true, kind: 'gallery' })) return []
  const stored = before ? await itemsOf(tx, before.id) : []
  const kept = new Set(before && galleryWriter.isPublic(before) ? stored : [])
  const added = [...new Set(values.items.filter((id) => !kept.has(id)))]
  if (added.length === 0) return []
  const visitor = { orm: tx, principal: null, note: () => undefined }
  const seen = new Set((await readMedia(visitor, added)).flatMap((item) => item?.id ?? []))
  const hidden = added.filter((id) => !seen.has(id))
  if (hidden.length === 0) return []
  const rows = await tx
    .select({ id: mediaItems.id, locationId: mediaItems.locationId })
    .from(mediaItems)
    .where(inArray(mediaItems.id, hidden))
  return rows
    .filter(
      ({ locationId }) =>
        !can(principal, 'publish', { locationId, isPublic: false, kind: 'media' }),
    )
    .map(({ id }) => ({
      path: 'items',
      rule: 'options',
      message: `Picture ${id} is private. Only people who manage its location can publish it`,
    }))
}
