import { expect, test } from 'vitest'
import { nameOfSubject, subjectOf } from './audit-words'

test.each([
  ['document:5', 'Document 5', '/editor/pages/5'],
  ['location:20', 'Location 20', '/editor/locations/20'],
  ['event:12', 'Event 12', '/editor/events/12'],
  ['navigation:1001', 'Navigation 1001', '/editor/navigation'],
  ['account:b0b62458-c80d', 'Account', '/editor/audit?chain=account%3Ab0b62458-c80d'],
  ['event:x', 'Event x', '/editor/audit?chain=event%3Ax'],
  ['events', 'The server', '/editor/audit?chain=events'],
])('%s is %s, and leads to where it is changed', (chain, words, href) => {
  expect(subjectOf(chain)).toEqual({ words, href })
})

test.each([
  ['event:12', 'પાટોત્સવ', 'પાટોત્સવ'],
  ['navigation:1001', 'gu-IN', 'Navigation in Gujarati'],
  ['event:12', '', null],
  ['event:12', null, null],
])('%s with the name %s is called %s', (chain, subjectName, name) => {
  expect(nameOfSubject({ chain, subjectName })).toBe(name)
})
