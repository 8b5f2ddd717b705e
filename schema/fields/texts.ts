import { plainText } from '../text/plain-text'
import type { Fields } from './field'
import type { FieldByType, LeafField, LeafType } from './field-types'
import { type Values, visitValues } from './walk'

/** A readable text in a value, with its path. */
interface FieldText {
  /** `title`, or `slides.2.title` inside a list. */
  readonly path: string
  readonly text: string
  readonly field: LeafField
}

const none = () => null
const markup = (value: string) => plainText(value)
const plain = (value: string) => (isAddress(value) ? null : value)

/** Returns the readable text of each field type, without formatting. Formats, choices and references have none. */
const texts: {
  readonly [T in LeafType]: (value: NonNullable<FieldByType[T]['default']>) => string | null
} = {
  boolean: none,
  colour: none,
  coordinates: none,
  date: none,
  dateTime: none,
  hours: none,
  hoursGroup: none,
  html: markup,
  icon: none,
  language: none,
  link: none,
  media: none,
  medias: none,
  number: none,
  periods: none,
  record: none,
  richtext: markup,
  select: none,
  string: plain,
  timeZone: none,
}

/** Returns whether a value contains readable text as plain text or markup; `null` if it contains none. */
export function textKindOf(field: LeafField, value: string): 'MARKUP' | 'TEXT' | null {
  const text = texts[field.type]
  if (text === markup) return 'MARKUP'
  return text !== none && (text as typeof markup | typeof plain)(value) !== null ? 'TEXT' : null
}

/**
 * Returns the readable texts in the values of fields, including those inside lists, for search, descriptions and translation.
 * Defaults of new blocks and addresses are omitted.
 */
export function textsIn(fields: Fields, values: Values): readonly FieldText[] {
  const found: FieldText[] = []
  visitValues(fields, values, (field, value, path) => {
    if (typeof value !== 'string' || value === field.default) return
    // The map above ties each type to its text; TypeScript can't follow a single key through it.
    const text = (texts[field.type] as (value: string) => string | null)(value)
    if (text !== null) found.push({ path, text, field })
  })
  return found
}

/** Returns whether a text is an address, a path or an anchor, without spaces. */
function isAddress(text: string): boolean {
  return /^(?:[a-z]+:|\/|#)\S*$/i.test(text.trim())
}
