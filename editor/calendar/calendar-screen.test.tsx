import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const ENTRY = {
  ...{ documentId: '8', title: 'Annakut', type: 'PAGE', locationName: 'Ottawa', by: 'Mira' },
  ...{ timeZone: 'America/Toronto', language: null, localUntil: null, problem: null },
}

const EMPTY = { scheduled: [], scheduledRecords: [], calendarDates: [] }

const dayOf = async (name: string) => {
  const day = (await screen.findByRole('heading', { name })).parentElement
  if (!day) throw new Error(`There is no ${name}`)
  return day
}

test('a month shows on each day what is published and taken off, and why something was not done', async () => {
  const scheduled = [
    {
      ...{ ...ENTRY, id: '1', action: 'PUBLISH', localAt: '2026-11-08T06:00' },
      localUntil: '2026-11-10T21:00',
    },
    {
      ...{ ...ENTRY, id: '2', action: 'UNPUBLISH', localAt: '2026-11-09T21:00' },
      problem: 'The page is in the trash.',
    },
  ]
  const { api, user } = openApp('/editor/calendar?month=2026-11', {
    answers: { Calendar: () => ({ data: { ...EMPTY, scheduled } }) },
  })
  await screen.findByRole('heading', { name: 'November 2026' })
  const published = await dayOf('Sunday 8 November')
  const link = within(published).getByRole('link', { name: 'Annakut' })
  expect(link.getAttribute('href')).toBe('/editor/pages/8')
  expect(published.textContent).toContain('06:00 (Toronto time) Publish')
  expect((await dayOf('Tuesday 10 November')).textContent).toContain(
    '21:00 (Toronto time) Unpublish',
  )
  await screen.findByText('Failed. The page is in the trash.')
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await screen.findByRole('heading', { name: 'December 2026' })
  expect(location.search).toBe('?month=2026-12')
  expect(api.asked.at(-1)?.variables).toMatchObject({ to: '2027-01-05T00:00:00.000Z' })
})

test('a month in which nothing is scheduled says how to do it', async () => {
  openApp('/editor/calendar?month=2027-02', {
    answers: { Calendar: () => ({ data: EMPTY }) },
  })
  await screen.findByText(/Nothing takes place or is scheduled in February 2027/)
})

const DATE = {
  ...{ key: '1', id: '1', title: 'Annakut', locationName: 'Ottawa', timeZone: 'America/Toronto' },
  ...{ localUntil: null, allDay: false, isPublic: true, detail: '' },
}

test('events, special days and what is scheduled for records are beside pages, each leading to its form', async () => {
  const calendarDates = [
    {
      ...{ ...DATE, kind: 'EVENT', id: '31', localAt: '2026-11-10T18:00' },
      localUntil: '2026-11-11T20:00',
    },
    { ...DATE, kind: 'SPECIAL_DAY', id: '20', title: 'Diwali', localAt: '2026-11-08T00:00' },
    { ...DATE, kind: 'ARTICLE_UNTIL', id: '5', localAt: '2026-11-12T09:00' },
  ]
  const { user } = openApp('/editor/calendar?month=2026-11', {
    answers: {
      Calendar: () => ({ data: { ...EMPTY, calendarDates, scheduledRecords: [RECORD_STEP] } }),
    },
  })
  const event = within(await dayOf('Tuesday 10 November'))
  expect(event.getByRole('link', { name: 'Annakut' }).getAttribute('href')).toBe(
    '/editor/events/31',
  )
  event.getByText(/\(Toronto time\) Event/)
  within(await dayOf('Wednesday 11 November')).getByText('Event, continued')
  const special = await dayOf('Sunday 8 November')
  expect(special.textContent).toContain('DiwaliClosedOttawa')
  expect((await dayOf('Thursday 12 November')).textContent).toContain('Unpublish article')
  const step = within(await dayOf('Friday 13 November'))
  expect(step.getByRole('link', { name: 'Garba' }).getAttribute('href')).toBe('/editor/galleries/4')
  await user.selectOptions(screen.getByLabelText('Show'), 'Special days')
  expect(screen.queryByRole('link', { name: 'Garba' })).toBeNull()
  screen.getByRole('link', { name: 'Diwali' })
})

const RECORD_STEP = {
  ...{ id: '3', kind: 'gallery', recordId: '4', title: 'Garba', action: 'PUBLISH' },
  ...{ locationName: 'Ottawa', timeZone: 'America/Toronto' },
  ...{ localAt: '2026-11-13T06:00', problem: null },
}

test('a schedule is moved and canceled in the calendar, of a record and of a page', async () => {
  const page = { ...ENTRY, id: '1', action: 'UNPUBLISH', localAt: '2026-11-09T21:00' }
  const { user, api } = openApp('/editor/calendar?month=2026-11', {
    answers: {
      Calendar: () => ({ data: { ...EMPTY, scheduled: [page], scheduledRecords: [RECORD_STEP] } }),
      ScheduleRecord: () => ({ data: { scheduleRecord: [] } }),
      CancelSchedule: () => ({ data: { cancelSchedule: false } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Schedule for Garba' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move schedule' }))
  const field = dialog.getByLabelText<HTMLInputElement>('Publish on')
  await user.clear(field)
  await user.type(field, '2026-11-14T07:30')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await screen.findAllByText('Schedule moved.')
  expect(api.asked.find(({ operation }) => operation === 'ScheduleRecord')?.variables).toEqual({
    ...{ kind: 'gallery', id: '4', action: 'PUBLISH', at: '2026-11-14T07:30' },
  })
  await user.click(screen.getByRole('button', { name: 'Schedule for Annakut' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel schedule' }))
  await screen.findAllByText('This schedule has already run or was cancelled.')
})
