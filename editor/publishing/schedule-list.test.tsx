import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
// Read before a test waits for them.
import '../page-editor/page-editor'
import './publish-menu'
import './schedule-dialog'
import type { FakeApi } from '../testing/fake-api'
import { fakePage } from '../testing/fake-pages'
import { holdAnswers, loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a refusal is at the schedule, the dialog stays, and Cancel schedule can be pressed again', async () => {
  const refusals = [refused('FORBIDDEN', 'You may not publish at Ottawa')]
  const { user, list, api } = await openDialog({ refusals })
  await user.click(cancelOf(list, 'Gujarati will be published'))
  const alert = await list.findByRole('alert')
  expect(alert.textContent).toMatch('Couldn’t cancel. You may not publish at Ottawa')
  expect(alert.closest('li')?.textContent).toContain(
    'Gujarati will be published on 8 Nov 2026, 06:00 (Toronto time).',
  )
  expect(screen.getByRole('dialog', { name: 'Schedule' })).toBeTruthy()
  await user.click(cancelOf(list, 'Gujarati will be published'))
  await waitFor(() => expect(list.queryByText(/Gujarati will be published/)).toBeNull())
  expect(list.queryByRole('alert')).toBeNull()
  expect(list.getByText(/Unpublishes/)).toBeTruthy()
  expect(cancelled(api)).toEqual(['31', '31'])
})

test('where the connection is lost it says so, and once it is back the schedule is dropped', async () => {
  const { user, list, api } = await openDialog()
  const connected = fetch
  loseAnswers('CancelSchedule')
  await user.click(cancelOf(list, 'Unpublishes'))
  expect((await list.findByRole('alert')).textContent).toMatch('The server can’t be reached')
  expect(cancelled(api)).toEqual([])
  vi.stubGlobal('fetch', connected)
  await user.click(cancelOf(list, 'Unpublishes'))
  await waitFor(() => expect(list.queryByText(/Unpublishes/)).toBeNull())
  expect(cancelled(api)).toEqual(['32'])
})

test('pressed twice it is dropped once', async () => {
  const { user, list, api } = await openDialog()
  const release = holdAnswers('CancelSchedule')
  await user.dblClick(cancelOf(list, 'Gujarati will be published'))
  const busy = await list.findByRole('button', { name: 'Canceling…' })
  await user.click(busy)
  release()
  await waitFor(() => expect(list.queryByText(/Gujarati will be published/)).toBeNull())
  expect(cancelled(api)).toEqual(['31'])
})

test('of what has been done meanwhile it is said that it is no longer scheduled', async () => {
  const { user, list, schedules } = await openDialog()
  schedules.length = 0
  await user.click(cancelOf(list, 'Gujarati will be published'))
  expect(await screen.findAllByText(/already run or was cancelled/)).not.toHaveLength(0)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Scheduled' })).toBeNull())
})

test('a schedule that can’t be read says so, and is read again', async () => {
  let isDown = true
  const { user } = await openMenu({
    DocumentSchedules: ({ id }) =>
      isDown ? refused('INTERNAL_SERVER_ERROR', 'It does not answer') : plan(id, SCHEDULES),
  })
  const again = await screen.findByRole('button', { name: /again/i })
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'Scheduled' })).toBeTruthy()
})

test('what has been scheduled is said in the words of the list, with its time zone', async () => {
  const { user } = await openMenu({ DocumentSchedules: ({ id }) => plan(id, []) })
  await user.type(screen.getByLabelText('Publish on'), '2026-11-23T10:00')
  await user.type(screen.getByLabelText('Unpublish on'), '2026-11-24T21:30')
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const notice = await screen.findByRole('region', { name: 'Notice' })
  expect(notice.textContent).toBe(
    'Scheduled: Publishes 23 Nov 2026, 10:00 (Toronto time), until 24 Nov 2026, 21:30.',
  )
})

test('of what is only to end its end is said', async () => {
  const { user } = await openMenu({ DocumentSchedules: ({ id }) => plan(id, []) })
  await user.type(screen.getByLabelText('Unpublish on'), '2026-11-24T21:30')
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const notice = await screen.findByRole('region', { name: 'Notice' })
  expect(notice.textContent).toMatch(/^Published until 24 Nov 2026, 21:30 \(Toronto time\)\./)
})

test('a time that is none is refused by the server, beside it', async () => {
  const message = 'Choose a time within five years.'
  const { user, api } = await openMenu({ DocumentSchedules: ({ id }) => plan(id, []) })
  api.refusal = { code: 'BAD_USER_INPUT', message, issues: [{ field: 'at', message }] }
  fireEvent.change(screen.getByLabelText('Publish on'), { target: { value: '12026-11-23T10:00' } })
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

function refused(code: string, message: string) {
  return { data: null, errors: [{ message, extensions: { code } }] }
}

const parts = {
  ...{ documentId: '7', title: 'Visit us', type: 'PAGE', locationName: 'Ottawa', by: 'Mira' },
  ...{ timeZone: 'America/Toronto', language: null, localUntil: null, problem: null },
}
const SCHEDULES = [
  { ...parts, id: '31', action: 'PUBLISH', localAt: '2026-11-08T06:00', language: 'gu' },
  { ...parts, id: '32', action: 'UNPUBLISH', localAt: '2026-11-09T21:00' },
]

const plan = (id: unknown, schedules: readonly object[]) => ({
  data: { document: { id, schedules: [...schedules], livePath: null, texts: [] } },
})

/** The dialog of a page with two schedules; the server refuses to drop one as often as there are refusals. */
async function openDialog({ refusals = [] as unknown[] } = {}) {
  const schedules = [...SCHEDULES]
  const { user, api } = await openMenu({
    DocumentSchedules: ({ id }) => plan(id, schedules),
    CancelSchedule: ({ id }) => {
      const refusal = refusals.shift()
      if (refusal) return refusal
      const at = schedules.findIndex((schedule) => schedule.id === id)
      if (at >= 0) schedules.splice(at, 1)
      return { data: { cancelSchedule: at >= 0 } }
    },
  })
  const list = within(await screen.findByRole('region', { name: 'Scheduled' }))
  return { user, api, schedules, list }
}

async function openMenu(answers: FakeApi['answers']) {
  const { user, api } = openApp('/editor/pages/7', { pages: [fakePage()], answers })
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
  await screen.findByRole('dialog', { name: 'Schedule' })
  return { user, api }
}

function cancelOf(list: ReturnType<typeof within>, words: string): HTMLElement {
  const step = list.getByText(new RegExp(words)).closest('li')
  if (!step) throw new Error(`Nothing is scheduled as '${words}'`)
  return within(step).getByRole('button', { name: 'Cancel schedule' })
}

function cancelled(api: FakeApi): unknown[] {
  return api.asked
    .filter(({ operation }) => operation === 'CancelSchedule')
    .map(({ variables }) => variables.id)
}
