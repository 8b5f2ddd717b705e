import type { FieldIssue } from '#schema/fields/field'
import type { Principal } from '../../accounts/principal'
import type { Orm } from '../../data/orm'
import { readMedia } from '../../data/read/media'

/** The pictures of one field of a record. */
export interface PicturesOf {
  readonly path: string
  readonly ids: readonly (number | null)[]
}

/** Pictures that are not there, or that whoever writes may not see; those that were there before may stay. */
export async function missingPictures(
  { tx, principal }: { readonly tx: Orm; readonly principal: Principal },
  fields: readonly PicturesOf[],
  before: readonly number[],
): Promise<FieldIssue[]> {
  const known = new Set(before)
  const asked = fields
    .flatMap(({ ids }) => ids)
    .filter((id): id is number => id !== null && !known.has(id))
  const found = await readMedia({ orm: tx, principal, note: () => undefined }, [...new Set(asked)])
  const there = new Set([...known, ...found.flatMap((item) => item?.id ?? [])])
  return fields.flatMap(({ path, ids }) =>
    ids
      .filter((id) => id !== null && !there.has(id))
      .map((id) => ({ path, rule: 'options', message: `There is no picture ${id}` }) as const),
  )
}
