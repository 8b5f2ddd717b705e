import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords } from '#renderer/testing/world'
import { activityOf } from '../../testing/records'

const all = [
  activityOf(1, { featured: true }),
  activityOf(2, { title: 'ગુજરાતી શાળા' }),
  activityOf(3, { image: null, timing: '', venue: '', description: '' }),
]
const source = sourceOfRecords(all)

function names(root: HTMLElement) {
  return Array.from(root.querySelectorAll('h3'), ({ textContent }) => textContent)
}

test('it shows all activities of the location, each with its times and its page', async () => {
  const root = await renderBlock('Activities', {}, { source })
  expect(names(root)).toEqual(['Activity 1', 'ગુજરાતી શાળા', 'Activity 3'])
  expect(within(root).getAllByText('Sundays, 4:30pm to 6:30pm · Haveli')).toHaveLength(2)
  const link = within(root).getByRole('link', { name: 'Activity 1' })
  expect(link.getAttribute('href')).toBe('/connect/activities/activity-1')
  expect(await violations(root)).toEqual([])
})

test('the drawing that an activity names is above it; a name nothing was drawn for shows none', async () => {
  const source = sourceOfRecords([
    activityOf(1, { icon: 'lamp' }),
    activityOf(2, { icon: 'rocket' }),
    activityOf(3, { icon: '' }),
  ])
  const root = await renderBlock('Activities', {}, { source })
  const rows = within(root).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelectorAll('.icon').length)).toEqual([1, 0, 0])
})

test('with Satsang only it shows those that are not featured', async () => {
  const root = await renderBlock('Activities', { satsangOnly: true }, { source })
  expect(names(root)).toEqual(['ગુજરાતી શાળા', 'Activity 3'])
})

test('without activities it says so', async () => {
  const root = await renderBlock('Activities')
  expect(within(root).getByText(/once they’re announced/)).toBeDefined()
})
