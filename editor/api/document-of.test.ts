import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { documentOf } from './document-of'

test('a built document holds each fragment once, however many spread it', () => {
  const built = (text: string, fragments: Parameters<typeof documentOf>[1]) =>
    documentOf(parse(text).definitions, fragments)
  const name = built('fragment Name on Place { name }', [])
  const spot = built('fragment Spot on Place { ...Name }', [name])
  const query = print(built('query Places { places { ...Name ...Spot } }', [spot, name]))
  expect(query.match(/fragment \w+/g)).toEqual(['fragment Spot', 'fragment Name'])
  expect(query).toMatch(/^query Places/)
})
