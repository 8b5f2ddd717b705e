import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { withObservers } from '#renderer/testing/browser'
import { startEntrances } from './start-entrances'

let view: ReturnType<typeof withObservers>

beforeEach(() => {
  document.body.innerHTML = '<ul class="entrance"><li>Annakut</li></ul>'
  view = withObservers()
})

test('what is below stands there, and comes in once when it is first seen', () => {
  startEntrances(document)
  view.show(list(), false)
  expect(list().dataset.entrance).toBeUndefined()
  view.show(list())
  expect(list().dataset.entrance).toBe('now')
  expect(view.watched()).toBe(0)
})

test('what is in view when the page opens stays as it is', () => {
  startEntrances(document)
  view.show(list())
  expect(list().dataset.entrance).toBeUndefined()
})

test('each fades in for 0.5 s, 0.5 s after the one before; from the fourth on together', () => {
  list().innerHTML = '<li></li>'.repeat(5)
  startEntrances(document)
  view.show(list(), false)
  view.show(list())
  const orders = Array.from(list().children, (item) =>
    (item as HTMLElement).style.getPropertyValue('--entrance-order'),
  )
  expect(orders).toEqual(['0', '1', '2', '3', '3'])
  // Specification section 9.
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  expect(tokens).toContain('--fade: 0.5s;')
  expect(tokens).toContain('--stagger: 0.5s;')
})

test('nothing ever waits for those who want less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  startEntrances(document)
  expect(view.watched()).toBe(0)
})

function list(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.entrance')
  if (!found) throw new Error('There is no list')
  return found
}
