import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './calendar-subscriptions'
import '../record-import/import-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TEMPLE = {
  ...{ id: '4', name: 'Temple', url: 'https://calendars.example.org/t.ics', isPublic: true },
  ...{ isPaused: false, intervalHours: 6, version: 2, createdByName: 'Mira', problem: null },
  ...{ checkedAt: '2026-11-28T10:00:00Z', nextAt: '2099-11-28T16:00:00Z', statusCode: null },
  eventCount: 12,
  report: {
    ...{ added: 2, changed: 1, removed: 0, unchanged: 9, moreNotes: 0 },
    notes: [
      {
        ...{ reason: 'CHANGED_HERE', title: 'સભા', recordId: '7', problem: null },
        fields: ['venue', 'startsAt'],
      },
      {
        ...{ reason: 'LEFT_OUT', title: 'Yoga', recordId: null, fields: [] },
        problem: 'This event repeats several times a day, which is not supported.',
      },
    ],
  },
}

test('says how a calendar is, what was kept and what was left out; a check, a pause and an end', async () => {
  const calls: [string, unknown][] = []
  const note = (name: string, data: object) => (variables: unknown) => {
    calls.push([name, variables])
    return { data }
  }
  const { user } = openApp('/editor/import?from=subscription', {
    answers: {
      CalendarSubscriptions: () => ({ data: { calendarSubscriptions: [TEMPLE] } }),
      CheckCalendarSubscription: note('check', {
        checkCalendarSubscription: { id: '4', nextAt: '2099-11-28T16:00:00Z' },
      }),
      UpdateCalendarSubscription: note('update', { updateCalendarSubscription: { id: '4' } }),
      DeleteCalendarSubscription: note('delete', { deleteCalendarSubscription: 12 }),
    },
  })
  const card = within(await screen.findByRole('article', { name: 'Temple' }))
  expect(card.getByRole('status').textContent).toMatch(/^12 events\. Last checked .*, next .*\.$/)
  card.getByText('Last change: 2 new, 1 changed, 9 unchanged.')
  const [kept, leftOut] = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(kept).toBe('સભાChanged here, so these were kept: Place, Starts.')
  expect(leftOut).toBe(
    'YogaSkipped. This event repeats several times a day, which is not supported.',
  )
  expect(card.getByRole('link', { name: 'સભા' }).getAttribute('href')).toBe('/editor/events/7')
  await user.click(card.getByRole('button', { name: 'Check Temple now' }))
  await user.click(card.getByRole('button', { name: 'Pause Temple' }))
  await user.click(card.getByRole('button', { name: 'Remove Temple' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Temple”?' }))
  await user.click(dialog.getByLabelText('Also move its 12 events to the trash'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findAllByText('“Temple” was removed. 12 events are in the trash.')
  expect(calls).toMatchObject([
    ['check', { id: '4' }],
    ['update', { id: '4', expectedVersion: 2, subscription: { isPaused: true } }],
    ['delete', { id: '4', withEvents: true, expectedVersion: 2 }],
  ])
})

test('a calendar is subscribed to, and what is wrong with its address is told beside it', async () => {
  const calls: unknown[] = []
  const { user } = openApp('/editor/import?from=subscription', {
    answers: {
      CalendarSubscriptions: () => ({ data: { calendarSubscriptions: [] } }),
      CreateCalendarSubscription(variables) {
        calls.push(variables)
        return { data: null, errors: [{ message: 'The address begins with https://.' }] }
      },
    },
  })
  await screen.findByText('No calendar subscriptions yet.')
  await user.click(screen.getByRole('button', { name: 'Subscribe to a calendar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to a calendar' }))
  await user.type(dialog.getByLabelText(/Calendar address/), 'webcal://x.example/c.ics')
  await user.selectOptions(dialog.getByLabelText('Check it'), 'Once a day')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('The address begins with https://.')
  expect(calls).toMatchObject([
    { subscription: { url: 'webcal://x.example/c.ics', intervalHours: 24, isPublic: false } },
  ])
})

test('one that could not be read says why, and what to do', async () => {
  const failing = { ...TEMPLE, report: null, problem: 'UNREACHABLE', statusCode: 404 }
  openApp('/editor/import?from=subscription', {
    answers: { CalendarSubscriptions: () => ({ data: { calendarSubscriptions: [failing] } }) },
  })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The calendar’s server returned an error (404). Check that the calendar is public.',
  )
})
