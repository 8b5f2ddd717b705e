import type { Fields } from './field'
import type { FieldByType, LeafField, LeafType } from './field-types'
import { acceptsValue } from './kinds'
import type { LinkValue } from './link'
import { mapValues } from './map-values'
import type { Values } from './walk'

/** Replacements for references in values, for copies and imports; `undefined` keeps a reference. */
export interface Replacements {
  /** Returns the replacement of a record, by id or key as in fields; a picture has the kind `media`. */
  readonly record: (kind: string, key: number | string) => number | string | undefined
  /** Returns the replacement of a page, by id. */
  readonly page: (id: number) => number | undefined
}

type Replace<T extends LeafType> = (
  value: NonNullable<FieldByType[T]['default']>,
  field: FieldByType[T],
  by: Replacements,
) => unknown

const same = (value: unknown) => value
const picture = (id: number, by: Replacements) => by.record('media', id) ?? id
/** A picture in formatted text: `/media/12-3f9ac0de`. The hash belongs to the replaced picture and is removed. */
const markup = (text: string, _: unknown, by: Replacements) =>
  text.replace(/(?<=\/media\/)([1-9]\d{0,8})(?!\d)(?:-[0-9a-f]+)?/g, (address, id) => {
    const other = by.record('media', Number(id))
    return other === undefined ? address : String(other)
  })

const replacers: { readonly [T in LeafType]: Replace<T> } = {
  boolean: same,
  colour: same,
  coordinates: same,
  date: same,
  dateTime: same,
  hours: same,
  hoursGroup: same,
  html: markup,
  icon: same,
  language: same,
  link: replacedLink,
  media: (id, _, by) => picture(id, by),
  medias: (ids, _, by) => ids.map((id) => picture(id, by)),
  number: same,
  periods: same,
  record: (key, { kind }, by) => by.record(kind, key) ?? key,
  richtext: markup,
  select: same,
  string: same,
  timeZone: same,
}

/** Returns values with their references replaced, including those inside lists. */
export function replaceReferences<V extends Values>(
  fields: Fields,
  values: V,
  by: Replacements,
): V {
  return mapValues(fields, values, (field, value) => replaceReference(field, value, by))
}

/** Replaces the references in one value; a value of a wrong type is unchanged. */
export function replaceReference(field: LeafField, value: unknown, by: Replacements): unknown {
  if (value === undefined || value === null || !acceptsValue(field, value)) return value
  // The map above ties each type to its replacer; TypeScript can't follow a single key through it.
  const replace = replacers[field.type] as (
    value: unknown,
    field: LeafField,
    by: Replacements,
  ) => unknown
  return replace(value, field, by)
}

function replacedLink(link: LinkValue, _: unknown, by: Replacements): LinkValue {
  const pageId = link.pageId ? by.page(link.pageId) : undefined
  return pageId === undefined ? link : { ...link, pageId }
}
