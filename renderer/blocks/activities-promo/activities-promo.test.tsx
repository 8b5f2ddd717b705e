import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords } from '#renderer/testing/world'
import { activityOf } from '../../testing/records'

function names(root: HTMLElement) {
  return Array.from(root.querySelectorAll('h3'), ({ textContent }) => textContent)
}

test('it shows 3 activities of the location under Our Activities, featured ones first', async () => {
  const all = [
    activityOf(1),
    activityOf(2, { featured: true }, { locationSlug: 'ottawa' }),
    activityOf(3, { featured: true }),
    activityOf(4),
    activityOf(5),
  ]
  const root = await renderBlock('ActivitiesPromo', {}, { source: sourceOfRecords(all) })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Our Activities')
  expect(names(root)).toEqual(['Activity 3', 'Activity 1', 'Activity 4'])
  expect(await violations(root)).toEqual([])
})

test('each says when it is, and leads to its page', async () => {
  const world = { source: sourceOfRecords([activityOf(1)]), page: { siteRoot: '/ottawa' } }
  const root = await renderBlock('ActivitiesPromo', {}, world)
  expect(within(root).getByText('Sundays, 4:30pm to 6:30pm')).toBeDefined()
  const link = within(root).getByRole('link', { name: 'Activity 1' })
  expect(link.getAttribute('href')).toBe('/ottawa/connect/activities/activity-1')
})

test('a link to all of them where the editor gives one', async () => {
  const props = { link: { href: '/connect/activities' } }
  const root = await renderBlock('ActivitiesPromo', props)
  expect(within(root).getByText('See All').getAttribute('href')).toBe('/connect/activities')
  expect(within(await renderBlock('ActivitiesPromo')).queryByText('See All')).toBeNull()
})

test('without activities it says so', async () => {
  const root = await renderBlock('ActivitiesPromo')
  expect(within(root).getByText(/once they’re announced/)).toBeDefined()
})
