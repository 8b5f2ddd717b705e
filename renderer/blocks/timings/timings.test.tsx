import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'
import { toronto } from '#renderer/testing/world'
import sample from './timings.sample'

function rows(table: HTMLElement | undefined): string[][] {
  return Array.from(table?.querySelectorAll('tr') ?? [], (row) =>
    Array.from(row.querySelectorAll('th, td > span'), (cell) => cell.textContent ?? ''),
  )
}

function tables(root: HTMLElement) {
  return within(root).queryAllByRole('table')
}

test('it is the table of a week for each kind of hours, consecutive weekdays as A to B', async () => {
  const root = await renderBlock('Timings', sample)
  const [campus, arti] = tables(root)
  expect(tables(root).map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Mandir Campus',
    'Arti',
    'Shayona Catering',
  ])
  expect(rows(campus)).toEqual([
    ['Sunday', 'Closed'],
    ['Monday', '6:00am – 8:00pm'],
    ['Tuesday to Friday', '7:00am – 7:00pm'],
    ['Saturday', '6:00am – 8:00pm'],
  ])
  expect(rows(arti)).toEqual([['Sunday to Saturday', '7:00am – 7:30am', '7:00pm – 7:30pm']])
})

test('the row of today is marked, in the location’s time zone', async () => {
  // Already Sunday in Greenwich, still Saturday in Toronto.
  const root = await renderBlock('Timings', sample, { page: { now: '2026-11-22T04:30:00Z' } })
  const [today] = root.querySelectorAll('[data-today]')
  expect(today?.querySelector('th')?.textContent).toBe('Saturday')
})

test('full details are on at first; without them the hours are alone', async () => {
  expect(definitions.get('Timings')?.fields.showFullDetails?.default).toBe(true)
  const full = await renderBlock('Timings', sample)
  expect(within(full).getByText('Grounds, courtyard and welcome desk')).toBeDefined()
  expect(within(full).getByText(toronto.phonePrimary)).toBeDefined()
  const brief = await renderBlock('Timings', { ...sample, showFullDetails: false })
  expect(brief.querySelector('p')).toBeNull()
  expect(tables(brief)).toHaveLength(3)
})

test('special days of the coming week are below it', async () => {
  const diwali = { date: '2026-11-22', name: 'Diwali', group: 'Arti', hours: [] }
  const location = { ...toronto, specialDays: [diwali] }
  const root = await renderBlock('Timings', sample, { page: { location } })
  const [campus, arti] = tables(root)
  expect(rows(campus)).toHaveLength(4)
  expect(rows(arti).at(-1)).toEqual(['DiwaliSunday, November 22', 'Closed'])
})

test.each(['{', '[]', '"7 to 9"'])('hours that are %j show the contact', async (graph) => {
  const root = await renderBlock('Timings', { graph })
  expect(tables(root)).toEqual([])
  expect(within(root).getByRole('link', { name: toronto.phonePrimary })).toBeDefined()
})

test('its page is revalidated each day', () => {
  expect(definitions.get('Timings')?.changesDaily).toBe(true)
})
