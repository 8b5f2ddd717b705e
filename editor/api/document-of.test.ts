import { type DocumentNode, Kind, parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { pack } from '#schema/api/packed-document'
import { documentOf } from './document-of'

test('a built document holds each fragment once, however many spread it', () => {
  const built = (text: string, fragments: Parameters<typeof documentOf>[1]) =>
    documentOf(parse(text, { noLocation: true }).definitions.map(pack), fragments)
  const name = built('fragment Name on Place { name }', [])
  const spot = built('fragment Spot on Place { ...Name }', [name])
  const query = print(built('query Places { places { ...Name ...Spot } }', [spot, name]))
  expect(query.match(/fragment \w+/g)).toEqual(['fragment Spot', 'fragment Name'])
  expect(query).toMatch(/^query Places/)
})

const operations = import.meta.glob<Readonly<Record<string, unknown>>>('./operations/*.ts', {
  eager: true,
})
const documents = Object.values(operations)
  .flatMap((module) => Object.values(module))
  .filter(isDocument)

test('every document of the editor is the same when it was packed and unpacked', () => {
  expect(documents.length).toBeGreaterThan(100)
  for (const { definitions } of documents)
    for (const definition of definitions) {
      const packed = JSON.parse(JSON.stringify(pack(definition)))
      expect(print(documentOf([packed], []))).toBe(print(definition))
    }
})

test('values of every kind stay what they are', () => {
  const text =
    '{ a: list(of: [1, 2.5, "three", true, false, null, FOUR, { five: [$six] }]) @include(if: true) { ... on Place { id } } }'
  const [definition] = parse(text, { noLocation: true }).definitions
  if (!definition) throw new Error('Nothing was parsed')
  expect(print(documentOf([pack(definition)], []))).toBe(print(parse(text)))
})

function isDocument(value: unknown): value is DocumentNode {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT
  )
}
