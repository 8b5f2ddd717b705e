import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../testing/fake-api'
import { OTTAWA } from '../testing/fake-network'
import { fakeRecord } from '../testing/fake-records'
import { holdAnswers, loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'
// Read before a test waits for them.
import '../other-screens'
import './collection-record'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const diwali = () => [fakeRecord({ id: 7, title: 'દિવાળી', isPublic: true, version: 2 })]
const writesOf = ({ asked }: FakeApi) =>
  asked.filter(({ operation }) => operation === 'WriteRecord')
const readsOf = ({ asked }: FakeApi) => asked.filter(({ operation }) => operation === 'OpenRecord')
const saveButton = () => screen.findByRole('button', { name: 'Save' })

test('what is typed while it is saved stays, with the caret, and is saved next', async () => {
  const { user, api } = openApp('/editor/events/7', { records: diwali() })
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  await user.type(place, ' 2')
  const release = holdAnswers('WriteRecord')
  await user.click(await saveButton())
  await screen.findByRole('button', { name: 'Saving…' })
  await user.type(place, ', upstairs')
  release()
  await screen.findAllByText('Saved. Visitors see it now.')
  await waitFor(() => expect(readsOf(api)).toHaveLength(2))
  await screen.findByText('Not saved yet')
  expect(place.isConnected).toBe(true)
  expect(document.activeElement).toBe(place)
  expect(place.value).toBe('Garden Hall 2, upstairs')
  await user.click(await saveButton())
  await waitFor(() => expect(writesOf(api)).toHaveLength(2))
  expect(writesOf(api)[1]?.variables).toMatchObject({
    expectedVersion: 3,
    input: { venue: 'Garden Hall 2, upstairs' },
  })
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
})

test('what is typed while it is read again stays on top of what someone else has stored', async () => {
  const [record] = diwali()
  const { user, api } = openApp('/editor/events/7', { records: record ? [record] : [] })
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  await user.type(place, ' 2')
  Object.assign(record ?? {}, { title: 'દીપાવલી', values: { title: 'દીપાવલી' } })
  const release = holdAnswers('OpenRecord')
  await user.click(await saveButton())
  await waitFor(() => expect(readsOf(api)).toHaveLength(2))
  await user.type(place, ' B')
  release()
  const title = screen.getByLabelText<HTMLInputElement>('Title')
  await waitFor(() => expect(title.value).toBe('દીપાવલી'))
  expect(place.value).toBe('Garden Hall 2 B')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect([place.value, title.value]).toEqual(['Garden Hall 2', 'દીપાવલી'])
})

test('a save by keyboard leaves the focus on its button', async () => {
  const { user, api } = openApp('/editor/events/7', { records: diwali() })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  const save = await saveButton()
  save.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(readsOf(api)).toHaveLength(2))
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(save)
})

test('a form whose record can’t be read again stays, with its message, and says so', async () => {
  const { user, api } = openApp('/editor/events/7', { records: diwali() })
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  await user.type(place, ' 2')
  const answering = fetch
  loseAnswers('OpenRecord')
  await user.click(await saveButton())
  await screen.findByText(/^The latest version couldn’t be loaded/)
  expect(screen.getAllByText('Saved. Visitors see it now.')).not.toHaveLength(0)
  expect(screen.getByLabelText('Place')).toBe(place)
  await user.type(place, ' B')
  vi.stubGlobal('fetch', answering)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/^What is stored now/)).toBeNull())
  expect(place.value).toBe('Garden Hall 2 B')
  await user.click(await saveButton())
  await waitFor(() => expect(writesOf(api)).toHaveLength(2))
  expect(writesOf(api)[1]?.variables).toMatchObject({ expectedVersion: 3 })
})

test('another location is chosen for a new event, and what is typed before and meanwhile stays', async () => {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const names = [
    { id: '12', name: 'Ottawa', slug: 'ottawa' },
    { id: '13', name: 'Leicester', slug: 'leicester' },
  ]
  const leicester = { ...OTTAWA, id: '13', name: 'Leicester', slug: 'leicester' }
  const { user, api } = openApp('/editor/events/new?location=ottawa', {
    answers: {
      LocationNames: () => ({ data: { locations: { nodes: names, pageInfo } } }),
      Location: ({ slug, id }) => ({
        data: { location: slug === 'leicester' || id === '13' ? leicester : OTTAWA },
      }),
    },
  })
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  const create = screen.getByRole('button', { name: 'Create' })
  await user.type(title, 'Sharad')
  const release = holdAnswers('Location')
  await user.selectOptions(screen.getByLabelText('For'), 'Leicester')
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBe('true'))
  await user.type(title, ' Purnima')
  await user.click(create)
  release()
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBeNull())
  expect(title.value).toBe('Sharad Purnima')
  expect(title.isConnected).toBe(true)
  expect(writesOf(api)).toEqual([])
})

test('nothing can be typed into a new event while it is made: its form goes away', async () => {
  const { user } = openApp('/editor/events/new')
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await user.type(title, 'Sharad Purnima')
  await user.type(screen.getByLabelText('Starts'), '2099-10-15T18:30')
  const release = holdAnswers('WriteRecord')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByRole('button', { name: 'Saving…' })
  await user.type(title, ' 2')
  expect(title.value).toBe('Sharad Purnima')
  release()
  await waitFor(() => expect(location.pathname).toBe('/editor/events/100'))
})
