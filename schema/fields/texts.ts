import { plainText } from '../text/plain-text'
import type { Fields } from './field'
import type { FieldByType, LeafField, LeafType } from './field-types'
import { type Values, visitValues } from './walk'

/** What people read in a value, and where it is. */
interface FieldText {
  /** `title`, or `slides.2.title` inside a list. */
  readonly path: string
  readonly text: string
  readonly field: LeafField
}

const none = () => null
const markup = (value: string) => plainText(value)
const plain = (value: string) => (isAddress(value) ? null : value)

/** What each type of field says in words: what someone wrote, without formatting. A format, a choice and a reference say nothing. */
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

/** How a value says something in words, as text or as markup; `null` where it says nothing. */
export function textKindOf(field: LeafField, value: string): 'MARKUP' | 'TEXT' | null {
  const text = texts[field.type]
  if (text === markup) return 'MARKUP'
  return text !== none && (text as typeof markup | typeof plain)(value) !== null ? 'TEXT' : null
}

/**
 * What people read in the values of fields, inside lists too: for the search, descriptions and translation. Left out are
 * what every block of its kind begins with, and addresses.
 */
export function textsIn(fields: Fields, values: Values): readonly FieldText[] {
  const found: FieldText[] = []
  visitValues(fields, values, (field, value, path) => {
    if (typeof value !== 'string' || value === field.default) return
    // The map above ties each type to what it says; the compiler cannot follow one key through it.
    const text = (texts[field.type] as (value: string) => string | null)(value)
    if (text !== null) found.push({ path, text, field })
  })
  return found
}

/** An address of a page or of another site, or a name of someone there. */
function isAddress(text: string): boolean {
  return /^(?:[a-z]+:|\/|#)\S*$/i.test(text.trim())
}
