import type { Fields } from './field'
import type { FieldByType, LeafField, LeafType } from './field-types'
import { acceptsValue } from './kinds'
import type { LinkValue } from './link'
import { mapValues } from './map-values'
import type { Values } from './walk'

/** Replacements for references in a value, as in a copy or an import; `undefined` keeps a reference. */
export interface Replacements {
  /** Of a record, by its id or its key as fields hold it; a picture is of the kind `media`. */
  readonly record: (kind: string, key: number | string) => number | string | undefined
  /** Of a page, by its id. */
  readonly page: (id: number) => number | undefined
}

type Replace<T extends LeafType> = (
  value: NonNullable<FieldByType[T]['default']>,
  field: FieldByType[T],
  by: Replacements,
) => unknown

const same = (value: unknown) => value
const picture = (id: number, by: Replacements) => by.record('media', id) ?? id
/** A picture in formatted text: `/media/12-3f9ac0de`. The hash is of the picture that it named. */
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

/** What fields hold, naming the replacements, inside lists too. */
export function replaceReferences<V extends Values>(
  fields: Fields,
  values: V,
  by: Replacements,
): V {
  return mapValues(fields, values, (field, value) => replaceReference(field, value, by))
}

/** The same for one value; one of a wrong type stays as it is. */
export function replaceReference(field: LeafField, value: unknown, by: Replacements): unknown {
  if (value === undefined || value === null || !acceptsValue(field, value)) return value
  // The map above ties each type to its replacer; the compiler cannot follow one key through it.
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
