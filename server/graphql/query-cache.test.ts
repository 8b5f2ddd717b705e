import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { QueryCache } from './query-cache'

test('a query that was in order for a manager is looked at again for anyone else', () => {
  const queries = new QueryCache()
  const text = '{ __schema { types { name } } }'
  const document = parse(text)
  queries.add(document, true)
  expect(queries.find(text, true)).toBe(document)
  expect(queries.isValid(document)).toBe(true)
  expect(queries.find(text, false)).toBeNull()
})

test('what was asked longest ago makes room for what is asked now', () => {
  const queries = new QueryCache()
  const query = (number: number) => `{ me { id } } # ${String(number).padStart(10_000, '0')}`
  for (let number = 0; number < 20; number += 1) queries.add(parse(query(number)), false)
  expect(queries.find(query(0), false)).toBeNull()
  expect(queries.find(query(19), false)).not.toBeNull()
})
