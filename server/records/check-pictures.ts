import type { Fields } from '#schema/fields'
import type { CheckIssue } from '#schema/fields/field'
import { type Values, visitValues } from '#schema/fields/walk'
import { storedIssue } from '#schema/records/messages/stored-messages'
import type { Orm } from '../database/orm'
import type { Principal } from '../people/access/principal'
import { readMedia } from './reading/media'

/** The pictures of one field of a record. */
interface PicturesOf {
  readonly path: string
  readonly ids: readonly (number | null)[]
}

/** Returns issues for pictures that don’t exist or that the author can’t see, except those the record already had. */
export async function missingPictures(
  { tx, principal }: { readonly tx: Orm; readonly principal: Principal },
  fields: readonly PicturesOf[],
  before: readonly (number | null)[],
): Promise<CheckIssue[]> {
  const known = new Set(before)
  const pictureIds = fields
    .flatMap(({ ids }) => ids)
    .filter((id): id is number => id !== null && !known.has(id))
  const found = await readMedia({ orm: tx, principal, addCacheTag: () => undefined }, [
    ...new Set(pictureIds),
  ])
  const there = new Set([...known, ...found.flatMap((item) => item?.id ?? [])])
  return fields.flatMap(({ path, ids }) =>
    ids
      .filter((id) => id !== null)
      .filter((id) => !there.has(id))
      .map((id) => storedIssue(path, 'pictureMissing', { id })),
  )
}

/** Returns the pictures used by a record’s values, including list items. */
export function picturesIn(fields: Fields, values: Values): readonly PicturesOf[] {
  const found: PicturesOf[] = []
  visitValues(fields, values, (field, value, path) => {
    if (field.type === 'media') found.push({ path, ids: [value as number | null] })
    if (field.type === 'medias') found.push({ path, ids: value as readonly number[] })
  })
  return found
}
