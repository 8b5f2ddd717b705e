import { afterEach, expect, test } from 'vitest'
import { isShortcut } from './pressed-shortcut'
import { type ShortcutName, shortcuts } from './shortcuts'
import { singleKeys } from './single-keys'

afterEach(() => localStorage.clear())

const NONE = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
type Row = readonly [ShortcutName | null, object]

function pressed(press: object, platform: string): ShortcutName[] {
  const names = Object.keys(shortcuts) as ShortcutName[]
  return names.filter((name) => isShortcut(name, { ...NONE, key: '', ...press }, platform))
}

test.each<Row>([
  ['undo', { key: 'z', ctrlKey: true }],
  ['redo', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['redo', { key: 'y', ctrlKey: true }],
  ['save', { key: 's', ctrlKey: true }],
  ['undo', { key: 'ય', code: 'KeyZ', ctrlKey: true }],
  ['zoomIn', { key: '+', ctrlKey: true, shiftKey: true }],
  ['shortcuts', { key: '?', shiftKey: true }],
  ['moveUp', { key: 'ArrowUp', altKey: true }],
  ['insertAfter', { key: '/' }],
  [null, { key: 'z' }],
  [null, { key: 'ż', code: 'KeyZ', ctrlKey: true, altKey: true }],
  [null, { key: 'p', ctrlKey: true }],
  [null, { key: 'z', metaKey: true }],
])('%s for %o', (name, press) => {
  expect(pressed(press, 'Linux x86_64')).toEqual(name === null ? [] : [name])
})

test.each<Row>([
  ['undo', { key: 'z', metaKey: true }],
  ['save', { key: 's', metaKey: true }],
  [null, { key: 'z', ctrlKey: true }],
])('on Apple’s machines: %s for %o', (name, press) => {
  expect(pressed(press, 'MacIntel')).toEqual(name === null ? [] : [name])
})

test('shortcuts of one plain key can be switched off; those with Ctrl stay', () => {
  singleKeys.set(false)
  expect(pressed({ key: '?', shiftKey: true }, 'Linux')).toEqual([])
  expect(pressed({ key: '/' }, 'Linux')).toEqual([])
  expect(pressed({ key: '/', ctrlKey: true }, 'Linux')).toEqual(['shortcuts'])
})
