import { beforeEach, expect, test } from 'vitest'
import { EMPTY_CONTENT } from '#schema/page/content'
import { BLANK_SETTINGS } from '../store/edits/edited-page'
import { fakeIndexedDb } from '../testing/fake-indexed-db'
import { type JournalEntry, openJournal } from './journal'
import { indexedDbStorage, type JournalStorage } from './journal-storage'
import { recoveryOf } from './recovery'
import type { TabLocks } from './tab-lock'

let storage: JournalStorage
let held: Set<string>
let locks: TabLocks
beforeEach(() => {
  storage = indexedDbStorage(fakeIndexedDb())
  held = new Set()
  locks = {
    held: async () => new Set(held),
    hold(name) {
      held.add(name)
      return () => held.delete(name)
    },
  }
})

test('what a tab wrote is found when the page is opened again, with its history', async () => {
  const first = await open()
  expect(await first.write(entry('Kept here'))).toBe(true)
  const { left } = await open()
  expect(left).toMatchObject([{ entry: { settings: { title: 'Kept here' }, isSaved: false } }])
  expect(left[0]?.entry).toMatchObject({ history: { past: [{ label: 'Changed Title' }] } })
})

test('maps in the steps of a history come back as maps', async () => {
  const steps = entry('A').history.past.map((step) => ({
    ...step,
    patches: [{ op: 'replace' as const, path: ['tree'], value: new Map([['a', 1]]) }],
  }))
  const journal = await open()
  await journal.write({ ...entry('A'), history: { past: steps, future: [] } })
  const { left } = await open()
  const found = left[0]?.entry === 'damaged' ? null : left[0]?.entry
  expect(found?.history.past[0]?.patches[0]?.value).toBeInstanceOf(Map)
})

test('a history with a deletion in it comes back whole', async () => {
  const steps = entry('A').history.past.map((step) => ({
    ...step,
    patches: [{ op: 'remove' as const, path: ['tree', 'blocks', 'b1'] }],
  }))
  const journal = await open()
  await journal.write({ ...entry('A'), history: { past: steps, future: [] } })
  const { left } = await open()
  const found = left[0]?.entry === 'damaged' ? null : left[0]?.entry
  expect(found?.history.past).toHaveLength(1)
})

test('changes of another user, or of another page, are not offered', async () => {
  await (await open()).write(entry('Mine'))
  expect((await open({ accountId: 'ben' })).left).toEqual([])
  expect((await open({ documentId: 8 })).left).toEqual([])
})

test('a second tab says so, is not offered the changes of the first, and overwrites none of them', async () => {
  const first = await open()
  const release = first.hold()
  await first.write(entry('First tab'))
  const second = await open()
  expect(second.isOpenElsewhere).toBe(true)
  expect(second.left).toEqual([])
  await second.write(entry('Second tab'))
  release()
  const third = await open()
  expect(third.isOpenElsewhere).toBe(false)
  expect(third.left).toHaveLength(2)
})

test('a browser that keeps nothing says so, and everything else works', async () => {
  const journal = await openJournal({
    ...{ accountId: 'anna', documentId: 7, locks },
    storage: indexedDbStorage(null),
  })
  expect(journal.left).toEqual([])
  expect(await journal.write(entry('Lost'))).toBe(false)
  await journal.forget('anything')
})

test('a damaged entry is said to be one, and a damaged history costs no work', async () => {
  await storage.write(
    new Map<string, unknown>([
      ['anna/7/one', { at: 'never', content: '{{' }],
      ['anna/7/two', { ...entry('Kept'), history: 'gone' }],
    ]),
  )
  const { left } = await open()
  expect(left.map(({ entry: found }) => found)).toMatchObject([
    { settings: { title: 'Kept' }, history: { past: [], future: [] } },
    'damaged',
  ])
})

test('an entry that cannot be read costs no other', async () => {
  await (await open()).write(entry('Kept'))
  await storage.write(new Map([['anna/7/broken', {}]]))
  const read: JournalStorage['read'] = (key) =>
    key.endsWith('broken') ? Promise.reject(new Error('disk')) : storage.read(key)
  const { left } = await open({ storage: { ...storage, read } })
  expect(left.map(({ entry: found }) => found)).toMatchObject([
    { settings: { title: 'Kept' } },
    'damaged',
  ])
})

test('work that arrived is not offered, but its steps can be gone back', async () => {
  const journal = await open()
  await journal.write(entry('Arrived'))
  const saved = { settings: entry('Arrived').settings, content: { format: 1 as const, blocks: [] } }
  const reopened = await open()
  expect(recoveryOf(reopened, saved)).toMatchObject({
    unsaved: null,
    history: { past: [{ label: 'Changed Title' }] },
  })
})

test('work once found to have arrived is not offered later, when the page has gone on without it', async () => {
  await (await open()).write(entry('Arrived'))
  const stored = (title: string) => ({ settings: entry(title).settings, content: EMPTY_CONTENT })
  expect(recoveryOf(await open(), stored('Arrived')).unsaved).toBeNull()
  expect(recoveryOf(await open(), stored('Written since'))).toEqual({
    unsaved: null,
    history: null,
  })
  expect((await open()).left).toEqual([])
})

test('work that never arrived is offered, and entries of older saved versions are dropped', async () => {
  await (await open()).write({ ...entry('Old'), isSaved: true })
  await (await open()).write(entry('Never sent'))
  const reopened = await open()
  const saved = { settings: entry('Newest').settings, content: entry('Newest').content }
  expect(recoveryOf(reopened, saved).unsaved).toMatchObject({
    entry: { settings: { title: 'Never sent' } },
  })
  expect((await open()).left).toHaveLength(1)
})

function open(changes: Partial<Parameters<typeof openJournal>[0]> = {}) {
  return openJournal({ accountId: 'anna', documentId: 7, storage, locks, ...changes })
}

function entry(title: string): JournalEntry {
  const content = { format: 1 as const, blocks: [] }
  const settings = { ...BLANK_SETTINGS, title, externalUrl: '/' }
  const step = { label: 'Changed Title', at: 1, patches: [], inverse: [] }
  return {
    ...{ settings, content, isSaved: false, at: new Date().toISOString() },
    base: { settings: { ...settings, title: 'Welcome' }, content, version: 1 },
    history: { past: [{ ...step, mergeKey: null, before: null, after: null }], future: [] },
  }
}
