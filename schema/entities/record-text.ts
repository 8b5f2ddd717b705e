import { z } from 'zod/mini'

/** A record's texts in another language: a text for some of its fields, by name. */
export const recordText = z.catchall(z.object({ language: z.string() }), z.string())
export type RecordText = Readonly<Record<string, string>> & { readonly language: string }

/** The texts of a record in other languages; none by default. */
export const recordTexts = z.optional(z.readonly(z.array(recordText)))

interface Spoken {
  readonly texts?: readonly RecordText[] | undefined
}

/** Returns a record with its texts in a language; empty ones fall back to its own fields. */
export function recordFor<Record extends Spoken>(record: Record, language: string): Record {
  const text = textIn(record.texts ?? [], language)
  if (!text) return record
  const translated = Object.entries(text).filter(
    ([name, words]) => name !== 'language' && name in record && words !== '',
  )
  return translated.length === 0 ? record : { ...record, ...Object.fromEntries(translated) }
}

/** Returns whether a record has texts in other languages. */
export function hasTranslations(value: object): value is { readonly texts: readonly RecordText[] } {
  return 'texts' in value && Array.isArray(value.texts) && value.texts.length > 0
}

/** Returns the text in a language: `gu-IN`, or otherwise one of the same base language (`gu`). */
export function textIn(texts: readonly RecordText[], language: string): RecordText | null {
  const primaryTag = (tag: string) => tag.split('-')[0]
  return (
    texts.find((text) => text.language === language) ??
    texts.find((text) => primaryTag(text.language) === primaryTag(language)) ??
    null
  )
}
