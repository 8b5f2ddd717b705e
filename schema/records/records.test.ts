import { expect, test } from 'vitest'
import type { AnyField } from '../fields'
import { recordDefinition, recordDefinitions } from './index'

const all = [...recordDefinitions.values()]
const SPECIFIED = [
  ...['activity', 'event', 'faq', 'gallery', 'location'],
  ...['media', 'newsArticle', 'socialPost', 'topic', 'wisdom'],
]

test('every kind is found by its folder, under the name that fields and pages call it', () => {
  const folders = Object.keys(import.meta.glob('./*/*.record.ts')).map((path) => path.split('/')[1])
  const kebab = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(all.map(({ kind }) => kebab(kind)).sort()).toEqual(folders.sort())
  // The kinds of the specification stay: fields of stored pages name them.
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(SPECIFIED))
})

test('a name that no folder declares is an error that says so', () => {
  expect(() => recordDefinition('nobody')).toThrow(
    "There is no kind of record 'nobody' in schema/records",
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

test.each(all)(
  'what visitors call $kind is said where the site says it',
  ({ words, pages, search }) => {
    if (pages.length > 0) expect(words.site).toBeDefined()
    if (search) expect(search.label ?? words.site).toBeDefined()
  },
)

test('no two kinds answer to one name in the API, on the site or in the audit log', () => {
  const names = (of: (kind: (typeof all)[number]) => readonly string[]) => all.flatMap(of)
  for (const list of [
    names(({ api }) => [api.type]),
    names(({ api }) => [api.list]),
    names(({ search }) => (search ? [search.group] : [])),
    names(({ api }) => [api.chain]),
    names(({ pages }) => pages.map(({ template }) => template)),
  ])
    expect(new Set(list).size).toBe(list.length)
})
