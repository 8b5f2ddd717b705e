import type { Fields } from '#schema/fields'
import { english } from './english'
import { messagesFor } from './words'

/** The names of the plain words, by their English text. */
const names = new Map(
  Object.entries(english).flatMap(([name, word]) =>
    typeof word === 'string' ? [[word, name] as const] : [],
  ),
)

/**
 * Returns the initial values of a block added to a page in a language: defaults that are in the catalogue are translated. Other
 * defaults stay unchanged, for an editor to rewrite.
 */
export function withDefaultWords(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  language: string,
): Readonly<Record<string, unknown>> {
  const words: Readonly<Record<string, unknown>> = messagesFor(language)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      const isDefault = field?.type === 'string' && value === field.default && value !== ''
      const word = isDefault ? words[names.get(String(value)) ?? ''] : undefined
      return [name, typeof word === 'string' ? word : value]
    }),
  )
}
