import type { RecordText } from '#schema/entities/record-text'

interface Spoken {
  readonly texts?: readonly RecordText[] | undefined
}

/** What records say in a language, by their ids: the texts in the order of the names of their fields. */
type Texts<Said extends readonly string[]> = Readonly<
  Record<string, { readonly [At in keyof Said]: string }>
>

/** Adds a language to records. Throws for a record without it, and for texts of no record. */
export function inLanguage<
  Item extends Spoken & { readonly id: number },
  const Said extends readonly (keyof Item & string)[],
>(language: string, records: readonly Item[], names: Said, texts: Texts<Said>): readonly Item[] {
  const ids = new Set(records.map(({ id }) => String(id)))
  const unused = Object.keys(texts).filter((id) => !ids.has(id))
  if (unused.length > 0) throw new Error(`There are ${language} texts of no record: ${unused}`)
  return records.map((record) => {
    const said = texts[record.id]
    if (!said) throw new Error(`Record ${record.id} says nothing in ${language}`)
    const entries = names.map((name, index) => [name, said[index] ?? ''])
    return withText(record, language, Object.fromEntries(entries))
  })
}

/** Texts by the names of records, as texts by their ids. */
export function byName<Said>(
  records: readonly { readonly id: number; readonly name: string }[],
  texts: Readonly<Record<string, Said>>,
): Readonly<Record<string, Said>> {
  return Object.fromEntries(
    records.flatMap(({ id, name }) => {
      const said = texts[name]
      return said === undefined ? [] : [[id, said] as const]
    }),
  )
}

/** Adds words to what a record, or an entry of its lists, says in a language. */
export function withText<Item extends Spoken>(
  record: Item,
  language: string,
  words: Readonly<Record<string, string>>,
): Item {
  const { texts = [] } = record
  const before = texts.find((text) => text.language === language)
  const others = texts.filter((text) => text !== before)
  return { ...record, texts: [...others, { ...before, language, ...words }] }
}
