import { definitions } from '#renderer/registry/definitions'
import type { Fields, LeafField } from '#schema/fields'
import { examplesIn } from '#schema/fields/example'
import { mapValues } from '#schema/fields/map-values'
import { mapContent } from '#schema/page/map-content'
import { escapeText } from '#schema/text/escape-text'
import { textOfMarkup } from '#schema/text/text-of-markup'
import { parseContent } from '../documents/publications/revision-items'

/** A location’s answers, by the text of the blank. */
export type Answers = Readonly<Record<string, string>>

const BLANK = /\[\[([^[\]]{1,300})\]\]/g

/** Maps one text of a draft; returns the same text to keep it. */
export type MapText = (text: string, isMarkup: boolean) => string

/** Maps the texts of a page’s content, which is JSON text as in revisions. */
export function mapTexts(content: string, map: MapText): string {
  const parsed = parseContent(content)
  const mapped = mapContent(parsed, definitions, mapLeaf(map))
  return mapped === parsed ? content : JSON.stringify(mapped)
}

/** Maps the texts of a record’s values. */
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

/** Returns the blanks of a text, in order. */
export function blanksIn(text: string, isMarkup: boolean): readonly string[] {
  if (!text.includes('[[')) return []
  return examplesIn(isMarkup ? textOfMarkup(text) : text)
}

/** Creates a mapping that replaces blanks with answers; unanswered blanks stay. */
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
 * Creates a mapping for changed answers. A text that equals the kit’s text with the previous answers is generated again; in
 * other texts only the blanks are filled, so that manual changes stay.
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

/** Returns the key of a kit’s text for `refill`. */
export function keyOf(text: string, isMarkup: boolean): string {
  return `${isMarkup ? 'm' : 't'}${text}`
}
