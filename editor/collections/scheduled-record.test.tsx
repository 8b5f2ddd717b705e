import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeRecord } from '../testing/fake-records'
import { openApp } from '../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draft = () => fakeRecord({ id: 7, title: 'Annakut', recordStatus: 'INACTIVE', version: 2 })

test('an event is scheduled above its form, and its status and the list say when', async () => {
  const records = [draft()]
  const { user } = openApp('/editor/events/7', { records })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
    return within(await screen.findByRole('dialog', { name: 'Schedule' }))
  }
  const dialog = await open()
  dialog.getByText(/^Toronto time \(America\/Toronto\)/)
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  dialog.getByText('Choose a date and a time.')
  await user.type(dialog.getByLabelText(/^Publish on/), '2026-11-29T06:00')
  await user.type(dialog.getByLabelText(/^Unpublish on/), '2026-11-30T21:00')
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await screen.findByText('Scheduled 29 Nov')
  await screen.findAllByText(
    'Scheduled: Publishes 29 Nov 2026, 06:00 (Toronto time). Unpublishes 30 Nov 2026, 21:00 (Toronto time).',
  )
  await user.click(screen.getByRole('link', { name: 'All events' }))
  await screen.findByText('Scheduled 29 Nov')
  screen.getByText(/Publishes 29 Nov 2026, 06:00 \(Toronto time\)/)
})

test('an empty time cancels what was scheduled, and a live event has an end alone', async () => {
  const step = {
    ...{ id: '10', kind: 'event', recordId: '7', title: 'Annakut', action: 'UNPUBLISH' },
    ...{ localAt: '2026-11-30T21:00', locationName: 'Ottawa', timeZone: 'America/Toronto' },
    problem: null,
  }
  const records = [{ ...draft(), recordStatus: 'ACTIVE', isPublic: true, schedules: [step] }]
  const { user, api } = openApp('/editor/events/7', { records })
  await screen.findByText(/Unpublishes 30 Nov/)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }))
  expect(dialog.queryByLabelText(/^Publish on/)).toBeNull()
  await user.clear(dialog.getByLabelText(/^Unpublish on/))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await screen.findAllByText('Schedule cancelled.')
  expect(screen.queryByText(/Unpublishes 30 Nov/)).toBeNull()
  expect(api.asked.find(({ operation }) => operation === 'ScheduleRecord')?.variables).toEqual({
    ...{ kind: 'event', id: '7', action: 'UNPUBLISH', at: null },
  })
})
