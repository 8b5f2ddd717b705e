import { hasTranslations, textIn } from '../entities/record-text'
import type { Fields } from './field'
import type { AnyField, FieldType } from './field-types'
import type { Values } from './walk'

/** Whether what a type of field says depends on the language: what people write does; the items of a list have fields of their own. */
const depends: { readonly [T in FieldType]: boolean } = {
  array: false,
  boolean: false,
  colour: false,
  coordinates: false,
  date: false,
  dateTime: false,
  hours: false,
  hoursGroup: false,
  html: true,
  icon: false,
  language: false,
  link: false,
  media: false,
  medias: false,
  number: false,
  periods: false,
  record: false,
  richtext: true,
  select: false,
  string: true,
  timeZone: false,
}

/** Whether a field, or the items of a list, say something in words: in other languages it is another value. */
export function isTranslatable(field: AnyField): boolean {
  if (field.type !== 'array') return depends[field.type]
  return Object.values(field.of).some((each) => isTranslatable(each as AnyField))
}

/** Values in the words of a language: what the text there leaves empty is said as in the fields themselves; so are items of lists. */
export function localised(fields: Fields, values: Values, language: string): Values {
  const text = hasTranslations(values) ? textIn(values.texts, language) : null
  const entries = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? (fields[name] as AnyField) : null
    if (field?.type === 'array' && name !== 'texts' && Array.isArray(value))
      return [name, value.map((item) => localised(field.of, item, language))]
    return [name, (field && depends[field.type] && text?.[name]) || value]
  })
  return Object.fromEntries(entries)
}
