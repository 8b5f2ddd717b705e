import type { RecordText } from '#schema/entities/record-text'
import type { AnyField, Fields, PropsOf } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'

/** The translations of a record as in its form: each with every field, empty where it is not translated. */
export function textValues<Of extends Fields>(
  field: ArrayField<Of>,
  stored: readonly RecordText[],
): readonly PropsOf<Of>[] {
  // An entry for each field, of its type: texts are all there is.
  return itemValues(field, stored) as readonly PropsOf<Of>[]
}

type Item = Readonly<Record<string, unknown>>

/** The items of a list as in its form: each with every field, those that are not stored with their defaults. */
export function itemValues(field: Pick<ArrayField, 'of'>, stored: readonly Item[]): Item[] {
  const fields = Object.entries(field.of) as [string, AnyField][]
  return stored.map((item) =>
    Object.fromEntries(
      fields.map(([name, of]) => {
        const value = item[name] ?? of.default
        return [name, of.type === 'array' ? itemValues(of, value as readonly Item[]) : value]
      }),
    ),
  )
}
