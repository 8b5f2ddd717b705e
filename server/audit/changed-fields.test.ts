import { expect, test } from 'vitest'
import { changedFields, fieldsColumn } from './changed-fields'

test('fields whose values differ are named, and nothing of the values', () => {
  const before = { title: 'Holi', tags: ['a', 'b'], email: 'asha@toran.example', body: null }
  const after = { title: 'હોળી', tags: ['a', 'b'], email: 'ravi@toran.example', body: undefined }
  expect(changedFields(before, after)).toEqual(['title', 'email'])
  expect(changedFields(before, before)).toEqual([])
})

test('twenty names are the most', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `field${at}`)
  expect(fieldsColumn(names)?.split(',')).toHaveLength(20)
  expect([fieldsColumn([]), fieldsColumn(undefined)]).toEqual([null, null])
})
