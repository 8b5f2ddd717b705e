import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../testing/fake-api'
import { fakeRecord } from '../testing/fake-records'
import { holdAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })
const PATIENT = { timeout: 20_000 }

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const draft = () => [fakeRecord({ id: 7, title: 'દિવાળી', recordStatus: 'INACTIVE', version: 2 })]
const writesOf = ({ asked }: FakeApi) =>
  asked.filter(({ operation }) => operation === 'WriteRecord')

test('a draft is saved automatically while one types on, and what is done next is done to that version', async () => {
  const { user, api } = openApp('/editor/events/7', { records: draft() })
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  await user.type(place, ' 2')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  expect(await screen.findByText('Saved as a draft', {}, PATIENT)).toBeTruthy()
  expect(writesOf(api)[0]?.variables).toMatchObject({
    ...{ id: '7', expectedVersion: 2, autosave: true, input: { venue: 'Garden Hall 2' } },
  })
  expect(document.activeElement).toBe(place)
  await user.type(place, '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(writesOf(api)).toHaveLength(2), PATIENT)
  expect(writesOf(api)[1]?.variables).toMatchObject({ expectedVersion: 3 })
  expect(writesOf(api)[1]?.variables.autosave).toBeUndefined()
})

test('what was typed last goes along when a draft is published', async () => {
  const { user, api } = openApp('/editor/events/7', { records: draft() })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(api.records[0]?.recordStatus).toBe('ACTIVE'), PATIENT)
  expect(api.records[0]?.values).toMatchObject({ venue: 'Garden Hall 2' })
})

test('an action that is pressed twice while the draft is saved before it is done once', async () => {
  const { user, api } = openApp('/editor/events/7', { records: draft() })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  const release = holdAnswers('WriteRecord')
  for (const _ of ['once', 'twice']) {
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }))
  }
  release()
  await waitFor(() => expect(api.records[0]?.recordStatus).toBe('DELETED'), PATIENT)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(api.asked.filter(({ operation }) => operation === 'SetStatusOfRecord')).toHaveLength(1)
})

test('of what visitors see nothing is saved without a press, and nothing typed is lost to another one', async () => {
  const records = [fakeRecord({ id: 7, title: 'દિવાળી', isPublic: true })]
  const { user, api } = openApp('/editor/events/7', { records })
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  await user.type(place, ' 2')
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Save or undo the changes/)
  expect([place.value, records[0]?.recordStatus]).toEqual(['Garden Hall 2', 'ACTIVE'])
  expect(writesOf(api)).toEqual([])
})

test('a version is restored over unsaved changes only when that is confirmed', async () => {
  const records = [fakeRecord({ id: 7, title: 'દિવાળી', isPublic: true, version: 2 })]
  const { user, api } = openApp('/editor/events/7', { records })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Saved versions' }))
  await user.click(await screen.findByText('Mira Patel · Made'))
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The form has unsaved changes/)
  expect(writesOf(api)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Discard my changes and restore version 1' }))
  await waitFor(() => expect(records[0]?.values).toMatchObject({ venue: 'Assembly Hall' }))
})

test('what was typed into a draft is a version before an older one is restored', async () => {
  const { user, api } = openApp('/editor/events/7', { records: draft() })
  await user.type(await screen.findByLabelText('Place'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Saved versions' }))
  await user.click(await screen.findByText('Mira Patel · Made'))
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  await waitFor(() => expect(writesOf(api)).toHaveLength(2), PATIENT)
  expect(writesOf(api)[0]?.variables).toMatchObject({
    ...{ autosave: true, input: { venue: 'Garden Hall 2' } },
  })
  expect(writesOf(api)[1]?.variables).toMatchObject({
    ...{ expectedVersion: 3, input: { venue: 'Assembly Hall' } },
  })
})

test('what someone else saved of a draft meanwhile is merged, and both are saved automatically', async () => {
  const { user, place, record, sent } = await openMeanwhile({ title: 'દીપાવલી' })
  await user.type(place, ' 2')
  await screen.findByDisplayValue('દીપાવલી', {}, PATIENT)
  expect(place.value).toBe('Garden Hall 2')
  await waitFor(() => expect(sent).toHaveLength(2), PATIENT)
  expect(sent[1]).toMatchObject({
    ...{ expectedVersion: 5, autosave: true, input: { venue: 'Garden Hall 2' } },
  })
  expect(Object.keys(sent[1]?.input ?? {})).toEqual(['venue'])
  expect(record.version).toBe(5)
})

test('a draft in which both changed the same is asked about, and keeps what was typed', async () => {
  const { user, place, sent } = await openMeanwhile({ venue: 'Garden Hall 3' })
  await user.type(place, ' 2')
  const dialog = await screen.findByRole('dialog', { name: 'Asha also changed this' }, PATIENT)
  expect(screen.getByText(/^Asha saved a newer version/)).toBeTruthy()
  expect(place.value).toBe('Garden Hall 2')
  await user.click(within(dialog).getByRole('button', { name: /^Use Asha’s version/ }))
  await screen.findByDisplayValue('Garden Hall 3')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(sent).toHaveLength(1)
})

/** A draft that Asha saves as version 5 once it is open. */
async function openMeanwhile(theirs: Record<string, string>) {
  const [record] = draft()
  if (!record) throw new Error('There is no draft')
  const sent: { readonly expectedVersion?: number; readonly input?: object }[] = []
  const { user } = openApp('/editor/events/7', {
    records: [record],
    answers: {
      WriteRecord: (variables) => {
        sent.push(variables)
        return variables.expectedVersion === 5
          ? { data: { saved: { id: '7', slug: null, version: 6, isPublic: false } } }
          : CONFLICT
      },
    },
  })
  const place = await screen.findByLabelText<HTMLInputElement>('Place')
  const title = theirs.title ?? record.title
  Object.assign(record, { version: 5, title, values: { ...theirs, title } })
  return { user, place, record, sent }
}

const CONFLICT = {
  data: null,
  errors: [
    {
      message: 'Someone saved a newer version (5; yours is 2). Your changes weren’t saved.',
      extensions: {
        code: 'CONFLICT',
        current: {
          ...{ version: 5, savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Asha', title: 'દિવાળી' },
          ...{ description: '', externalUrl: null, items: [] },
        },
      },
    },
  ],
}
