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
