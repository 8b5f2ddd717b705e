import { permissionKind } from '#schema/entities/permission-kinds'
import type { Fields } from '#schema/fields'
import type { Resource } from '../people/access/can'
import type { RecordRow, RecordWriter } from './record-writer'

/** Returns a record, or its text in one language, as the resource of a permission check. */
export function resourceOf<Row extends RecordRow, F extends Fields>(
  { definition, place }: Pick<RecordWriter<Row, F>, 'definition' | 'place'>,
  row: { readonly locationId: number | null },
  isPublic: boolean,
): Resource {
  const { locationId } = row
  const language = place?.language ?? languageIn(row)
  const isShared = isShownEverywhere(row)
  return { locationId, isPublic, kind: permissionKind(definition.kind), language, isShared }
}

/** Returns whether all sites show a record; undefined for kinds without this choice. */
function isShownEverywhere(row: object): boolean | undefined {
  if ('reach' in row) return row.reach === 'NETWORK'
  return 'onlyHere' in row ? row.onlyHere !== true : undefined
}

/** Returns a record’s language; `null` for kinds that aren’t written in one language each. */
function languageIn(row: object): string | null {
  return 'language' in row && typeof row.language === 'string' ? row.language : null
}
