import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefinitions } from '#schema/api/type-definitions'
import { isIdName, TEXT_IDS, withNumberIds } from './number-ids'
import { typePolicies } from './type-policies'

const types = buildSchema(typeDefinitions).getTypeMap()
const objects = Object.values(types).filter(isObjectType)

test('ids are numbers, but for those of accounts, and for all that only looks like one', () => {
  const answer = {
    record: { __typename: 'Event', id: '7', locationId: '12', title: '12', galleryIds: ['1', '2'] },
    people: [{ __typename: 'Person', id: '40', name: 'Asha', locationId: null }],
    audit: { __typename: 'AuditRow', actorId: '5', requestId: '99' },
    page: { content: { id: '8' }, values: [{ id: '9' }], configuration: { mapId: '3' } },
    long: { __typename: 'Event', id: '12345678901234567890' },
  }
  expect(withNumberIds(answer)).toEqual({
    record: { __typename: 'Event', id: 7, locationId: 12, title: '12', galleryIds: [1, 2] },
    people: [{ __typename: 'Person', id: '40', name: 'Asha', locationId: null }],
    audit: { __typename: 'AuditRow', actorId: '5', requestId: '99' },
    page: { content: { id: '8' }, values: [{ id: 9 }], configuration: { mapId: '3' } },
    long: { __typename: 'Event', id: '12345678901234567890' },
  })
})

test('what is called an id is one in the whole schema', () => {
  const fields = objects.flatMap((type) => Object.values(type.getFields()))
  const called = fields.filter(({ name }) => isIdName(name))
  expect(called.length).toBeGreaterThan(80)
  const other = called.filter(({ type }) => getNamedType(type).name !== 'ID')
  expect(other.map(({ name }) => name)).toEqual([])
})

test('the types that are named for ids and for the cache are in the schema', () => {
  const named = new Map(objects.map((type) => [type.name, type]))
  expect([...TEXT_IDS].filter((name) => !named.has(name))).toEqual([])
  for (const [name, { keyFields }] of Object.entries(typePolicies)) {
    const fields = named.get(name)?.getFields() ?? {}
    expect([name, Object.keys(fields).length > 0]).toEqual([name, true])
    if (Array.isArray(keyFields))
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(keyFields.filter(isString)))
  }
})

/** A name is followed by a list of the names within it. */
function isString(key: unknown): key is string {
  return typeof key === 'string'
}
