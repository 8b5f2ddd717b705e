import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { checkInputLimits, inputSize } from './input-limits'
import { graphqlSchema } from './schema'

const DIRECTIVE =
  'directive @max(length: Int, items: Int, segments: Int) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION'

const sizeOf = (query: string, variables = {}) => inputSize(graphqlSchema, parse(query), variables)

describe('what arguments may hold', () => {
  test.each([
    [
      'a text',
      '{ search(locationSlug: "main", text: $v) { totalCount } }',
      'x'.repeat(1001),
      "'text' has 1001 characters; at most 1000 are allowed.",
    ],
    [
      'a list',
      '{ publishedPaths(locationSlug: "main", paths: $v) }',
      Array(101).fill('/'),
      "'paths' has 101 elements; at most 100 are allowed.",
    ],
    [
      'an element of a list',
      '{ allPosts(slugs: $v) { totalCount } }',
      ['a', 'x'.repeat(400)],
      "'slugs.1' has 400 characters; at most 300 are allowed.",
    ],
    [
      'the segments of a path',
      '{ pageTrail(locationSlug: "main", path: $v) { id } }',
      '/a'.repeat(33),
      "'path' has 33 segments; at most 32 are allowed.",
    ],
    [
      'an id',
      '{ topic(id: $v) { id } }',
      '1'.repeat(201),
      "'id' has 201 characters; at most 200 are allowed.",
    ],
    [
      'an instant',
      '{ allEvents(from: $v) { totalCount } }',
      '1'.repeat(201),
      "'from' has 201 characters; at most 200 are allowed.",
    ],
    [
      'a text deep in inputs',
      'mutation { createOrUpdateDocument(topic: $v) { id } }',
      { items: [{ title: 'x'.repeat(1001) }] },
      "'topic.items.0.title' has 1001 characters; at most 1000 are allowed.",
    ],
    [
      'JSON',
      '{ records(kind: "event", filter: $v) { totalCount } }',
      { a: Array(10_001).fill(0) },
      "'filter' has more than 10000 characters; at most 10000 are allowed.",
    ],
  ])('has an end: %s', (_what, query, v, message) => {
    expect(() => sizeOf(query, { v })).toThrow(message)
  })

  test('is asked of what is in the query and in a fragment, too', () => {
    const text = 'x'.repeat(1001)
    expect(() => sizeOf(`{ search(locationSlug: "m", text: "${text}") { totalCount } }`)).toThrow(
      "'text' has",
    )
    expect(() =>
      sizeOf(
        `{ ...F } fragment F on Query { search(locationSlug: "m", text: "${text}") { totalCount } }`,
      ),
    ).toThrow("'text' has")
  })

  test('costs as often as it is given, also by one variable', () => {
    const once = '{ search(locationSlug: "m", text: $v) { totalCount } }'
    const twice =
      '{ a: search(locationSlug: "m", text: $v) { totalCount } b: search(locationSlug: "m", text: $v) { totalCount } }'
    const v = 'x'.repeat(1000)
    expect(sizeOf(once, { v })).toBe(1001)
    expect(sizeOf(twice, { v })).toBe(2002)
  })
})

describe('the server does not start with', () => {
  test.each([
    ['a text', 'type Query { a(b: String!): Int }', 'Query.a(b:)'],
    ['a list of ids', 'type Query { a(b: [ID!]): Int }', 'Query.a(b:)'],
    [
      'a list of texts that only says how long each is',
      'type Query { a(b: [String!] @max(length: 3)): Int }',
      'Query.a(b:)',
    ],
    ['JSON in an input', 'scalar JSON input I { b: JSON } type Query { a(i: I): Int }', 'I.b'],
  ])('%s that may be as long as it likes', (_what, schema, coordinate) => {
    expect(() => checkInputLimits(buildSchema(`${DIRECTIVE} ${schema}`))).toThrow(
      `No limit is declared for ${coordinate}`,
    )
  })
})
