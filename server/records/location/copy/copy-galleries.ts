import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/orm'
import { galleries, type locations } from '../../../database/tables'
import type { RequestContext } from '../../../graphql/operations/context'
import { galleryWriter } from '../../gallery/gallery.writer'
import { saveInside } from '../../save-record'

export interface Places {
  readonly model: typeof locations.$inferSelect
  readonly made: { readonly id: number; readonly slug: string }
  /** A text of the model with the names of the new location. */
  readonly adapted: (text: string) => string
}

/** Copies the galleries that visitors of the model see, with the same pictures; returns the copy of each, by its id. */
export async function copyGalleries(
  scene: { readonly tx: Orm; readonly context: RequestContext },
  { model, made, adapted }: Places,
): Promise<ReadonlyMap<number, number>> {
  const { tx } = scene
  const rows = await tx
    .select()
    .from(galleries)
    .where(
      and(
        eq(galleries.locationId, model.id),
        eq(galleries.isPublic, true),
        eq(galleries.status, 'ACTIVE'),
      ),
    )
    .orderBy(asc(galleries.id))
  const copies = new Map<number, number>()
  for (const row of rows) {
    const values = await galleryWriter.valuesOf(tx, row, model.timeZone)
    const input = { ...values, name: adapted(values.name), locationId: String(made.id) }
    const copy = await saveInside(scene, galleryWriter, { input })
    copies.set(row.id, copy.id)
  }
  return copies
}
