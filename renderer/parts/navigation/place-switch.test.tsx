import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { placeOf } from '#renderer/testing/world'
import placeSwitch from './place-switch.island'

/** The server's answers. */
let answer: string | null
let stop: () => void

beforeEach(async () => {
  const places = async () => [placeOf('toronto'), placeOf('ottawa')]
  const list = await renderBlock('Locations', {}, { source: { places } })
  answer = list.outerHTML
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const root = await renderBlock('TopNavigation', {}, { source: { places } })
  stop = placeSwitch(root.querySelector('.place-switch') as HTMLElement)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('the switcher shows the list of locations, ready to be typed into', async () => {
  await userEvent.click(switcher())
  const field = await within(room()).findByRole('searchbox')
  expect(document.activeElement).toBe(field)
  expect(switcher().getAttribute('aria-expanded')).toBe('true')
  await userEvent.type(field, 'ottawa')
  expect(room().querySelectorAll('li:not([hidden]) > a')).toHaveLength(1)
})

test('Escape closes it and gives the focus back; a second click closes it too', async () => {
  await userEvent.click(switcher())
  await within(room()).findByRole('searchbox')
  await userEvent.keyboard('{Escape}')
  expect(room().hidden).toBe(true)
  expect(document.activeElement).toBe(switcher())
  await userEvent.click(switcher())
  await within(room()).findByRole('searchbox')
  await userEvent.click(switcher())
  expect(room().hidden).toBe(true)
  expect(room().childNodes).toHaveLength(0)
})

test('where the list cannot be fetched the link leads to its page', async () => {
  answer = null
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/', assign })
  await userEvent.click(switcher())
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/locations$/)))
})

test('stopped it is a plain link again', () => {
  stop()
  expect(switcher().hasAttribute('aria-expanded')).toBe(false)
})

function switcher(): HTMLElement {
  return screen.getByRole('link', { name: /Other locations/ })
}

function room(): HTMLElement {
  return document.querySelector('.place-switch .header-panel') as HTMLElement
}

/** Answers what the test says: there is no server here. */
class FakeRequest {
  responseType = ''
  response: Document | null = null
  onload = () => {}
  onerror = () => {}
  open() {}
  send() {
    const page = answer
    queueMicrotask(() => {
      if (page === null) return this.onerror()
      this.response = new DOMParser().parseFromString(page, 'text/html')
      this.onload()
    })
  }
}
