import type { Address } from '#schema/entities/location'

/** What texts call a location. */
interface NamedPlace {
  readonly name: string
  readonly address: Pick<Address, 'city'>
}

/** Puts the name and the city of a new location where a title has those of its model, as whole words. */
export function adaptedTo(model: NamedPlace, made: NamedPlace): (text: string) => string {
  const replacements = new Map(
    [[model.name, made.name] as const, [model.address.city, made.address.city] as const].filter(
      ([from, to]) => from !== '' && to !== '',
    ),
  )
  if (replacements.size === 0) return (text) => text
  const pattern = wordsPattern([...replacements.keys()], 'gu')
  return (text) => text.replace(pattern, (found) => replacements.get(found) ?? found)
}

/** Matches any of these names as whole words, the longest first; the marks of Indian scripts are parts of words. */
export function wordsPattern(names: readonly string[], flags: 'gu' | 'iu'): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => escaped(name))
  const part = '[\\p{L}\\p{M}\\p{N}]'
  return new RegExp(`(?<!${part})(?:${longestFirst.join('|')})(?!${part})`, flags)
}

function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
