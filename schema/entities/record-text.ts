import { z } from 'zod/mini'

/** What a record says in a language beside that of its own fields: a text for some of them, by their names. */
export const recordText = z.catchall(z.object({ language: z.string() }), z.string())
export type RecordText = Readonly<Record<string, string>> & { readonly language: string }

/** The texts of a record in further languages; none when not given. */
export const recordTexts = z.optional(z.readonly(z.array(recordText)))

interface Spoken {
  readonly texts?: readonly RecordText[] | undefined
}

/** A record in the words of a language: what its text there leaves empty is said as in its own fields. */
export function recordFor<Record extends Spoken>(record: Record, language: string): Record {
  const text = textIn(record.texts ?? [], language)
  if (!text) return record
  const translated = Object.entries(text).filter(
    ([name, words]) => name !== 'language' && name in record && words !== '',
  )
  return translated.length === 0 ? record : { ...record, ...Object.fromEntries(translated) }
}

/** A record that says something in further languages. */
export function hasTranslations(value: object): value is { readonly texts: readonly RecordText[] } {
  return 'texts' in value && Array.isArray(value.texts) && value.texts.length > 0
}

/** The text of a language: `gu-IN`, else one of the same language elsewhere (`gu`). */
export function textIn(texts: readonly RecordText[], language: string): RecordText | null {
  const spoken = (tag: string) => tag.split('-')[0]
  return (
    texts.find((text) => text.language === language) ??
    texts.find((text) => spoken(text.language) === spoken(language)) ??
    null
  )
}
