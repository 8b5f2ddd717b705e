import { wordsPattern } from '#schema/text/words-pattern'

/** The names of a location used in texts. */
interface NamedPlace {
  readonly name: string
  readonly city: string
}

/** Returns a function that replaces the name and city of the model location in titles by those of the new one, as whole words. */
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
