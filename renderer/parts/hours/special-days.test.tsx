import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { toronto } from '#renderer/testing/world'
import type { SpecialDay } from '#schema/entities/hours'
import type { PageContext } from '#schema/site/page-context'

const hours = [
  {
    id: 1,
    name: 'Mandir Campus',
    hours: [
      { weekday: 'MONDAY' as const, startHour: 6, endHour: 20 },
      { weekday: 'FRIDAY' as const, startHour: 7, endHour: 19 },
    ],
  },
]

function day(date: string, changes: Partial<SpecialDay> = {}): SpecialDay {
  return { date, name: 'Diwali', group: null, hours: [], ...changes }
}

function render(specialDays: SpecialDay[], page: Partial<PageContext> = {}) {
  const location = { ...toronto, hours, specialDays }
  return renderBlock('Timings', {}, { page: { location, path: '/visit', ...page } })
}

function linesOf(root: HTMLElement): (string | null)[] {
  const section = root.querySelector('.special-days') as HTMLElement
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('the special days of the next three months are in sight, days in a row as one', async () => {
  const open = { hours: [{ startHour: 6, endHour: 22 }] }
  const root = await render([
    day('2026-11-19'),
    day('2026-12-11', { name: 'Annual cleaning day', group: 'Mandir Campus' }),
    day('2027-01-08', open),
    day('2027-01-10', open),
    day('2027-01-09', open),
    day('2027-06-01', { name: 'Far away' }),
    day('2026-12-12', { name: 'Not shown here', group: 'Library' }),
  ])
  expect(linesOf(root)).toEqual([
    'Annual cleaning dayFriday, December 11Mandir CampusClosed',
    'DiwaliFriday, January 8 – Sunday, January 106:00am – 10:00pm',
  ])
})

test('several days of one entry are one line, with the days that have other hours below', async () => {
  const diwali = day('2026-11-26', {
    until: '2026-11-30',
    hours: [{ startHour: 6, endHour: 22 }],
    except: [{ date: '2026-11-27', hours: [] }],
  })
  const root = await render([diwali], { query: { day: '2026-11-27' } })
  expect(linesOf(root)).toEqual([
    'DiwaliThursday, November 26 – Monday, November 306:00am – 10:00pmFriday, November 27Closed',
  ])
  expect(root.querySelector('.hours-of-day-answer')?.textContent).toBe(
    'Friday, November 27Mandir CampusDiwaliClosed',
  )
  const later = await render([diwali], { now: '2026-11-29T12:00:00Z' })
  expect(linesOf(later)).toEqual([
    'DiwaliSunday, November 29 – Monday, November 306:00am – 10:00pm',
  ])
})

test('the hours of any day of the coming year are there for the asking', async () => {
  const special = [day('2026-12-11', { name: 'Annual cleaning day' })]
  const plain = await render(special)
  expect(plain.querySelector('.hours-of-day-answer')).toBeNull()
  const field = within(plain).getByLabelText('Hours on another day')
  expect(field.getAttribute('type')).toBe('date')
  expect(plain.querySelector('form')?.getAttribute('action')).toBe('/visit#timings')
  const answer = async (asked: string) => {
    const root = await render(special, { query: { day: asked } })
    return root.querySelector('.hours-of-day-answer')?.textContent ?? null
  }
  expect(await answer('2026-12-11')).toBe(
    'Friday, December 11Mandir CampusAnnual cleaning dayClosed',
  )
  expect(await answer('2026-12-18')).toBe('Friday, December 18Mandir Campus7:00am – 7:00pm')
  for (const bad of ['2026-02-30', '2020-01-01', '2099-01-01', 'friday', '<b>', '2026-12-11x'])
    expect(await answer(bad), bad).toBeNull()
})

test('axe finds nothing in an answer', async () => {
  const root = await render([day('2026-12-11')], { query: { day: '2026-12-11' } })
  expect(await violations(root)).toEqual([])
})

test('arti is not open or closed: it comes next, or is under way', async () => {
  const arti = {
    ...{ id: 2, name: 'Arti', kind: 'SERVICE' as const },
    hours: [{ weekday: 'SUNDAY' as const, startHour: 19, endHour: 19.5 }],
  }
  const location = { ...toronto, hours: [arti] }
  const root = await renderBlock('HoursCard', {}, { page: { location } })
  const said = [...root.querySelectorAll('.hours-now [data-from]')].map((each) => each.textContent)
  expect(said).toContain('Next: Sunday 7:00pm')
  expect(said.join()).not.toMatch(/open|closed/i)
})
