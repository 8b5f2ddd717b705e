import { hasTranslations, textIn } from '../entities/record-text'
import type { Fields } from './field'
import type { AnyField, FieldType } from './field-types'
import type { Values } from './walk'

/** The field types whose values depend on the language: text does; items of lists have fields with their own types. */
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

/** Returns whether a field, or an item of a list, contains text that differs by language. */
export function isTranslatable(field: AnyField): boolean {
  if (field.type !== 'array') return depends[field.type]
  return Object.values(field.of).some((each) => isTranslatable(each as AnyField))
}

/** Returns the values in a language; empty texts fall back to the fields themselves. Applies to list items, too. */
export function localise(fields: Fields, values: Values, language: string): Values {
  const text = hasTranslations(values) ? textIn(values.texts, language) : null
  const entries = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? (fields[name] as AnyField) : null
    if (field?.type === 'array' && name !== 'texts' && Array.isArray(value))
      return [name, value.map((item) => localise(field.of, item, language))]
    return [name, (field && depends[field.type] && text?.[name]) || value]
  })
  return Object.fromEntries(entries)
}
