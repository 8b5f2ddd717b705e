import type { RecordText } from '#schema/entities/record-text'

/** What records say in Gujarati, by their ids: the texts in the order of the names of their fields. */
type Texts<Said extends readonly string[]> = Readonly<
  Record<number, { readonly [At in keyof Said]: string }>
>

/** Adds Gujarati to records. Throws for a record without it, and for texts of no record. */
export function inGujarati<
  Item extends { readonly id: number; readonly texts?: readonly RecordText[] | undefined },
  const Said extends readonly (keyof Item & string)[],
>(records: readonly Item[], names: Said, texts: Texts<Said>): readonly Item[] {
  const ids = new Set(records.map(({ id }) => String(id)))
  const unused = Object.keys(texts).filter((id) => !ids.has(id))
  if (unused.length > 0)
    throw new Error(`There are Gujarati texts of no record: ${unused.join(', ')}`)
  return records.map((record) => {
    const said = texts[record.id]
    if (!said) throw new Error(`Record ${record.id} says nothing in Gujarati`)
    const entries = names.map((name, index) => [name, said[index] ?? ''] as const)
    const text = { language: 'gu-IN', ...Object.fromEntries(entries) }
    return { ...record, texts: [...(record.texts ?? []), text] }
  })
}
