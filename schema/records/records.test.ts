import { expect, test } from 'vitest'
import type { AnyField } from '../fields'
import { recordDefinition, recordDefinitions } from './index'

const all = [...recordDefinitions.values()]

test('every kind is found by its folder, under the name that fields and pages call it', () => {
  expect(all.map(({ kind }) => kind)).toEqual([
    'activity',
    'event',
    'faq',
    'gallery',
    'location',
    'media',
    'newsArticle',
    'socialPost',
    'topic',
    'wisdom',
  ])
})

test('a name that no folder declares is an error that says so', () => {
  expect(() => recordDefinition('sponsor')).toThrow(
    "There is no kind of record 'sponsor' in schema/records",
  )
})

test.each(all)('what $kind says of its fields names fields it has', (definition) => {
  const { title, picture, details, status, list } = definition
  const named = [title, picture, ...details, status, list.sort?.by, ...list.filters]
  const names = [...named, ...list.searched].filter((name) => name !== null && name !== undefined)
  for (const name of names) expect(definition.fields, name).toHaveProperty(name)
})

test.each(all)('the fields of $kind have labels, and its words are lower case', (definition) => {
  for (const field of Object.values(definition.fields) as AnyField[])
    expect(field.label).not.toBe('')
  expect(definition.words.one).toBe(definition.words.one.toLowerCase())
})

test('no two kinds answer to one name in the API, on the site or in the audit log', () => {
  const names = (of: (kind: (typeof all)[number]) => readonly string[]) => all.flatMap(of)
  for (const list of [
    names(({ api }) => [api.type]),
    names(({ api }) => [api.list]),
    names(({ api }) => [api.chain]),
    names(({ pages }) => pages.map(({ template }) => template)),
  ])
    expect(new Set(list).size).toBe(list.length)
})
