import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { withObservers } from '#renderer/testing/browser'
import { startEntrances } from './start-entrances'

let view: ReturnType<typeof withObservers>

beforeEach(() => {
  document.body.innerHTML = '<ul class="entrance"><li>Annakut</li></ul>'
  view = withObservers()
})

test('what is below is there, and comes in once when it is first seen', () => {
  startEntrances(document)
  view.show(items()[0], false)
  expect(items()[0].dataset.entrance).toBeUndefined()
  view.show(items()[0])
  expect(items()[0].dataset.entrance).toBe('now')
  expect(view.watched()).toBe(0)
})

test('what is in view when the page opens stays as it is', () => {
  startEntrances(document)
  view.show(items()[0])
  expect(items()[0].dataset.entrance).toBeUndefined()
})

test('on a phone each comes in automatically, as it is scrolled to', () => {
  document.body.innerHTML = `<ul class="entrance">${'<li></li>'.repeat(3)}</ul>`
  startEntrances(document)
  for (const item of items()) view.show(item, false)
  for (const item of items()) view.show(item)
  expect(places()).toEqual([0, 0, 0])
})

test('those of a row fade in for 0.5 s each, all of them begun within 0.5 s', () => {
  document.body.innerHTML = `<ul class="entrance">${'<li></li>'.repeat(5)}</ul>`
  startEntrances(document)
  view.showAll(items(), false)
  view.showAll(items())
  expect(places()).toEqual([0, 0.25, 0.5, 0.75, 1])
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

function items(): [HTMLElement, ...HTMLElement[]] {
  const [first, ...others] = document.querySelectorAll<HTMLElement>('.entrance > li')
  if (!first) throw new Error('There is no item')
  return [first, ...others]
}

function places(): number[] {
  return items().map(({ style }) => Number(style.getPropertyValue('--entrance-place')))
}
