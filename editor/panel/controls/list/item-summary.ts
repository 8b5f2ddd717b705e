import type { AnyField, Fields } from '#schema/fields'
import { publishedType } from '#schema/fields/kinds'
import { plainText } from '#schema/text/plain-text'
import { isPlainObject } from '../../form/values'

/** Maximum length of a summary, in characters. */
const MAX_LENGTH = 80

/** Returns a short summary of a list item: its required text, or its first non-empty text, or its first choice. */
export function summaryOf(fields: Fields, item: unknown): string {
  if (!isPlainObject(item)) return ''
  const entries = Object.entries(fields) as [string, AnyField][]
  // Required text is the item's name: the title of a slide, not the line above it.
  const words = [isRequiredText, isText, isMarkup, isChoice].flatMap((isOne) =>
    entries
      .filter(([, field]) => isOne(field))
      .map(([name, field]) => fieldSummary(field, item[name]).trim()),
  )
  return (words.find((text) => text !== '') ?? '').slice(0, MAX_LENGTH)
}

/** Returns the id of the item's picture, from its first picture field; `null` if it has none. */
export function pictureOf(fields: Fields, item: unknown): number | null {
  const name = Object.keys(fields).find((each) => fields[each]?.type === 'media')
  const id = name !== undefined && isPlainObject(item) ? item[name] : null
  return typeof id === 'number' ? id : null
}

function fieldSummary(field: AnyField, value: unknown): string {
  if (typeof value !== 'string') return ''
  if (field.type === 'select') return field.options[value] ?? value
  return isMarkup(field) ? plainText(value) : value
}

const isText = (field: AnyField) => publishedType(field) === 'string'
const isRequiredText = (field: AnyField) => isText(field) && field.required
const isMarkup = ({ type }: AnyField) => type === 'richtext' || type === 'html'
const isChoice = ({ type }: AnyField) => type === 'select'
