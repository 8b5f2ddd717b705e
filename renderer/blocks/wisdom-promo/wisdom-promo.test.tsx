import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords } from '#renderer/testing/world'
import { talkOf } from '../../testing/records'

const source = sourceOfRecords([1, 2, 3, 4].map((id) => talkOf(id)))

test('it shows the first 3 under Wisdom, with a link to all', async () => {
  const root = await renderBlock('WisdomPromo', {}, { source, page: { siteRoot: '/ottawa' } })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Wisdom')
  const names = within(root).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Talk 1', 'Talk 2', 'Talk 3'])
  expect(within(root).getByText('See All').getAttribute('href')).toBe('/ottawa/inspiration')
  const talk = within(root).getByRole('link', { name: 'Talk 1' })
  expect(talk.getAttribute('href')).toBe('/ottawa/inspiration/talk-1')
  expect(await violations(root)).toEqual([])
})

test.each([
  ['VIDEO', 'Watch'],
  ['ARTICLE', 'Read'],
  ['PODCAST', 'Listen'],
] as const)('one of kind %s is one to %s', async (kind, words) => {
  const source = sourceOfRecords([talkOf(1, { kind })])
  const root = await renderBlock('WisdomPromo', {}, { source })
  expect(within(root).getByText(words)).toBeDefined()
})

test('a talk does not lead to the page it is on', async () => {
  const page = { path: '/inspiration/talk-2' }
  const root = await renderBlock('WisdomPromo', {}, { source, page })
  const names = within(root).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Talk 1', 'Talk 3', 'Talk 4'])
})

test('an address that could do harm is no link', async () => {
  const source = sourceOfRecords([talkOf(1, { href: 'javascript:alert(1)' })])
  const root = await renderBlock('WisdomPromo', {}, { source })
  expect(within(root).queryByRole('link', { name: 'Talk 1' })).toBeNull()
  expect(within(root).getByText('Talk 1')).toBeDefined()
})

test('with nothing to show it says so', async () => {
  const root = await renderBlock('WisdomPromo')
  expect(within(root).getByText(/No talks or stories yet/)).toBeDefined()
})
