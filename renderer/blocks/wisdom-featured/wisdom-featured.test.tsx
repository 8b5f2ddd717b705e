import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords } from '#renderer/testing/world'
import { talkOf } from '../../testing/records'

function names(root: HTMLElement) {
  return within(root)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.card-title')?.textContent)
}

test('it shows the first 3 that are featured, one of them large', async () => {
  const talks = [1, 2, 3, 4, 5].map((id) => talkOf(id, { featured: id !== 2 }))
  const root = await renderBlock('WisdomFeatured', {}, { source: sourceOfRecords(talks) })
  expect(names(root)).toEqual(['Talk 1', 'Talk 3', 'Talk 4'])
  // Only the large one says what it is about.
  expect(within(root).getByText('What talk 1 is about.')).toBeDefined()
  expect(within(root).queryByText('What talk 3 is about.')).toBeNull()
  expect(await violations(root)).toEqual([])
})

test('while nothing is featured it shows the latest', async () => {
  const talks = [1, 2, 3, 4].map((id) => talkOf(id))
  const root = await renderBlock(
    'WisdomFeatured',
    { title: 'શરૂઆત' },
    { source: sourceOfRecords(talks) },
  )
  expect(names(root)).toEqual(['Talk 1', 'Talk 2', 'Talk 3'])
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('શરૂઆત')
})

test('it renders nothing when there is nothing', async () => {
  const root = await renderBlock('WisdomFeatured', { title: 'To begin with' })
  expect(root.childElementCount).toBe(0)
})
