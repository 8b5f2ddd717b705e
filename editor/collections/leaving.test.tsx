import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '../app/navigation'
import { type FakeRecord, fakeRecord } from '../testing/fake-records'
import { holdAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const QUESTION = 'Discard unsaved changes?'
const LIST = '/editor/events'
const FORM = '/editor/events/7'

test('Back asks before unsaved changes are dropped; staying keeps the form, its focus and the address', async () => {
  const { user, place } = await openForm()
  await user.type(place, ' 2')
  place.setSelectionRange(3, 3)
  history.back()
  await screen.findByRole('dialog', { name: QUESTION })
  expect(location.pathname).toBe(FORM)
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.pathname).toBe(FORM)
  expect(screen.getByLabelText('Place')).toBe(place)
  await waitFor(() => expect(document.activeElement).toBe(place))
  await user.keyboard('!')
  expect(place.value).toBe('Gar!den Hall 2')
})

test('Back asks each time, and goes where it would have gone', async () => {
  const { user, place } = await openForm()
  const length = history.length
  await user.type(place, ' 2')
  for (const answer of ['Keep editing', 'Keep editing', 'Discard']) {
    history.back()
    await screen.findByRole('dialog', { name: QUESTION })
    await user.click(screen.getByRole('button', { name: answer }))
  }
  await screen.findByRole('heading', { name: 'Events' })
  expect(location.pathname).toBe(LIST)
  expect(screen.queryByRole('dialog')).toBeNull()
  // An entry of the history, not one more: Forward leads to the form, which now has nothing to ask.
  expect(history.length).toBe(length)
  history.forward()
  expect((await screen.findByLabelText<HTMLInputElement>('Place')).value).toBe('Garden Hall')
  history.back()
  await screen.findByRole('heading', { name: 'Events' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Back twice at once is one question, and the form is still there', async () => {
  const { user, place } = await openForm()
  await user.type(place, ' 2')
  history.back()
  history.back()
  await screen.findByRole('dialog', { name: QUESTION })
  await waitFor(() => expect(location.pathname).toBe(FORM))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(place.isConnected && place.value).toBe('Garden Hall 2')
  expect(location.pathname).toBe(FORM)
})

test('several steps at once, and Forward, are asked about too and go as far', async () => {
  const { user, place } = await openForm()
  navigate('/editor/locations')
  await waitFor(() => expect(screen.queryByLabelText('Place')).toBeNull())
  history.back()
  const again = await screen.findByLabelText<HTMLInputElement>('Place')
  expect(again).not.toBe(place)
  await user.type(again, ' 2')
  history.forward()
  await screen.findByRole('dialog', { name: QUESTION })
  expect(location.pathname).toBe(FORM)
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  history.go(-2)
  await screen.findByRole('dialog', { name: QUESTION })
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(location.pathname).toBe('/editor'))
})

test('without unsaved changes Back asks nothing', async () => {
  const { user, place } = await openForm()
  await user.type(place, ' 2')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  history.back()
  await screen.findByRole('heading', { name: 'Events' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a change of the address behind its # leaves nothing', async () => {
  const { user, place } = await openForm()
  await user.type(place, ' 2')
  location.hash = '#place'
  await waitFor(() => expect(history.state).toEqual({ index: expect.any(Number) }))
  expect(screen.queryByRole('dialog')).toBeNull()
  history.go(-2)
  await screen.findByRole('dialog', { name: QUESTION })
  expect(location.hash).toBe('#place')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { name: 'Events' })
})

test('a link asks as before', async () => {
  const { user, place } = await openForm()
  await user.type(place, ' 2')
  await user.click(screen.getByRole('link', { name: 'All events' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(location.pathname).toBe(LIST))
})

test('a draft that saves itself while it is asked about is not said to be unsaved, and leaving keeps it', async () => {
  const { user, place, api } = await openForm({ recordStatus: 'INACTIVE' })
  await user.type(place, ' 2')
  const release = holdAnswers('WriteRecord')
  history.back()
  const dialog = await screen.findByRole('dialog', { name: QUESTION })
  await waitFor(() => expect(api.records[0]?.values).toMatchObject({ venue: 'Garden Hall 2' }))
  expect(dialog.textContent).toContain('Your changes are not saved yet.')
  release()
  await screen.findByRole('dialog', { name: 'Leave this form?' })
  expect(within(dialog).getByRole('status').textContent).toMatch(/were just saved/)
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay here' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Events' })
  expect(location.pathname).toBe(LIST)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('anyone who stays after the draft has saved itself writes on, and is asked again about what is new', async () => {
  const { user, place } = await openForm({ recordStatus: 'INACTIVE' })
  await user.type(place, ' 2')
  history.back()
  await screen.findByRole('dialog', { name: 'Leave this form?' })
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(document.activeElement).toBe(place))
  expect(location.pathname).toBe(FORM)
  const release = holdAnswers('WriteRecord')
  await user.keyboard('3')
  history.back()
  await screen.findByRole('dialog', { name: QUESTION })
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { name: 'Events' })
  release()
})

/** Home, the list of events, and the form of one of them, in the browser's history. */
async function openForm(changes: Partial<FakeRecord> = { isPublic: true }) {
  const records = [fakeRecord({ id: 7, title: 'દિવાળી', version: 2, ...changes })]
  const { user, api } = openApp('/editor', { records })
  await screen.findAllByRole('link')
  navigate(LIST)
  await screen.findByRole('heading', { name: 'Events' })
  navigate(FORM)
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  return { user, api, place }
}
