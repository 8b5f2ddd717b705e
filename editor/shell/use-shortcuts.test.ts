import { expect, test } from 'vitest'
import { shortcutOf } from './use-shortcuts'

const NONE = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['undo', { key: 'z', ctrlKey: true }],
  ['redo', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['redo', { key: 'y', ctrlKey: true }],
  ['save', { key: 's', ctrlKey: true }],
  ['undo', { key: 'ય', code: 'KeyZ', ctrlKey: true }],
  [null, { key: 'z' }],
  [null, { key: 'ż', code: 'KeyZ', ctrlKey: true, altKey: true }],
  [null, { key: 'p', ctrlKey: true }],
  [null, { key: 'z', metaKey: true }],
])('%s for %o', (action, press) => {
  expect(shortcutOf({ ...NONE, ...press }, 'Linux x86_64')).toBe(action)
})

test.each([
  ['undo', { key: 'z', metaKey: true }],
  ['save', { key: 's', metaKey: true }],
  [null, { key: 'z', ctrlKey: true }],
])('on Apple’s machines: %s for %o', (action, press) => {
  expect(shortcutOf({ ...NONE, ...press }, 'MacIntel')).toBe(action)
})
