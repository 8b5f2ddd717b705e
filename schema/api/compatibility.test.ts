import { buildSchema, findBreakingChanges } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefinitions } from './type-definitions'

const [text = ''] = Object.values(
  import.meta.glob<string>('./testing/published-schema.txt', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const published = buildSchema(text)

test('what programs were written for stays: nothing of the published GraphQL schema is changed or gone', () => {
  const changes = findBreakingChanges(published, buildSchema(typeDefinitions))
  expect(changes.map(({ description }) => description)).toEqual([])
})

test('a field that is gone, and an argument that is asked for now, are told by name', () => {
  const changed = typeDefinitions
    .replace(/(type Faq \{[^}]*)\n {2}category: String!/, '$1')
    .replace('pageTrail(', 'pageTrail(deep: Int!,')
  const changes = findBreakingChanges(published, buildSchema(changed))
  expect(changes.map(({ description }) => description)).toEqual([
    'Faq.category was removed.',
    'A required arg deep on Query.pageTrail was added.',
  ])
})
