import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fill } from '../../schema/messages/fill.ts'
import { ROOT, translatedLanguages, translationsOf } from './catalogues.ts'
import { compiledMessage, namesIn } from './compile-message.ts'
import { extractMessages } from './extract.ts'
import { englishNamesByTranslation, termsOf } from './messages.ts'
import { pseudoMessage } from './pseudo.ts'
import { catalogueFiles, expectedCatalogues } from './write-catalogues.ts'

describe('the catalogues of the editor’s messages', () => {
  const expected = expectedCatalogues()

  test('hold the messages of the source and no others: npm run messages', () => {
    const stale = [...new Set([...expected.keys(), ...catalogueFiles()])]
      .filter(
        (file) =>
          !catalogueFiles().includes(file) || readFileSync(file, 'utf8') !== expected.get(file),
      )
      .map((file) => relative(ROOT, file))
    expect(stale).toEqual([])
  })

  test('are translated', () => {
    const missing = [...expected].flatMap(([file, text]) =>
      [...text.matchAll(/^msgid (.+)\nmsgstr ""$\n(?!")/gm)].map(
        ([, message]) => `${relative(ROOT, file)}: ${message}`,
      ),
    )
    expect(missing).toEqual([])
  })

  test('have no plurals in emails: the server fills in their English without compiling it', () => {
    const messages = [...(extractMessages().get('emails')?.keys() ?? [])]
    expect(messages.length).toBeGreaterThan(100)
    expect(messages.filter((message) => typeof compiledMessage(message) !== 'string')).toEqual([])
  })

  test.each(translatedLanguages())('have the values of the English message in %s', (language) => {
    const differing = [...translationsOf(language)].filter(([message, translation]) => {
      const given = namesIn(compiledMessage(message))
      return [...namesIn(compiledMessage(translation))].some((name) => !given.has(name))
    })
    expect(differing).toEqual([])
  })
})

test('a plural follows the language, and keeps its number', () => {
  const pages = compiledMessage(
    '{count, plural, =0 {No page} one {# page} other {# pages}} of {name}',
  )
  expect(fill(pages, { count: 0, name: 'Ottawa' })).toBe('No page of Ottawa')
  expect(fill(pages, { count: 1, name: 'Ottawa' })).toBe('1 page of Ottawa')
  expect(fill(pages, { count: 1200, name: 'વડોદરા' })).toBe('1,200 pages of વડોદરા')
})

test('a message is filled with what its values are, braces in them too', () => {
  expect(fill(compiledMessage("Field ''{label}'' of {name}"), { label: '{name}', name: 'x' })).toBe(
    "Field '{name}' of x",
  )
  expect(fill(compiledMessage('{by}'), { by: null })).toBe('')
})

test('what is no ICU message is refused', () => {
  expect(() => compiledMessage('{count, plural, one {# page}')).toThrow('is no ICU message')
  expect(() => compiledMessage('{day, date}')).toThrow('has no date')
})

test('the pseudo-language is longer and keeps names and plurals', () => {
  expect(pseudoMessage('Save {name}')).toBe('[Šávé {name}~~]')
  const pages = pseudoMessage('{count, plural, one {# page} other {# pages}}')
  expect(fill(compiledMessage(pages), { count: 2 })).toBe('[2 págéš]')
})

test('words that something is searched by are those of the language, then the English ones, each once', () => {
  expect(termsOf('બૅનર, logo', 'banner, logo')).toEqual(['બૅનર', 'logo', 'banner'])
  expect(termsOf(undefined, 'banner, logo')).toEqual(['banner', 'logo'])
})

test('what is called the same in a language has several English names; sentences have none', () => {
  const translations = new Map([
    ['Centre', 'મધ્યમાં'],
    ['Centred', 'મધ્યમાં'],
    ['{count} pages', '{count} પેજ'],
    ['Logo', 'Logo'],
    ['A sentence that nobody types to find something by it.', 'વાક્ય'],
  ])
  expect(englishNamesByTranslation(translations)).toEqual({ મધ્યમાં: ['Centre', 'Centred'] })
})
