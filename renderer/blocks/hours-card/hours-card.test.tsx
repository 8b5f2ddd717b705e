import { within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { toronto } from '#renderer/testing/world'
import sample from './hours-card.sample'

afterEach(() => void vi.useRealTimers())

/** Groups of the given names, open on Friday from 7:00am to 7:00pm. */
function groups(...names: readonly string[]): string {
  const hours = [{ weekday: 'FRIDAY', startHour: 7, endHour: 19 }]
  return JSON.stringify(names.map((name, id) => ({ id, name, hours })))
}

function render(props: Readonly<Record<string, unknown>> = sample, now = '2026-11-20T15:00:00Z') {
  return renderBlock('HoursCard', props, { page: { now } })
}

/** The current status, group by group. */
function present(root: HTMLElement) {
  return Array.from(root.querySelectorAll('[data-now="true"]'), (state) => state.textContent)
}

test("it shows today's hours under today's date in the location's time zone", async () => {
  // Already Saturday in Greenwich, still Friday in Toronto.
  const root = await render(sample, '2026-11-21T04:30:00Z')
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe("Today's Hours")
  const date = within(root).getByText('Friday, November 20')
  expect(date.getAttribute('datetime')).toBe('2026-11-20')
  const today = Array.from(root.querySelectorAll('dl > div'), (group) => [
    group.querySelector('strong')?.textContent,
    group.querySelector('dd > span:not(.hours-now)')?.textContent,
  ])
  expect(today).toEqual([
    ['Mandir Campus', '7:00am – 7:00pm'],
    ['Mandir Darshan', '7:00am – 7:00pm'],
  ])
})

test('a group shows the drawing it names, today and in its week', async () => {
  const graph = JSON.stringify([
    { ...JSON.parse(groups('Darshan'))[0], icon: 'lamp' },
    { ...JSON.parse(groups('Office'))[0], id: 1 },
  ])
  const root = await render({ graph })
  const withIcon = Array.from(
    root.querySelectorAll('.icon:not(.hours-card-icon)'),
    ({ parentElement }) => parentElement?.textContent?.trim(),
  )
  expect(withIcon).toEqual(['Darshan', 'Darshan'])
})

test('in another place it is another day', async () => {
  const location = { ...toronto, timeZone: 'Asia/Kolkata' }
  const page = { now: '2026-11-20T19:00:00Z', location }
  const root = await renderBlock('HoursCard', sample, { page })
  expect(within(root).getByText('Saturday, November 21')).toBeDefined()
  expect(root.querySelector('dd > span:not(.hours-now)')?.textContent).toBe('6:00am – 8:00pm')
})

test('the hours of the week are behind See Full Hours, consecutive weekdays as A to B', async () => {
  const root = await render()
  const details = root.querySelector('details')
  expect(details?.open).toBe(false)
  expect(details?.querySelector('summary')?.textContent).toBe('See Full Hours')
  const [campus, darshan] = within(root).getAllByRole('table', { hidden: true })
  expect(rows(campus)).toEqual([
    ['Sunday', 'Closed'],
    ['Monday', '6:00am – 8:00pm'],
    ['Tuesday to Friday', '7:00am – 7:00pm'],
    ['Saturday', '6:00am – 8:00pm'],
  ])
  expect(rows(darshan)[1]).toEqual(['Monday to Tuesday', '7:00am – 12:00pm', '4:00pm – 8:00pm'])
  expect(rows(darshan)[3]).toEqual(['Saturday', '6:30am – 8:00pm'])
})

test('with full hours they are open from the start, under Show Full Hours', async () => {
  const root = await render({ ...sample, showFull: true })
  expect(root.querySelector('details')?.open).toBe(true)
  expect(root.querySelector('summary')?.textContent).toBe('Show Full Hours')
})

test('with full hours a visitor asks for any date, and reads the hours of that day', async () => {
  const page = { now: '2026-11-20T15:00:00Z', path: '/visit', query: { day: '2026-12-11' } }
  const root = await renderBlock('HoursCard', { graph: groups('Campus'), showFull: true }, { page })
  expect(root.querySelector('form')?.getAttribute('action')).toBe('/visit#hourscard')
  expect(root.querySelector('.hours-of-day-answer')?.textContent).toBe(
    'Friday, December 11Campus7:00am – 7:00pm',
  )
  const short = await renderBlock('HoursCard', { graph: groups('Campus') }, { page })
  expect(short.querySelector('form')).toBeNull()
})

test('on a day without hours it is closed', async () => {
  const root = await render(sample, '2026-11-22T15:00:00Z')
  expect(root.querySelector('dd [data-fallback]')?.textContent).toBe('Closed')
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z') })
  const stop = startIslandsIn(root)
  expect(present(root)[0]).toBe('Closed now, opens Monday 6:00am')
  expect(root.querySelector<HTMLElement>('dd [data-fallback]')?.hidden).toBe(true)
  stop()
})

const open = groups('Mandir')
const diwali = { date: '2026-11-20', name: 'Diwali', group: null, hours: [] }

test('a special day goes before its weekday: closed, and by its name', async () => {
  const location = { ...toronto, specialDays: [diwali] }
  const root = await renderBlock('HoursCard', { graph: open }, { page: { location } })
  const said = Array.from(
    root.querySelectorAll('dd > .hours-card-occasion, dd [data-fallback]'),
    ({ textContent }) => textContent,
  )
  expect(said).toEqual(['Diwali', 'Closed'])
})

test('the hours of a special day are those that it is open by', async () => {
  const day = { ...diwali, group: 'Mandir', hours: [{ startHour: 5, endHour: 23.5 }] }
  const location = { ...toronto, specialDays: [day] }
  const root = await renderBlock('HoursCard', { graph: open }, { page: { location } })
  expect(root.querySelector('dd > span:not(.hours-now)')?.textContent).toBe('5:00am – 11:30pm')
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') })
  const stop = startIslandsIn(root)
  expect(present(root)).toEqual(['Open now until 11:30pm'])
  stop()
})

test('the week shows the special days to come, those of today first', async () => {
  const days = [
    diwali,
    { ...diwali, date: '2026-11-22', name: 'નવું વર્ષ', hours: [{ startHour: 6, endHour: 12 }] },
    { ...diwali, date: '2026-11-27', name: 'Too far' },
  ]
  const location = { ...toronto, specialDays: days }
  const root = await renderBlock('HoursCard', { graph: open }, { page: { location } })
  const [table] = within(root).getAllByRole('table', { hidden: true })
  const special = Array.from(table?.querySelectorAll('tbody:last-child tr') ?? [], (row) => [
    row.querySelector('strong')?.textContent,
    row.querySelector('time')?.textContent,
    row.querySelector('td')?.textContent,
  ])
  expect(special).toEqual([
    ['Diwali', 'Friday, November 20', 'Closed'],
    ['નવું વર્ષ', 'Sunday, November 22', '6:00am – 12:00pm'],
  ])
  expect(root.querySelectorAll('[data-today]')).toHaveLength(1)
})

test("without hours of its own it shows the location's", async () => {
  const hours = [{ id: 1, name: 'Campus', hours: [] }]
  const root = await renderBlock('HoursCard', {}, { page: { location: { ...toronto, hours } } })
  expect(Array.from(root.querySelectorAll('dt'), (name) => name.textContent)).toEqual(['Campus'])
})

test('at most 5 groups are shown', async () => {
  const root = await render({ graph: groups('1', '2', '3', '4', '5', '6') })
  expect(root.querySelectorAll('dl > div')).toHaveLength(5)
  expect(within(root).getAllByRole('table', { hidden: true })).toHaveLength(5)
})

test('a group that does not parse yields no entry, the others stay', async () => {
  const odd = { id: 9, name: 'Odd', hours: [{ weekday: 'SOMEDAY', startHour: 7, endHour: 9 }] }
  const root = await render({ graph: JSON.stringify([odd, ...JSON.parse(groups('મંદિર'))]) })
  expect(Array.from(root.querySelectorAll('dt'), (name) => name.textContent)).toEqual(['મંદિર'])
})

test.each(['', '{', '[]', 'null', '"7 to 9"', '[[[]]]'])(
  'hours that are %j show no entry but a way to ask',
  async (graph) => {
    const root = await render({ graph })
    expect(root.querySelector('dl, details')).toBeNull()
    const call = within(root).getByRole('link', { name: toronto.phonePrimary })
    expect(call.getAttribute('href')).toBe('tel:+14165550142')
  },
)

test('its page is revalidated each day', () => {
  expect(definitions.get('HoursCard')?.changesDaily).toBe(true)
})

test('it says what is open now, changes with the clock, and moves nothing', async () => {
  const root = await render(sample, '2026-11-23T14:00:00Z')
  vi.useFakeTimers({ now: new Date('2026-11-23T11:30:00Z') })
  const stop = startIslandsIn(root)
  expect(present(root)).toEqual(['Open now until 8:00pm', 'Closed now, opens 7:00am'])
  vi.setSystemTime(new Date('2026-11-23T17:00:00Z'))
  vi.advanceTimersByTime(30_000)
  expect(present(root)).toEqual(['Open now until 8:00pm', 'Closed now, opens 4:00pm'])
  vi.setSystemTime(new Date('2026-11-24T02:00:00Z'))
  vi.advanceTimersByTime(30_000)
  expect(present(root)).toEqual([
    'Closed now, opens Tuesday 7:00am',
    'Closed now, opens Tuesday 7:00am',
  ])
  stop()
  expect(present(root)).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('hours over midnight are open in the small hours of the next day', async () => {
  const hours = [{ weekday: 'THURSDAY', startHour: 20, endHour: 2 }]
  const root = await render({ graph: JSON.stringify([{ id: 1, name: 'Mandir', hours }]) })
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z') })
  const stop = startIslandsIn(root)
  expect(present(root)).toEqual(['Open now until 2:00am'])
  vi.setSystemTime(new Date('2026-11-20T08:00:00Z'))
  vi.advanceTimersByTime(30_000)
  expect(present(root)).toEqual(['Closed now, opens Thursday 8:00pm'])
  stop()
})

test('it says nothing of the present on a page of another day', async () => {
  const root = await render(sample, '2026-11-20T15:00:00Z')
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') })
  const stop = startIslandsIn(root)
  expect(present(root)).toEqual([])
  stop()
})

function rows(table: HTMLElement | undefined): string[][] {
  return Array.from(table?.querySelectorAll('tr') ?? [], (row) =>
    Array.from(row.querySelectorAll('th, td > span'), (cell) => cell.textContent ?? ''),
  )
}
