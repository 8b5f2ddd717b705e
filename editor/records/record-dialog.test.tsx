import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ContentSource } from '#schema/api/content-source'
import { type AppContext, AppProvider } from '../app/app-context'
import { RecordSearchProvider } from '../library/record-search'
import { BLANK_SETTINGS, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import { type EditorSession, SessionProvider } from '../store/session'
import { createUiStore } from '../store/ui-store'
import { sampleSearch } from '../testing/open-panel'
// Read before a test waits for it.
import './history/record-history'
import { RecordDialog } from './record-dialog'

const SAVED = { data: { saved: { id: '7', slug: null, version: 1 } } }
const DIWALI = {
  id: '7',
  version: 3,
  recordStatus: 'ACTIVE',
  locationId: '20',
  timeZone: 'Asia/Kolkata',
  values: {
    title: 'દિવાળી',
    category: 'Spiritual',
    allDay: false,
    startsAt: '2026-11-08T18:30',
    endsAt: '',
    venue: 'Assembly Hall',
    description: '',
    body: '',
    rsvpUrl: '',
    image: null,
    schedule: [],
    photos: [],
    recordStatus: 'ACTIVE',
  },
}

test('a new event is sent with the location of the page, and its key is handed on', async () => {
  const { user, asked, onSaved, onClose } = openDialog(null, () => SAVED)
  const title = await screen.findByLabelText('Title')
  expect(document.activeElement).toBe(title)
  expect(screen.getByText(/Times are those of Toronto \(Eastern Time\)/)).toBeTruthy()
  await user.type(title, 'દિવાળી')
  setTime('Starts', '2026-11-08T18:30')
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('7'))
  expect(onClose).toHaveBeenCalled()
  expect(asked[0]).toMatchObject({
    id: null,
    expectedVersion: null,
    input: { title: 'દિવાળી', startsAt: '2026-11-08T18:30', locationId: '20' },
  })
})

test('nothing is sent while a field is missing: it says so and takes the focus', async () => {
  const { user, asked } = openDialog(null, () => SAVED)
  await user.type(await screen.findByLabelText('Title'), 'Diwali')
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  expect(await screen.findByText("Field 'Starts' is required")).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Starts'))
  expect(screen.getByRole('alert').textContent).toBe('One field needs a look')
  expect(asked).toEqual([])
})

test('what the server refuses stands at its field until it is changed; the same try has the same key', async () => {
  const message = 'There is no such hour'
  const issues = [{ block: '', field: 'startsAt', rule: 'pattern', message }]
  const { user, asked } = openDialog(null, () => refused('BAD_USER_INPUT', { issues }))
  await user.type(await screen.findByLabelText('Title'), 'Diwali')
  setTime('Starts', '2027-03-14T02:30')
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Starts'))
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey)
  setTime('Starts', '2027-03-14T03:30')
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('Escape asks before what was written is dropped, and closes at once when nothing was', async () => {
  const { user, onClose } = openDialog(null, () => SAVED)
  await user.type(await screen.findByLabelText('Title'), 'D{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Drop what you have written?' })
  expect(onClose).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Keep writing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('D')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Drop it' }))
  expect(onClose).toHaveBeenCalled()
  cleanup()
  const untouched = openDialog(null, () => SAVED)
  await screen.findByLabelText('Title')
  await untouched.user.keyboard('{Escape}')
  expect(untouched.onClose).toHaveBeenCalled()
})

test('of a stored event only what was changed is sent, in the time of its own place', async () => {
  const { user, asked, onSaved } = openDialog('7', storedEvent)
  expect((await screen.findByLabelText<HTMLInputElement>('Starts')).value).toBe('2026-11-08T18:30')
  const place = screen.getByLabelText('Place')
  await user.clear(place)
  await user.type(place, 'Garden')
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('7'))
  expect(asked.at(-1)).toMatchObject({ id: '7', expectedVersion: 3, input: { venue: 'Garden' } })
  expect(Object.keys(asked.at(-1)?.input ?? {})).toEqual(['venue'])
})

test('when another editor has saved, the own changes are reapplied, or theirs are opened', async () => {
  const current = { savedAt: '2026-11-01T10:00:00Z', savedBy: 'Asha', title: '', description: '' }
  const conflict = { current: { ...current, version: 4, externalUrl: null, items: [] } }
  const { user, asked, onSaved } = openDialog('7', (operation, variables) =>
    operation === 'WriteRecord' && variables.expectedVersion === 3
      ? refused('CONFLICT', conflict)
      : storedEvent(operation),
  )
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  expect(await screen.findByText(/Asha has saved this event since/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save my changes, too' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(asked.at(-1)).toMatchObject({ expectedVersion: 4, input: { venue: 'Assembly Hall 2' } })
})

test('an event that is gone is said to be, and offers no form', async () => {
  openDialog('8', () => ({ data: { record: null } }))
  expect(await screen.findByText('There is no such event (any more).')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('an event is archived once it is said what becomes of its pages, and restored by Undo', async () => {
  const { user, asked, onClose, onClosed, uiStore } = openDialog('7', (operation) =>
    operation === 'SetStatusOfRecord'
      ? { data: { saved: { id: '7', version: 4 } } }
      : storedEvent(operation),
  )
  await user.click(await screen.findByRole('button', { name: 'Archive…' }))
  // The form has taken the place of the dialog that waited for it, and keeps the focus.
  expect(onClosed).not.toHaveBeenCalled()
  const dialog = within(screen.getByRole('dialog', { name: 'Archive this event?' }))
  expect(dialog.getByText(/its own page is not found any more/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Archive event' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked.at(-1)).toEqual({ id: '7', status: 'ARCHIVED', expectedVersion: 3 })
  const { toast } = uiStore.getState()
  expect(toast?.text).toBe('Archived the event “દિવાળી”.')
  toast?.action?.run()
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ id: '7', status: 'ACTIVE', expectedVersion: 4 }),
  )
})

test('an archived event is looked at, and changed once it is back', async () => {
  let recordStatus = 'ARCHIVED'
  const { user, asked } = openDialog('7', (operation) => {
    if (operation !== 'SetStatusOfRecord') return { data: { record: { ...DIWALI, recordStatus } } }
    recordStatus = 'ACTIVE'
    return { data: { saved: { id: '7', version: 4 } } }
  })
  expect(await screen.findByText(/^This event is archived/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save event' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Restore the event' }))
  expect(await screen.findByRole('button', { name: 'Save event' })).toBeTruthy()
  expect(asked.some(({ status }) => status === 'ACTIVE')).toBe(true)
})

test('a refusal to archive is said, and the event stays', async () => {
  const { user, onClose } = openDialog('7', (operation) =>
    operation === 'SetStatusOfRecord' ? refused('FORBIDDEN', {}) : storedEvent(operation),
  )
  await user.click(await screen.findByRole('button', { name: 'Archive…' }))
  await user.click(screen.getByRole('button', { name: 'Archive event' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was archived\./)
  expect(onClose).not.toHaveBeenCalled()
})

test('the text of a topic is a draft for the page’s location and language, saved by itself and published by a press', async () => {
  const topic = {
    ...{ id: '272', externalUrl: null, version: 3, document: null },
    items: [
      { language: 'en-US', locationId: '10', title: 'Shoes', richText: '<p>Off</p>' },
      { language: 'gu-IN', locationId: '10', title: 'પગરખાં', richText: '' },
    ],
  }
  const draft = {
    ...{ version: 4, baseVersion: 3, values: { title: 'Shoes off' } },
    ...{ savedAt: '2026-11-20T10:00:00Z', savedBy: 'Asha' },
  }
  const { user, asked, onClose } = openDialog(
    '272',
    (operation) => {
      if (operation === 'OpenTopic') return { data: { record: topic } }
      if (operation === 'RecordDraft') return { data: { recordDraft: draft } }
      return operation === 'SaveRecordDraft' ? { data: { saved: { version: 5 } } } : SAVED
    },
    'topic',
  )
  const title = await screen.findByDisplayValue('Shoes off')
  expect(screen.getByText(/^The text for Ottawa in (American )?English/)).toBeTruthy()
  expect(screen.getByText(/^Draft of Asha/)).toBeTruthy()
  expect(screen.queryByLabelText('Address')).toBeNull()
  await user.type(title, ', please')
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  expect(asked.at(-1)).toMatchObject({
    ...{ kind: 'topic', id: '272', locationId: '20', language: 'en-US' },
    ...{ baseVersion: 3, expectedVersion: 4, values: { title: 'Shoes off, please' } },
  })
  await user.click(screen.getByRole('button', { name: 'Publish topic' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked.at(-1)).toMatchObject({
    ...{ id: '272', expectedVersion: 3, draftVersion: 5 },
    topic: { language: 'en-US', locationId: '20', title: 'Shoes off, please' },
  })
})

test('the saved versions of a topic’s text are those of its location and language; an earlier one becomes the draft', async () => {
  const stored = { id: '272', externalUrl: null, version: 5, document: null }
  const items = [{ language: 'en-US', locationId: '20', title: 'Footwear', richText: '' }]
  const told = (version: number, language: string | null) => ({
    ...{ version, savedAt: `2026-11-0${version}T10:00:00Z`, savedBy: 'Asha' },
    ...{ action: 'SAVE', recordStatus: 'ACTIVE', language },
  })
  const nodes = [told(5, 'en-US'), told(3, 'en-US'), told(1, null)]
  const pageInfo = { hasNextPage: false, endCursor: null }
  const texts = new Map([
    [5, 'Footwear'],
    [3, 'પગરખાં બહાર'],
    [1, 'Shoes'],
  ])
  const { user, asked } = openDialog(
    '272',
    (operation, { version }) => {
      if (operation === 'OpenTopic') return { data: { record: { ...stored, items } } }
      if (operation === 'RecordDraft') return { data: { recordDraft: null } }
      if (operation === 'RecordRevisions')
        return { data: { recordRevisions: { totalCount: 3, pageInfo, nodes } } }
      if (operation === 'RecordRevision') {
        const values = { title: texts.get(Number(version)), richText: '' }
        return { data: { recordRevision: { version, values } } }
      }
      return operation === 'SaveRecordDraft' ? { data: { saved: { version: 1 } } } : SAVED
    },
    'topic',
  )
  await screen.findByDisplayValue('Footwear')
  await user.click(screen.getByRole('button', { name: 'Saved versions' }))
  const list = await screen.findByRole('navigation', { name: 'Saved versions' })
  const place = { kind: 'topic', id: '272', locationId: '20', language: 'en-US' }
  expect(asked.filter(({ first }) => first === 50)).toMatchObject([place])
  const [, second, oldest] = within(list).getAllByRole('button')
  expect(oldest?.textContent).toMatch('Location and language not known')
  if (second) await user.click(second)
  await user.selectOptions(await screen.findByLabelText(/compared with/), 'what it says now')
  const version = screen.getByRole('region', { name: 'Version 3' })
  await within(version).findByText('પગરખાં', { exact: false })
  expect(asked.at(-1)).toMatchObject({ ...place, version: 3 })
  await user.click(within(version).getByRole('button', { name: 'Restore version 3' }))
  await screen.findByDisplayValue('પગરખાં બહાર')
  expect(screen.queryByRole('navigation', { name: 'Saved versions' })).toBeNull()
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  expect(asked.at(-1)).toMatchObject({ ...place, values: { title: 'પગરખાં બહાર' } })
})

/** A draft is saved after a pause. */
const LONG = { timeout: 5000 }

type Asked = Record<string, unknown> & { readonly input?: object }
type Answer = (operation: string, variables: Asked) => object

function openDialog(recordKey: string | null, answer: Answer, kind = 'event') {
  const asked: Asked[] = []
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(variables)
        observer.next(answer(operationName, variables))
        observer.complete()
      }),
  )
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const onClosed = vi.fn()
  const opened = session()
  render(
    <AppProvider value={{ client, account: { id: '1' } } as AppContext}>
      <SessionProvider value={opened}>
        <RecordSearchProvider value={sampleSearch}>
          <RecordDialog {...{ client, kind, recordKey, onSaved, onClose }} onClosed={onClosed} />
        </RecordSearchProvider>
      </SessionProvider>
    </AppProvider>,
  )
  return { user: userEvent.setup(), asked, onSaved, onClose, onClosed, uiStore: opened.uiStore }
}

function session(): EditorSession {
  const location = { id: 20, name: 'Ottawa', timeZone: 'America/Toronto' }
  return {
    documentId: 1,
    target: 'content',
    registry: new Map(),
    pageStore: createPageStore(editedPage(BLANK_SETTINGS, { format: 1, blocks: [] }, new Map())),
    uiStore: createUiStore(),
    // The form asks nothing of it.
    source: {} as ContentSource,
    context: { location, language: 'en-US' } as EditorSession['context'],
    layout: null,
    canEdit: true,
  }
}

function storedEvent(operation: string) {
  return operation === 'OpenRecord' ? { data: { record: DIWALI } } : SAVED
}

function refused(code: string, extensions: object) {
  return { data: null, errors: [{ message: 'No.', extensions: { code, ...extensions } }] }
}

/** Typing into a date control is the browser's own matter. */
function setTime(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
