import { definitions } from '#renderer/registry/definitions'
import type { Fields, LeafField } from '#schema/fields'
import { examplesIn } from '#schema/fields/example'
import { mapValues } from '#schema/fields/map-values'
import { mapContent } from '#schema/page/map-content'
import { escapeText } from '#schema/text/escape-text'
import { textOfMarkup } from '#schema/text/text-of-markup'
import { parseContent } from '../documents/publications/revision-items'

/** What a location entered, by the words of the blank. */
export type Answers = Readonly<Record<string, string>>

const BLANK = /\[\[([^[\]]{1,300})\]\]/g

/** One text of a draft: what replaces it, or itself. */
export type MapText = (text: string, isMarkup: boolean) => string

/** The texts of a page's content, mapped; it is JSON text as revisions have it. */
export function mapTexts(content: string, map: MapText): string {
  const parsed = parseContent(content)
  const mapped = mapContent(parsed, definitions, mapLeaf(map))
  return mapped === parsed ? content : JSON.stringify(mapped)
}

/** The same of a record's values. */
export function mapTextsOf<V extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  values: V,
  map: MapText,
): V {
  return mapValues(fields, values, mapLeaf(map))
}

function mapLeaf(map: MapText) {
  return ({ type }: LeafField, value: unknown): unknown => {
    if (typeof value !== 'string') return value
    if (type === 'string') return map(value, false)
    return type === 'html' || type === 'richtext' ? map(value, true) : value
  }
}

/** The blanks of a text, in their order. */
export function blanksIn(text: string, isMarkup: boolean): readonly string[] {
  if (!text.includes('[[')) return []
  return examplesIn(isMarkup ? textOfMarkup(text) : text)
}

/** The text with what was entered in place of its blanks; those that are still empty stay. */
export function fillBlanks(answers: Answers): MapText {
  return (text, isMarkup) =>
    text.includes('[[')
      ? text.replace(BLANK, (blank, words: string) => {
          const name = isMarkup ? textOfMarkup(words) : words.trim()
          const answer = Object.hasOwn(answers, name) && answers[name]
          if (!answer) return blank
          return isMarkup ? escapeText(answer) : answer
        })
      : text
}

/**
 * Puts other answers into drafts: a text that still is the kit's with the answers before is the kit's with those of now; in every
 * other one only its blanks are filled, so that what was written by hand stays.
 */
export function refill(
  models: ReadonlySet<string>,
  { before, now }: { readonly before: Answers; readonly now: Answers },
): MapText {
  const [fillBefore, fillNow] = [fillBlanks(before), fillBlanks(now)]
  const others = new Map(
    [...models].flatMap((key) => {
      const isMarkup = key.startsWith('m')
      const text = key.slice(1)
      const old = fillBefore(text, isMarkup)
      return [[keyOf(old, isMarkup), fillNow(text, isMarkup)] as const]
    }),
  )
  return (text, isMarkup) => others.get(keyOf(text, isMarkup)) ?? fillNow(text, isMarkup)
}

/** A text of a kit as `refill` knows it. */
export function keyOf(text: string, isMarkup: boolean): string {
  return `${isMarkup ? 'm' : 't'}${text}`
}
