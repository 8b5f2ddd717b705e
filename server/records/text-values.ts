import type { RecordText } from '#schema/entities/record-text'
import type { Fields, PropsOf } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'

/** The texts of a record in further languages as its form has them: each with every field, empty where nothing is said. */
export function textValues<Of extends Fields>(
  { of }: ArrayField<Of>,
  stored: readonly RecordText[],
): readonly PropsOf<Of>[] {
  return stored.map((text) => {
    const entries = Object.entries(of).map(([name, field]) => [name, text[name] ?? field.default])
    // An entry for each field, of its type: texts are all there is.
    return Object.fromEntries(entries) as PropsOf<Of>
  })
}
