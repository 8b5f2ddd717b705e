import { and, eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { replaceReferences } from '#schema/fields/replace'
import type { Orm } from '../../../database/orm'
import { navigations } from '../../../database/tables'
import type { RequestContext } from '../../../graphql/operations/context'
import { navigationWriter } from '../../navigation/navigation.adapter'
import { saveInside } from '../../save-record'
import { type Copies, namedCopies } from './copied-content'
import type { Places } from './copy-records'

/** Copies what the model adds to the network's navigation; what is the network's itself is shared by all. */
export async function copyNavigation(
  scene: { readonly tx: Orm; readonly context: RequestContext },
  { model, made, ...copies }: Places & Copies,
): Promise<void> {
  if (model.id === DEFAULT_LOCATION_ID) return
  const { tx } = scene
  const rows = await tx
    .select()
    .from(navigations)
    .where(and(eq(navigations.locationId, model.id), eq(navigations.recordStatus, 'ACTIVE')))
  for (const row of rows) {
    const { fields } = navigationWriter.definition
    const values = await navigationWriter.valuesOf(tx, row, model.timeZone)
    const input = {
      ...replaceReferences(fields, values, namedCopies(copies)),
      locationId: String(made.id),
    }
    await saveInside(scene, navigationWriter, { input })
  }
}
