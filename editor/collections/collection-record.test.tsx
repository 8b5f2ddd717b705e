import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeRecord } from '../testing/fake-records'
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

test('a new event is made for a location, and its own screen opens', async () => {
  const { user, api } = openApp('/editor/events/new')
  await user.type(await screen.findByLabelText('Title'), 'Sharad Purnima')
  const starts = screen.getByLabelText<HTMLInputElement>('Starts')
  await user.type(starts, '2099-10-15T18:30')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(location.pathname).toBe('/editor/events/100'))
  expect(await screen.findByRole('heading', { name: 'Sharad Purnima' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Saved. Visitors see it now.' })).toBeTruthy()
  const written = api.asked.find(({ operation }) => operation === 'WriteRecord')
  expect(written?.variables.input).toMatchObject({ title: 'Sharad Purnima', locationId: '12' })
})

test('a form that nobody has filled in yet counts no problems', async () => {
  openApp('/editor/events/new')
  const tab = await screen.findByRole('tab', { name: /^Content/ })
  expect(tab.textContent).toBe('Content')
})

test('of a stored event only what was changed is sent; Undo takes it back before', async () => {
  const { user, api } = openApp('/editor/events/7', { records: diwali() })
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  await user.type(place, ' 2')
  expect(place.value).toBe('Garden Hall 2')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(place.value).toBe('Garden Hall')
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.asked.some(({ operation }) => operation === 'WriteRecord')).toBe(true),
  )
  const written = api.asked.find(({ operation }) => operation === 'WriteRecord')
  expect(written?.variables).toMatchObject({ id: '7', input: { venue: 'Garden Hall 2' } })
})

test('what was saved is not asked about, also while it is opened again', async () => {
  const { user } = openApp('/editor/events/7', { records: diwali() })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  const answering = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    String(init?.body).includes('query OpenRecord')
      ? new Promise(() => undefined)
      : answering(url, init),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Saved. Visitors see it now.')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'All events' }))
  expect(location.pathname).toBe('/editor/events')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('that it was saved stays said when its location has changed meanwhile', async () => {
  const { user } = openApp('/editor/events/7', { records: diwali() })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  const answering = fetch
  let answered = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await answering(url, init)
    if (!String(init?.body).includes('query Location(')) return answer
    answered += 1
    return new Response((await answer.text()).replaceAll('"Ottawa"', '"Ottawa East"'))
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // Also the navigation says where someone works.
  const form = within(await screen.findByRole('main'))
  expect(await form.findByText('Ottawa East')).toBeTruthy()
  expect(answered).toBeGreaterThan(0)
  expect(screen.getAllByText('Saved. Visitors see it now.')).not.toHaveLength(0)
})

test('what is done rarely is in a menu, what destroys last, and what hides is there as well', async () => {
  const { user, api } = openApp('/editor/events/7', { records: diwali() })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Schedule…',
    'Unpublish',
    'Archive',
    'Move to the trash',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(api.records[0]?.recordStatus).toBe('ARCHIVED'))
})

test('saved versions say who saved them, how they differ, and one is restored', async () => {
  const { user, api } = openApp('/editor/events/7', { records: diwali() })
  await user.click(await screen.findByRole('button', { name: 'Saved versions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved versions' }))
  expect(await dialog.findByText('Asha · Saved')).toBeTruthy()
  expect((await dialog.findByText('Assembly')).tagName).toBe('DEL')
  expect(dialog.getByText('Garden').tagName).toBe('INS')
  await user.click(dialog.getByText('Mira Patel · Made'))
  await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }))
  await waitFor(() =>
    expect(api.asked.some(({ operation }) => operation === 'WriteRecord')).toBe(true),
  )
  const written = api.asked.find(({ operation }) => operation === 'WriteRecord')
  expect(written?.variables).toMatchObject({
    ...{ id: '7', expectedVersion: 2 },
    input: { title: 'દિવાળી', venue: 'Assembly Hall' },
  })
})

test('what came back from the trash says so, and an empty field that is stored otherwise is no change', async () => {
  const revision = (version: number, recordStatus: string, action = 'STATUS') => ({
    ...{ version, savedBy: 'Asha', action, recordStatus, language: null },
    savedAt: `2026-11-0${version}T10:00:00.000Z`,
  })
  const nodes = [revision(3, 'INACTIVE'), revision(2, 'DELETED'), revision(1, 'ACTIVE', 'CREATE')]
  const { user } = openApp('/editor/events/7', {
    records: diwali(),
    answers: {
      RecordRevisions: () => ({
        data: { recordRevisions: { totalCount: 3, pageInfo: NO_MORE, nodes } },
      }),
      RecordRevision: ({ version }) => ({
        data: {
          recordRevision: {
            version,
            values: { title: 'દિવાળી', description: version === 3 ? '' : null },
          },
        },
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Saved versions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved versions' }))
  await dialog.findByText('Asha · Restored from the trash, as a draft')
  await dialog.findByText('Asha · Moved to the trash')
  await dialog.findByText('The fields are the same.')
})

const NO_MORE = { hasNextPage: false, endCursor: null }

test('a version is restored only once it is shown', async () => {
  const { user } = openApp('/editor/events/7', { records: diwali() })
  const answering = fetch
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (String(init?.body).includes('query RecordRevision(')) await held
    return answering(url, init)
  })
  await user.click(await screen.findByRole('button', { name: 'Saved versions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved versions' }))
  await user.click(await dialog.findByText('Mira Patel · Made'))
  await dialog.findByText('Loading the version…')
  expect(dialog.queryByRole('button', { name: 'Restore version 1' })).toBeNull()
  release()
  expect(await dialog.findByRole('button', { name: 'Restore version 1' })).toBeTruthy()
})

test('a deleted event is shown as it was, can’t be changed, and is taken out of the trash', async () => {
  const records = [fakeRecord({ id: 7, title: 'દિવાળી', recordStatus: 'DELETED' })]
  const { user } = openApp('/editor/events/7', { records })
  expect(await screen.findByText('In trash')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Restore as a draft' }))
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  expect(screen.getByText('Draft', { ignore: 'option' })).toBeTruthy()
})

test('an event that is not there is said to be missing', async () => {
  openApp('/editor/events/99')
  expect(await screen.findByText(/This doesn’t exist/)).toBeTruthy()
})

const LEFT = 'toran.journal.1/record.event.7/closed'

test('what a closed tab left unsaved is back where nobody has saved since, as of a page', async () => {
  const before = { title: 'દિવાળી', venue: 'Garden Hall' }
  localStorage.setItem(LEFT, JSON.stringify(entryOf(before, { venue: 'Garden' }, 2)))
  openApp('/editor/events/7', { records: diwali() })
  await screen.findByDisplayValue('Garden')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('દિવાળી')
  // A field that the entry lacks is as it is stored.
  expect(screen.getByLabelText<HTMLInputElement>('Starts').value).toBe('2099-11-08T18:30')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  expect(screen.getAllByText('Your unsaved changes are back.')).not.toHaveLength(0)
})

test('where someone has saved since, it is offered beside what is stored, and merged field by field', async () => {
  const before = { title: 'Diwali', venue: 'Garden Hall' }
  localStorage.setItem(LEFT, JSON.stringify(entryOf(before, { venue: 'Garden' }, 1)))
  const { user } = openApp('/editor/events/7', { records: diwali() })
  await screen.findByRole('dialog', { name: 'You have unsaved changes' })
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Garden Hall')
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }))
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Garden')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('દિવાળી')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Garden Hall')
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('what is not wanted of a closed tab is gone for good', async () => {
  const before = { title: 'Diwali', venue: 'Garden Hall' }
  localStorage.setItem(LEFT, JSON.stringify(entryOf(before, { venue: 'Garden' }, 1)))
  const { user } = openApp('/editor/events/7', { records: diwali() })
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }))
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Garden Hall')
  expect(localStorage.getItem(LEFT)).toBeNull()
})

function entryOf(before: Record<string, string>, changes: Record<string, string>, version: number) {
  const page = (values: Record<string, string>) => {
    const fields = Object.entries(values).map(([name, value]) => ({
      ...{ id: `f_${name}`, type: 'string', name, value },
    }))
    const settings = { title: '', description: '', externalUrl: '', imageId: null }
    return { settings, content: { format: 1, blocks: [{ id: 'record', name: 'Record', fields }] } }
  }
  return {
    ...page({ ...before, ...changes }),
    base: { ...page(before), version },
    ...{ at: '2026-11-20T10:00:00.000Z', isSaved: false, history: { past: [], future: [] } },
  }
}
