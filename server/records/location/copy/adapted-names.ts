import { wordsPattern } from '#schema/text/words-pattern'

/** What texts call a location. */
interface NamedPlace {
  readonly name: string
  readonly city: string
}

/** Puts the name and the city of a new location where a title has those of its model, as whole words. */
export function adaptedTo(model: NamedPlace, made: NamedPlace): (text: string) => string {
  const replacements = new Map(
    [[model.name, made.name] as const, [model.city, made.city] as const].filter(
      ([from, to]) => from !== '' && to !== '',
    ),
  )
  if (replacements.size === 0) return (text) => text
  const pattern = wordsPattern([...replacements.keys()], 'gu')
  return (text) => text.replace(pattern, (found) => replacements.get(found) ?? found)
}
