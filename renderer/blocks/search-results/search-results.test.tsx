import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import type { SearchQuery } from '#schema/api/content-source'
import type { SearchHit } from '#schema/entities/search-hit'

const hit = (changes: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'PAGE',
  title: 'Visit',
  path: '/visit',
  excerpt: [
    { text: 'Lamps are lit at ', match: false },
    { text: 'arti', match: true },
    { text: ' <b>every</b> evening.', match: false },
  ],
  date: null,
  ...changes,
})

/** Renders the block at an address, over a site where these are found. */
async function render(query: Record<string, string>, hits: readonly SearchHit[] = [], props = {}) {
  const asked: SearchQuery[] = []
  const source = {
    search: async (wanted: SearchQuery) => {
      asked.push(wanted)
      const { first, skip = 0 } = wanted
      return { totalCount: hits.length, hits: hits.slice(skip, skip + first) }
    },
  }
  const page = { query, path: '/search' }
  return { root: await renderBlock('SearchResults', props, { source, page }), asked }
}

test('the field sends what is typed as a plain address, without any script', async () => {
  const { root, asked } = await render({})
  const form = root.querySelector('search > form') as HTMLFormElement
  expect(form.getAttribute('action')).toMatch(/^\/search#/)
  expect(form.method).toBe('get')
  const field = within(form).getByRole('searchbox', { name: 'Search this site' })
  expect(field.getAttribute('name')).toBe('q')
  expect(within(form).getByRole('button', { name: 'Search' })).toBeDefined()
  expect(asked).toEqual([])
})

test('without a question it suggests where to go, as the editor says or automatically', async () => {
  const usual = await render({})
  expect(within(usual.root).getByRole('link', { name: 'What’s on' })).toBeDefined()
  const suggestions = [{ label: 'Darshan', link: { href: '/galleries/murti-darshan/1' } }]
  const { root } = await render({}, [], { suggestions })
  const links = within(root).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/galleries/murti-darshan/1'])
})

test('what was found is shown with its day and its words, the matching ones marked', async () => {
  const event = hit({ kind: 'EVENT', title: 'Annakut', date: '2026-11-21T01:00:00Z' })
  const { root, asked } = await render({ q: 'arti' }, [event, hit()])
  expect(asked).toEqual([
    { locationSlug: 'toronto', language: 'en-US', text: 'arti', first: 10, skip: 0 },
  ])
  expect(within(root).getByRole('heading', { name: '2 results for “arti”' })).toBeDefined()
  const [first] = within(root).getAllByRole('listitem')
  // In the evening of the day before, where the location is.
  expect(first?.textContent).toContain('November 20, 2026')
  expect(root.querySelector('mark')?.textContent).toBe('arti')
  expect(root.textContent).toContain('<b>every</b> evening')
  expect(within(root).getByRole('link', { name: 'Visit' }).getAttribute('href')).toBe('/visit')
  expect((within(root).getByRole('searchbox') as HTMLInputElement).value).toBe('arti')
  expect(await violations(root)).toEqual([])
})

/** The sections of the results: the heading of each, and what is below it. */
function sectionsOf(root: HTMLElement) {
  return within(root)
    .getAllByRole('region')
    .slice(1)
    .map((section) => [
      within(section).getByRole('heading', { level: 3 }).textContent,
      ...within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replace(/Lamps are lit.*/, '')),
    ])
}

test('the best three come first, whatever their kind, and the others by kind', async () => {
  const found = [
    hit({ kind: 'EVENT', title: 'Annakut', path: '/connect/events/1' }),
    hit(),
    hit({ kind: 'EVENT', title: 'Arti', path: '/connect/events/2' }),
    hit({ kind: 'EVENT', title: 'Diwali', path: '/connect/events/3' }),
    hit({ title: 'Give', path: '/give' }),
    hit({ kind: 'EVENT', title: 'Holi', path: '/connect/events/4' }),
  ]
  const { root } = await render({ q: 'arti' }, found)
  expect(sectionsOf(root)).toEqual([
    ['Best results', 'EventsAnnakut', 'PagesVisit', 'EventsArti'],
    ['Events', 'Diwali', 'Holi'],
    ['Pages', 'Give'],
  ])
})

test('results of one kind have that as their heading', async () => {
  const { root } = await render({ q: 'arti' }, [hit(), hit({ title: 'Give', path: '/give' })])
  expect(sectionsOf(root)).toEqual([['Pages', 'Visit', 'Give']])
})

test('a long answer is read page by page, and the question stays in the address', async () => {
  const hits = Array.from({ length: 25 }, (_, index) => hit({ path: `/page-${index}` }))
  const { root, asked } = await render({ q: 'દીવો & lamp', page: '2' }, hits)
  expect(asked[0]).toMatchObject({ first: 10, skip: 10 })
  expect(within(root).getAllByRole('listitem')[0]?.querySelector('a')?.pathname).toBe('/page-10')
  const next = within(root).getByRole('link', { name: 'Next page' }).getAttribute('href')
  expect(next).toMatch(/^\/search\?page=3&q=/)
  expect(new URL(next ?? '', 'https://x.example').searchParams.get('q')).toBe('દીવો & lamp')
  const last = await render({ q: 'lamp', page: '3' }, hits)
  expect(within(last.root).queryByRole('link', { name: 'Next page' })).toBeNull()
})

test('when nothing is found it says so and offers links', async () => {
  const { root } = await render({ q: '<script>alert(1)</script>' })
  expect(
    within(root).getByRole('heading', {
      name: 'No results for “<script>alert(1)</script>”',
    }),
  ).toBeDefined()
  expect(root.querySelector('script')).toBeNull()
  expect(within(root).getByRole('link', { name: 'News' })).toBeDefined()
  expect(await violations(root)).toEqual([])
})

test('beyond the last page there is a way back to the first', async () => {
  const { root } = await render({ q: 'arti', page: '9' }, [hit()])
  const back = within(root).getByRole('link', { name: /Back to the first/ })
  expect(back.getAttribute('href')).toMatch(/^\/search\?q=arti#/)
})
