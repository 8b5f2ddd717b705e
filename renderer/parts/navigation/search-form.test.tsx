import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import type { SearchHit } from '#schema/entities/search-hit'
import searchForm from './search-form.island'

const HITS: readonly SearchHit[] = Array.from({ length: 8 }, (_, index) => ({
  kind: index === 0 ? 'EVENT' : 'PAGE',
  title: `Arti ${index}`,
  path: `/arti-${index}`,
  excerpt: [],
  date: null,
}))

/** The page of results, as the server answers it; `null` while it cannot be reached. */
let answer: string | null
let asked: string[]
let stop: () => void

beforeEach(async () => {
  const source = { search: async () => ({ totalCount: HITS.length, hits: HITS }) }
  const page = { query: { q: 'arti' }, path: '/search' }
  answer = (await renderBlock('SearchResults', {}, { source, page })).outerHTML
  asked = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const root = await renderBlock('SearchResults', {}, { page: { query: {}, path: '/search' } })
  stop = searchForm(root.querySelector('.search-form') as HTMLElement)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const form = () => document.querySelector('.search-form') as HTMLElement
const field = () => screen.getByRole('searchbox')
const suggestions = () => within(form()).findAllByRole('link')

test('a pause in typing shows the first results with their groups, and how many there are', async () => {
  await userEvent.type(field(), 'arti')
  const links = await suggestions()
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...[0, 1, 2].map((index) => `Arti ${index}Best results`),
    ...[3, 4, 5].map((index) => `Arti ${index}Pages`),
  ])
  expect(links[0]?.getAttribute('href')).toBe('/arti-0')
  expect(screen.getByRole('status').textContent).toBe('8 results for “arti”')
  expect(asked).toEqual(['/search?q=arti'])
})

test('one letter asks nothing, and a field that is emptied closes the list', async () => {
  await userEvent.type(field(), 'arti')
  await suggestions()
  await userEvent.clear(field())
  await userEvent.type(field(), 'a')
  expect(within(form()).queryAllByRole('link')).toEqual([])
  expect(asked).toHaveLength(1)
})

test('arrow keys lead through the list and back to the field, Escape closes it', async () => {
  await userEvent.type(field(), 'arti')
  const links = await suggestions()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(links[1])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(links[5])
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(field())
  expect(within(form()).queryAllByRole('link')).toEqual([])
})

test('without a connection there are no suggestions, and the form is as it was', async () => {
  answer = null
  await userEvent.type(field(), 'arti')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(within(form()).queryAllByRole('link')).toEqual([])
  expect(screen.getByRole('button', { name: 'Search' })).toBeDefined()
})

class FakeRequest {
  response: Document | null = null
  onload = () => {}
  onerror = () => {}
  abort() {}
  open(_method: string, address: string) {
    const { pathname, search } = new URL(address)
    asked.push(`${pathname}${search}`)
  }
  send() {
    queueMicrotask(() => {
      if (answer === null) return this.onerror()
      this.response = new DOMParser().parseFromString(answer, 'text/html')
      this.onload()
    })
  }
}
