import type { RecordText } from '#schema/entities/record-text'

interface Spoken {
  readonly texts?: readonly RecordText[] | undefined
}

/** The texts of records in a language, by their ids, in the order of the names of their fields. */
type Texts<Names extends readonly string[]> = Readonly<
  Record<string, { readonly [At in keyof Names]: string }>
>

/** Adds a language to records. Throws for a record without it, and for texts of no record. */
export function inLanguage<
  Item extends Spoken & { readonly id: number },
  const Names extends readonly (keyof Item & string)[],
>(language: string, records: readonly Item[], names: Names, texts: Texts<Names>): readonly Item[] {
  const ids = new Set(records.map(({ id }) => String(id)))
  const unused = Object.keys(texts).filter((id) => !ids.has(id))
  if (unused.length > 0) throw new Error(`There are ${language} texts of no record: ${unused}`)
  return records.map((record) => {
    const translation = texts[record.id]
    if (!translation) throw new Error(`Record ${record.id} says nothing in ${language}`)
    const entries = names.map((name, index) => [name, translation[index] ?? ''])
    return withText(record, language, Object.fromEntries(entries))
  })
}

/** Texts by the names of records, as texts by their ids. */
export function byName<Names>(
  records: readonly { readonly id: number; readonly name: string }[],
  texts: Readonly<Record<string, Names>>,
): Readonly<Record<string, Names>> {
  return Object.fromEntries(
    records.flatMap(({ id, name }) => {
      const translation = texts[name]
      return translation === undefined ? [] : [[id, translation] as const]
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
