import { and, eq, inArray, sql } from 'drizzle-orm'
import gallery from '#schema/records/gallery/gallery.record'
import { GALLERY_COVER, listTag, recordTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { galleries, locations } from '../../database/tables'
import { columnAdapter } from '../column-adapter'
import type { ReadContext } from '../reading/read-context'
import { galleryIssues } from './gallery-issues'

// Rows of the adapter’s table.
type Row = typeof galleries.$inferSelect

export default columnAdapter(gallery, galleries, {
  visible: {
    where: and(eq(galleries.isPublic, true), eq(galleries.status, 'ACTIVE')),
    of: ({ isPublic, status }) => isPublic === true && status === 'ACTIVE',
  },
  checkStored: galleryIssues,
  // Public galleries also make their pictures public on other pages; the gallery’s cover affects its location’s pages.
  exposes: async (tx, row) => [
    ...(row as Row).items.map((id) => ({ tag: recordTag('media', id) })),
    ...(await coverOf(tx, row as Row)),
  ],
  pictures: firstPictures,
})

async function coverOf(tx: Orm, { id, locationId, featuredMedia }: Row) {
  if (featuredMedia === null) return []
  const [at] = await tx
    .select({ slug: locations.slug })
    .from(locations)
    .where(eq(locations.id, locationId))
  return at ? [{ tag: listTag(GALLERY_COVER, at.slug), value: `${id} ${featuredMedia}` }] : []
}

/** Reads the first picture of each gallery, used as its cover if it has none. */
async function firstPictures({ orm }: ReadContext, ids: readonly number[]) {
  const rows = await orm
    .select({ id: galleries.id, mediaId: sql<number | null>`${galleries.items}[1]` })
    .from(galleries)
    .where(inArray(galleries.id, [...ids]))
  return new Map(rows.flatMap(({ id, mediaId }) => (mediaId === null ? [] : [[id, mediaId]])))
}
