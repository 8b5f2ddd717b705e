import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RawProps } from '#schema/block/block'
import { string } from '#schema/fields'
import { createClient } from '../api/client'
import { openRecordQuery } from '../api/operations/record-writing'
import type { JournalEntry } from '../saving/journal'
import { isUnsaved } from '../saving/save-state'
import { changeField } from '../store/change-fields'
import { pass } from '../testing/open-saver'
import { testSession } from '../testing/open-session'
import type { OpenedDraft, OpenedRecord, RecordFormOf } from './forms/opened-record'
import { createRecordSaver } from './record-saver'
import { RECORD, recordBlock, recordPage, recordSession, recordStores } from './record-session'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

test('what nobody can be reached for is sent again as it was, with its key, and then what was typed since', async () => {
  const { type, pass, form, sent, saver } = open(HIDDEN)
  form.write.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  type('venue', 'Garden')
  await pass(1600)
  expect(saver.store.getState().saving).toMatchObject({ state: 'failed' })
  type('venue', 'Garden 2')
  await pass(1000)
  expect(sent().map(({ values }) => values)).toEqual([{ venue: 'Garden' }, { venue: 'Garden' }])
  expect(sent()[1]?.about.idempotencyKey).toBe(sent()[0]?.about.idempotencyKey)
  await pass(1600)
  expect(sent()[2]).toMatchObject({ values: { venue: 'Garden 2' }, about: { expectedVersion: 4 } })
  expect(isUnsaved(saver.store.getState())).toBe(false)
})

test('of what visitors see nothing is sent without a press, and a press that failed is not repeated', async () => {
  const { type, pass, form, sent, saver } = open(HIDDEN, { autosaves: false })
  type('venue', 'Garden')
  await pass(60_000)
  expect(sent()).toEqual([])
  form.write.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await saver.submit()).toBe(false)
  await pass(60_000)
  expect(sent()).toHaveLength(1)
  expect(saver.store.getState().saving).toMatchObject({ state: 'failed' })
  expect(await saver.submit()).toBe(true)
  expect(sent()[1]).toMatchObject({ values: { venue: 'Garden' }, about: { expectedVersion: 3 } })
})

test('undone is as good as saved', async () => {
  const { type, pass, session, saver, sent } = open(HIDDEN)
  type('venue', 'Garden')
  session.pageStore.undo()
  expect(isUnsaved(saver.store.getState())).toBe(false)
  await pass(60_000)
  expect(sent()).toEqual([])
})

test('what is typed is in the journal of this device at once, and said to be saved once it is', async () => {
  const { type, pass, entries } = open(HIDDEN)
  type('venue', 'Garden')
  await pass(300)
  expect(entries.at(-1)).toMatchObject({ isSaved: false, base: { version: 3 } })
  await pass(3000)
  expect(entries.at(-1)).toMatchObject({ isSaved: true, base: { version: 4 } })
})

test('what is read while something is sent waits for the answer', async () => {
  const { type, pass, form, takeIn, session, saver } = open(HIDDEN)
  let answer = (): void => undefined
  form.write.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ key: '7', version: 4, isPublic: false })
      }),
  )
  type('venue', 'Garden')
  await pass(1600)
  takeIn({ ...HIDDEN, version: 3, values: { ...HIDDEN.values, title: 'Old' } })
  answer()
  await pass(0)
  expect(valuesOf(session)).toMatchObject({ title: 'Diwali', venue: 'Garden' })
  takeIn({ ...HIDDEN, version: 5, values: { title: 'Mela', venue: 'Garden' } })
  expect(valuesOf(session)).toMatchObject({ title: 'Mela', venue: 'Garden' })
  expect(saver.store.getState().saved.version).toBe(5)
})

test('a draft of what was published meanwhile keeps all of its own changes, and takes the rest from there', async () => {
  const { type, pass, form, session, drafts, refuseDraft } = open({ ...HIDDEN, ...DRAFT })
  refuseDraft()
  form.opening.read.mockReturnValueOnce({
    ...{ ...HIDDEN, version: 5, values: PUBLISHED_SINCE },
    draft: { ...DRAFT.draft, version: 0, baseVersion: 5, published: PUBLISHED_SINCE },
  })
  type('venue', 'Garden, at the back')
  await pass(1600)
  expect(valuesOf(session)).toEqual({
    title: 'Diwali of lamps',
    venue: 'Garden, at the back',
    note: 'New',
  })
  await pass(1600)
  expect(drafts.at(-1)).toMatchObject({
    ...{ baseVersion: 5, expectedVersion: 0 },
    values: { title: 'Diwali of lamps', venue: 'Garden, at the back', note: 'New' },
  })
})

const HIDDEN: OpenedRecord = {
  ...{ id: '7', version: 3, locationId: 12, timeZone: 'UTC', isPublic: false },
  values: { title: 'Diwali', venue: 'Hall', note: '' },
}
/** Its title was changed before, and is in the draft. */
const DRAFT = {
  values: { title: 'Diwali of lamps', venue: 'Hall', note: '' },
  draft: {
    ...{ version: 4, baseVersion: 3, by: 'Asha', at: '2026-11-20T10:00:00Z' },
    ...{ published: HIDDEN.values, key: '7', place: { locationId: 12, language: 'en-US' } },
    of: { kind: 'event', id: '7', locationId: null, language: null },
  } as unknown as OpenedDraft,
}
const PUBLISHED_SINCE = { title: 'Diwali', venue: 'Hall', note: 'New' }

function open(opened: OpenedRecord, { autosaves = true } = {}) {
  let isRefused = false
  const drafts: Record<string, unknown>[] = []
  const client = createClient({
    fetch: async (_url, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body))
      if (operationName === 'OpenRecord') return Response.json({ data: { record: null } })
      drafts.push(variables)
      const wasRefused = isRefused
      isRefused = false
      return Response.json(wasRefused ? CONFLICT : { data: { saved: { version: 5 } } })
    },
  })
  let version = opened.version ?? 0
  const form = {
    ...{ kind: 'event', title: 'title', note: () => '' },
    words: { one: 'event', new: 'New event', edit: 'Edit event', untitled: 'Untitled event' },
    fields: {
      title: string({ label: 'Title' }),
      venue: string({ label: 'Place' }),
      note: string({ label: 'Note' }),
    },
    opening: {
      query: openRecordQuery,
      variables: () => ({ kind: 'event', key: '7' }),
      read: vi.fn<RecordFormOf['opening']['read']>(),
    },
    write: vi.fn<RecordFormOf['write']>(async () => {
      version += 1
      return { key: '7', version, isPublic: false }
    }),
  }
  const around = testSession('')
  const definition = recordBlock(form.words.one, form.fields)
  const pageOf = (values: RawProps) => recordPage(definition, values)
  const stores = recordStores(around, pageOf(opened.values))
  const session = recordSession(around, { definition, stores, locationId: opened.locationId })
  const entries: JournalEntry[] = []
  const journal = {
    async write(entry: JournalEntry) {
      entries.push(entry)
      return true
    },
    writeNow: () => true,
  }
  const { saver, takeIn } = createRecordSaver({
    ...{ client, form, opened, fields: form.fields, session, pageOf, journal },
    ...{ place: { locationId: 12, language: 'en-US' }, autosaves: () => autosaves },
  })
  saver.start()
  return {
    ...{ saver, takeIn, session, form, entries, drafts, pass },
    type: (name: string, value: string) => changeField(session, RECORD, name, value),
    sent: () => form.write.mock.calls.map(([, , what]) => what),
    refuseDraft: () => {
      isRefused = true
    },
  }
}

const CONFLICT = {
  data: null,
  errors: [
    {
      message: 'Someone has changed the draft since.',
      extensions: {
        code: 'CONFLICT',
        current: {
          ...{ version: 5, savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Asha', title: '' },
          ...{ description: '', externalUrl: null, items: [] },
        },
      },
    },
  ],
}

function valuesOf({ pageStore }: Parameters<typeof changeField>[0]): RawProps {
  const block = pageStore.getState().page.tree.blocks.get(RECORD)
  return Object.fromEntries((block?.fields ?? []).map(({ name, value }) => [name, value]))
}
