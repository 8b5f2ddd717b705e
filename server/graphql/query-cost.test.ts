import { type DocumentNode, getNullableType, isListType, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { definition as notice } from '../records/testing/notices'
import { MAX_POINTS } from './limit-queries'
import { queryCost } from './query-cost'
import { graphqlSchema } from './schema'
import { declaredLengths, FIELD_COSTS, LIST_LENGTHS, RECORD_COSTS, STATEMENT_COST } from './weights'

const cost = (query: string | DocumentNode, variables = {}) => {
  const document = typeof query === 'string' ? parse(query) : query
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition')
  if (operation?.kind !== 'OperationDefinition') throw new Error('There is no operation')
  return queryCost({ schema: graphqlSchema, document, operation, variables })
}

test('a list costs as often as its length', () => {
  const of = (first: number) => cost(`{ documents(first: ${first}) { nodes { id title } } }`)
  expect(of(100) - of(0)).toBe(10 * (of(10) - of(0)))
  expect(of(1000)).toBe(of(100))
  expect(of(-5)).toBe(of(100))
})

test('lists in lists are multiplied, and content is heavier than a name', () => {
  const names = cost('{ documents(first: 100) { nodes { topic { items { title } } } } }')
  const contents = cost('{ documents(first: 100) { nodes { topic { items { content } } } } }')
  expect(contents - names).toBe(100 * 3 * 49)
})

test.each([
  ['a variable', 'query ($n: Int) { documents(first: $n) { nodes { id } } }', { n: 100 }],
  [
    'the default of a variable',
    'query ($n: Int = 100) { documents(first: $n) { nodes { id } } }',
    {},
  ],
  [
    'a variable of another kind',
    'query ($n: Int) { documents(first: $n) { nodes { id } } }',
    { n: 'x' },
  ],
  [
    'a fragment',
    '{ ...Q } fragment Q on Query { documents(first: 100) { ...D } } fragment D on DocumentConnection { nodes { id } }',
    {},
  ],
  [
    'a fragment in place',
    '{ ... on Query { documents(first: 100) { ... { nodes { id } } } } }',
    {},
  ],
  ['an alias', '{ many: documents(first: 100) { all: nodes { key: id } } }', {}],
])('%s hides nothing', (_, query, variables) => {
  expect(cost(query, variables)).toBe(cost('{ documents(first: 100) { nodes { id } } }'))
})

test('a list that is only counted costs a statement, however long it is; with its records, two', () => {
  const counted = (first: number) => cost(`{ documents(first: ${first}) { totalCount } }`)
  expect(counted(100)).toBe(counted(1))
  const records = '{ documents(first: 10) { nodes { id } } }'
  const both = '{ documents(first: 10) { totalCount nodes { id } } }'
  expect(cost(both) - cost(records)).toBe(STATEMENT_COST)
})

test('what is named by ids is as long as they are', () => {
  const query = 'query ($ids: [ID!]) { allMedia(ids: $ids, first: 100) { nodes { id } } }'
  expect(cost(query, { ids: ['1', '2'] })).toBe(cost('{ allMedia(ids: [1, 2]) { nodes { id } } }'))
  expect(cost(query, { ids: ['1', '2'] })).toBeLessThan(cost(query))
})

test('a fragment that doubles itself thirty times is measured at once', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`,
  )
  // Followed one by one they would not end.
  const points = cost(`{ ...f0 } ${fragments.join(' ')} fragment f60 on Query { me { id } }`)
  expect(points).toBeGreaterThan(2 ** 60)
})

test('fragments in a circle are measured, too', () => {
  const circle = 'fragment a on Query { ...b me { id } } fragment b on Query { ...a }'
  expect(cost(`{ ...a } ${circle}`)).toBeGreaterThan(0)
})

test('thirty lists of contents are far beyond what a visitor may ask', () => {
  const list = (n: number) =>
    `a${n}: documents(first: 100) { nodes { topic { items { content } } } }`
  const points = cost(`{ ${Array.from({ length: 30 }, (_, n) => list(n)).join(' ')} }`)
  expect(points / MAX_POINTS.visitor).toBeGreaterThan(50)
  expect(points / MAX_POINTS.person).toBeGreaterThan(2)
})

test('lists of a kind whose types are derived have a length without being named', () => {
  expect(declaredLengths([notice], new Set())).toEqual({ 'Notice.pictures': 5, 'Notice.points': 5 })
  expect(declaredLengths([notice], new Set(['Notice', 'Notice.points']))).toEqual({
    'Notice.pictures': 5,
  })
})

test('every list of the schema has a length, and nothing is named that is not there', () => {
  const there = new Map<string, boolean>()
  for (const type of Object.values(graphqlSchema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      there.set(
        `${type.name}.${field.name}`,
        isListType(getNullableType(field.type)) &&
          !type.name.endsWith('Connection') &&
          !field.args.some(({ name }) => name === 'first' || name === 'ids'),
      )
  }
  const lists = [...there].filter(([, isList]) => isList).map(([name]) => name)
  expect(lists.filter((name) => !(name in LIST_LENGTHS))).toEqual([])
  for (const name of [...Object.keys(LIST_LENGTHS), ...Object.keys(FIELD_COSTS)])
    expect(there.has(name), name).toBe(true)
  for (const name of Object.keys(RECORD_COSTS))
    expect(graphqlSchema.getType(name), name).toBeDefined()
})
