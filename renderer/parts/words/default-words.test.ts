import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { exampleValues } from '#schema/fields/example'
import { withDefaultWords } from './default-words'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import './all-words'

function titleIn(language: string, name: string): unknown {
  const { fields } = definitions.get(name) ?? { fields: {} }
  return withDefaultWords(fields, exampleValues(fields), language).title
}

test('a block begins with the words of the language of its page', () => {
  expect(titleIn('en-US', 'EventsPromo')).toBe(english.upcomingEvents)
  expect(titleIn('gu-IN', 'EventsPromo')).toBe(gujarati.upcomingEvents)
  expect(titleIn('fr-FR', 'EventsPromo')).toBe(english.upcomingEvents)
})

test('what is no word of the catalogue, and no default, stays', () => {
  const { fields } = definitions.get('EventsPromo') ?? { fields: {} }
  expect(withDefaultWords(fields, { title: 'Diwali', other: 3 }, 'gu-IN')).toEqual({
    title: 'Diwali',
    other: 3,
  })
})

test.each([gujarati, hindi])('what is one word in English is one in $locale', (words) => {
  const meanings = new Map<string, Set<unknown>>()
  for (const [name, word] of Object.entries(english))
    if (typeof word === 'string')
      meanings.set(word, (meanings.get(word) ?? new Set()).add(Object(words)[name]))
  const defaults = [...definitions.values()].flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => (field.type === 'string' ? [field.default] : [])),
  )
  expect(defaults.filter((word) => (meanings.get(String(word))?.size ?? 0) > 1)).toEqual([])
})
