import type { AnyField } from '#schema/fields'
import { recordDefinitions } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'
import { LINK } from '#schema/records/shared-fields'

/** For tests: every kind that is written by the calls derived from its declaration, also those that are yet to be declared. */
export const writtenKinds = [...recordDefinitions.values()].filter(({ api }) => api.writes)

/** For tests: a record of location 20 that visitors see: its title, and something in each field that has to be filled. */
export function inputOf({ fields, title, owner }: AnyRecord, word: string) {
  const required = (Object.entries(fields) as [string, AnyField][]).flatMap(([name, field]) =>
    field.required ? [[name, valueFor(field)] as const] : [],
  )
  const place = owner === 'location' ? { locationId: '20' } : {}
  // One for each language: each record has another, whatever word is asked for.
  const name = title === 'language' ? freshLanguage() : word
  return { ...Object.fromEntries(required), ...place, [title]: name }
}

let languages = 0

/** A tag that no record has yet: `aaa`, `aab`. */
function freshLanguage(): string {
  languages += 1
  const letters = [676, 26, 1].map((of) => Math.floor(languages / of) % 26)
  return String.fromCharCode(...letters.map((letter) => 97 + letter))
}

function valueFor(field: AnyField): string {
  if (field.type === 'language') return 'en-US'
  if (field.type === 'dateTime') return '2026-12-24T18:30'
  if (field.type === 'string' && field.pattern === LINK) return 'https://www.example.org/talk'
  return field.type === 'timeZone' ? 'UTC' : '<p>Something</p>'
}

/** The variable in which a mutation takes the values of a record. */
export function argumentOf(definition: AnyRecord, word: string): Readonly<Record<string, unknown>> {
  return { [definition.api.input]: inputOf(definition, word) }
}
