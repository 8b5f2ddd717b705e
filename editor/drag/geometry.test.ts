import { afterEach, expect, test, vi } from 'vitest'
import { slotKey } from '#schema/page/tree'
import { pageGeometry } from './geometry'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('what is rendered while a drag scrolls to it is found, and what is taken off the page is not', () => {
  const { root, geometry } = open('<div data-block-id="a"></div>')
  expect(geometry.rectOf('b')).toBeNull()
  root.innerHTML = `<div data-block-id='b"]'></div><div></div>`
  root.lastElementChild?.setAttribute('data-empty-slot', slotKey('b', 'left'))
  expect(geometry.rectOf('b"]')).not.toBeNull()
  expect(geometry.emptySlotRect(slotKey('b', 'left'))).not.toBeNull()
  expect(geometry.rectOf('a')).toBeNull()
})

test('an empty slot that is not displayed has no place', () => {
  const { root, geometry } = open('<div data-block-id="a"></div>')
  const spare = document.createElement('div')
  spare.setAttribute('data-empty-slot', slotKey('a', 'third'))
  spare.checkVisibility = () => false
  root.append(spare)
  expect(geometry.emptySlotRect(slotKey('a', 'third'))).toBeNull()
})

test('tells when blocks take their true size, and measures again', () => {
  const moved = vi.fn()
  const { root, geometry, resize } = open('<div data-block-id="a"></div>', moved)
  let top = 10
  const element = root.firstElementChild as HTMLElement
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
  expect(geometry.rectOf('a')?.top).toBe(10)
  top = 200
  expect(geometry.rectOf('a')?.top).toBe(10)
  resize()
  expect(moved).toHaveBeenCalledOnce()
  expect(geometry.rectOf('a')?.top).toBe(200)
})

function open(html: string, onMoved: () => void = () => undefined) {
  let resize: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resize = call
      }
      observe() {}
      disconnect() {}
    },
  )
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return { root, geometry: pageGeometry(root, onMoved), resize: () => resize() }
}
