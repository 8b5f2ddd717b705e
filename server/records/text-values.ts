import type { RecordText } from '#schema/entities/record-text'
import type { Fields, PropsOf } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'

/** The translations of a record as in its form: each with every field, empty where it is not translated. */
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
