import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDialog } from '../testing/open-record-dialog'

const SAVED = {
  data: {
    saved: { id: '7', slug: null, version: 1, isPublic: false, publishedAt: null, until: null },
  },
}
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
  expect(screen.getByText(/Times are in Toronto \(Eastern Time\)/)).toBeTruthy()
  await user.type(title, 'દિવાળી')
  setTime('Starts', '2026-11-08T18:30')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('7'))
  expect(onClose).toHaveBeenCalled()
  expect(asked[0]).toMatchObject({
    id: null,
    expectedVersion: null,
    input: { title: 'દિવાળી', startsAt: '2026-11-08T18:30', locationId: '20' },
  })
})

test('Back asks before it drops what is not saved, above the form, and staying leaves the caret where it was', async () => {
  window.history.pushState({ index: 1 }, '', '/editor/pages/7')
  const { user, onClose } = openDialog(null, () => SAVED)
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await user.type(title, 'દિવાળી')
  window.history.back()
  await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })
  expect(window.location.pathname).toBe('/editor/pages/7')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.keyboard('!')
  expect(title.value).toBe('દિવાળી!')
  expect(onClose).not.toHaveBeenCalled()
})

test('nothing is sent while a field is missing: it says so and takes the focus', async () => {
  const { user, asked } = openDialog(null, () => SAVED)
  await user.type(await screen.findByLabelText('Title'), 'Diwali')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText("Field 'Starts' is required")).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Starts'))
  expect(screen.getByRole('alert').textContent).toBe('One field needs attention')
  expect(asked).toEqual([])
})

test('what the server refuses is at its field until it is changed; the same try has the same key', async () => {
  const message = 'There is no such hour'
  const issues = [{ block: '', field: 'startsAt', rule: 'pattern', message }]
  const { user, asked } = openDialog(null, () => refused('BAD_USER_INPUT', { issues }))
  await user.type(await screen.findByLabelText('Title'), 'Diwali')
  setTime('Starts', '2027-03-14T02:30')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Starts'))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey)
  setTime('Starts', '2027-03-14T03:30')
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('Escape asks before what was written is dropped, and closes at once when nothing was', async () => {
  const { user, onClose } = openDialog(null, () => SAVED)
  await user.type(await screen.findByLabelText('Title'), 'D{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })
  expect(onClose).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('D')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
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
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('7'))
  expect(asked.at(-1)).toMatchObject({ id: '7', expectedVersion: 3, input: { venue: 'Garden' } })
  expect(Object.keys(asked.at(-1)?.input ?? {})).toEqual(['venue'])
})

test('what another editor changed elsewhere in the event is merged, and the next press saves both', async () => {
  const { user, asked, onSaved } = openConflict({ title: 'દીપાવલી' })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByDisplayValue('દીપાવલી')
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Assembly Hall 2')
  expect(onSaved).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(asked.at(-1)).toMatchObject({ expectedVersion: 4, input: { venue: 'Assembly Hall 2' } })
  expect(Object.keys(asked.at(-1)?.input ?? {})).toEqual(['venue'])
})

test('what both changed is asked about as of a page, and mine is saved on top of theirs', async () => {
  const { user, asked, onSaved } = openConflict({ venue: 'Assembly Hall 3', title: 'દીપાવલી' })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asha also changed this' }))
  expect(dialog.getByText(/You both changed 1 thing\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Keep my version/ }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(asked.at(-1)).toMatchObject({ expectedVersion: 4, input: { venue: 'Assembly Hall 2' } })
  expect(Object.keys(asked.at(-1)?.input ?? {})).toEqual(['venue'])
})

test('the question is closed and opened again without a loss, and each thing is chosen separately', async () => {
  const { user, asked, onSaved, onClose } = openConflict({ venue: 'Assembly Hall 3' })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog', { name: 'Asha also changed this' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Asha also/ })).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toMatch(/^Asha saved a newer version/)
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Assembly Hall 2')
  await user.click(screen.getByRole('button', { name: 'Choose what to keep…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asha also changed this' }))
  await user.click(dialog.getByRole('button', { name: 'Choose for each conflict' }))
  const place = within(dialog.getByRole('group', { name: '“Place” of “event”' }))
  await user.click(place.getByRole('radio', { name: 'Something else' }))
  const words = place.getByRole('textbox')
  await user.clear(words)
  await user.type(words, 'Halls 2 and 3')
  await user.click(dialog.getByRole('button', { name: 'Save as chosen' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(asked.at(-1)).toMatchObject({ expectedVersion: 4, input: { venue: 'Halls 2 and 3' } })
})

test('a newer version that can’t be loaded is said to be, and the next press tries again', async () => {
  const { user } = openConflict(null)
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Someone saved a newer version, but it couldn’t be loaded/)
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Assembly Hall 2')
})

test('an event that is gone is said to be, and offers no form', async () => {
  openDialog('8', () => ({ data: { record: null } }))
  expect(await screen.findByText('This doesn’t exist anymore.')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('an event is archived once it is said what becomes of its pages, and restored by Undo', async () => {
  let recordStatus = 'ACTIVE'
  const { user, asked, onClose, onClosed, uiStore } = openDialog('7', (operation) => {
    if (operation !== 'SetStatusOfRecord') return { data: { record: { ...DIWALI, recordStatus } } }
    recordStatus = recordStatus === 'ACTIVE' ? 'ARCHIVED' : 'ACTIVE'
    return { data: { saved: { id: '7', version: 4 } } }
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive…' }))
  // The form has taken the place of the dialog that waited for it, and keeps the focus.
  expect(onClosed).not.toHaveBeenCalled()
  const dialog = within(screen.getByRole('dialog', { name: 'Archive this?' }))
  expect(dialog.getByText(/Visitors will no longer see it in lists or search, and/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked).toContainEqual({ id: '7', status: 'ARCHIVED', expectedVersion: 3 })
  const { toast } = uiStore.getState()
  expect(toast?.text).toBe('Archived “દિવાળી”.')
  toast?.action?.run()
  await waitFor(() =>
    expect(asked).toContainEqual({ id: '7', status: 'ACTIVE', expectedVersion: 4 }),
  )
})

test('an archived event is looked at, and changed once it is back', async () => {
  let recordStatus = 'ARCHIVED'
  const { user, asked } = openDialog('7', (operation) => {
    if (operation !== 'SetStatusOfRecord') return { data: { record: { ...DIWALI, recordStatus } } }
    recordStatus = 'ACTIVE'
    return { data: { saved: { id: '7', version: 4 } } }
  })
  expect(await screen.findByText(/^This is archived/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  expect(asked.some(({ status }) => status === 'ACTIVE')).toBe(true)
})

test('a refusal to archive is said, and the event stays', async () => {
  const { user, onClose } = openDialog('7', (operation) =>
    operation === 'SetStatusOfRecord' ? refused('FORBIDDEN', {}) : storedEvent(operation),
  )
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive…' }))
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was archived\./)
  expect(onClose).not.toHaveBeenCalled()
})

/** The dialog of an event that Asha saves as version 4 while it is open; `null` where that cannot be read. */
function openConflict(theirs: object | null) {
  const current = { savedAt: '2026-11-01T10:00:00Z', savedBy: 'Asha', title: '', description: '' }
  const conflict = { current: { ...current, version: 4, externalUrl: null, items: [] } }
  let isOpen = false
  return openDialog('7', (operation, variables) => {
    if (operation === 'WriteRecord')
      return variables.expectedVersion === 3 ? refused('CONFLICT', conflict) : SAVED
    if (!isOpen) {
      isOpen = true
      return storedEvent(operation)
    }
    if (theirs === null) return refused('NOT_FOUND', {})
    const record = { ...DIWALI, version: 4, values: { ...DIWALI.values, ...theirs } }
    return { data: { record } }
  })
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
