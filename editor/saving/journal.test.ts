import { beforeEach, expect, test, vi } from 'vitest'
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
  localStorage.clear()
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
  const { closedTabs } = await open()
  expect(closedTabs).toMatchObject([
    { entry: { settings: { title: 'Kept here' }, isSaved: false } },
  ])
  expect(closedTabs[0]?.entry).toMatchObject({ history: { past: [{ label: 'Changed Title' }] } })
})

test('maps in the steps of a history come back as maps', async () => {
  const steps = entry('A').history.past.map((step) => ({
    ...step,
    patches: [{ op: 'replace' as const, path: ['tree'], value: new Map([['a', 1]]) }],
  }))
  const journal = await open()
  await journal.write({ ...entry('A'), history: { past: steps, future: [] } })
  const { closedTabs } = await open()
  const found = closedTabs[0]?.entry === 'damaged' ? null : closedTabs[0]?.entry
  expect(found?.history.past[0]?.patches[0]?.value).toBeInstanceOf(Map)
})

test('what is typed at the instant of a reload is found, steps and all, though the database never came to it', async () => {
  const slow: JournalStorage = { ...storage, write: () => new Promise(() => undefined) }
  const tab = await openJournal({ accountId: 'anna', documentId: 7, storage: slow, locks })
  void tab.write(entry('Typed before'))
  const steps = entry('A').history.past.map((step) => ({
    ...step,
    patches: [{ op: 'replace' as const, path: ['tree'], value: new Map([['a', 1]]) }],
  }))
  expect(tab.writeNow({ ...entry('Last letter'), history: { past: steps, future: [] } })).toBe(true)
  const again = await open()
  expect(again.closedTabs).toMatchObject([{ entry: { settings: { title: 'Last letter' } } }])
  const found = again.closedTabs[0]?.entry === 'damaged' ? null : again.closedTabs[0]?.entry
  expect(found?.history.past[0]?.patches[0]?.value).toBeInstanceOf(Map)
  await again.forget(again.closedTabs[0]?.key ?? '')
  expect((await open()).closedTabs).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('of the same tab the later counts, and what the database has needs no other place', async () => {
  const tab = await open()
  tab.writeNow({ ...entry('Older'), at: '2026-03-01T10:00:00.000Z' })
  expect(localStorage).toHaveLength(1)
  await tab.write({ ...entry('Newer'), at: '2026-03-01T10:00:01.000Z' })
  expect(localStorage).toHaveLength(0)
  tab.writeNow({ ...entry('Newest'), at: '2026-03-01T10:00:02.000Z' })
  expect((await open()).closedTabs).toMatchObject([{ entry: { settings: { title: 'Newest' } } }])
})

test('where there is no room for the history at that instant, the page is stored without it', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect((await open()).writeNow(entry('Page'))).toBe(true)
  expect((await open()).closedTabs).toMatchObject([{ entry: { history: { past: [] } } }])
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect((await open()).writeNow(entry('Page'))).toBe(false)
  setItem.mockRestore()
})

test('a history with a deletion in it comes back whole', async () => {
  const steps = entry('A').history.past.map((step) => ({
    ...step,
    patches: [{ op: 'remove' as const, path: ['tree', 'blocks', 'b1'] }],
  }))
  const journal = await open()
  await journal.write({ ...entry('A'), history: { past: steps, future: [] } })
  const { closedTabs } = await open()
  const found = closedTabs[0]?.entry === 'damaged' ? null : closedTabs[0]?.entry
  expect(found?.history.past).toHaveLength(1)
})

test('changes of another user, or of another page, are not offered', async () => {
  await (await open()).write(entry('Mine'))
  expect((await open({ accountId: 'ben' })).closedTabs).toEqual([])
  expect((await open({ documentId: 8 })).closedTabs).toEqual([])
})

test('a second tab says so, is not offered the changes of the first, and overwrites none of them', async () => {
  const first = await open()
  const release = first.hold()
  await first.write(entry('First tab'))
  const second = await open()
  expect(second.isOpenElsewhere).toBe(true)
  expect(second.closedTabs).toEqual([])
  await second.write(entry('Second tab'))
  release()
  const third = await open()
  expect(third.isOpenElsewhere).toBe(false)
  expect(third.closedTabs).toHaveLength(2)
})

test('a browser that keeps nothing says so, and everything else works', async () => {
  const journal = await openJournal({
    ...{ accountId: 'anna', documentId: 7, locks },
    storage: indexedDbStorage(null),
  })
  expect(journal.closedTabs).toEqual([])
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
  const { closedTabs } = await open()
  expect(closedTabs.map(({ entry: found }) => found)).toMatchObject([
    { settings: { title: 'Kept' }, history: { past: [], future: [] } },
    'damaged',
  ])
})

test('an entry that can’t be read costs no other', async () => {
  await (await open()).write(entry('Kept'))
  await storage.write(new Map([['anna/7/broken', {}]]))
  const read: JournalStorage['read'] = (key) =>
    key.endsWith('broken') ? Promise.reject(new Error('disk')) : storage.read(key)
  const { closedTabs } = await open({ storage: { ...storage, read } })
  expect(closedTabs.map(({ entry: found }) => found)).toMatchObject([
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
  expect((await open()).closedTabs).toEqual([])
})

test('work that never arrived is offered, and entries of older saved versions are dropped', async () => {
  await (await open()).write({ ...entry('Old'), isSaved: true })
  await (await open()).write(entry('Never sent'))
  const reopened = await open()
  const saved = { settings: entry('Newest').settings, content: entry('Newest').content }
  expect(recoveryOf(reopened, saved).unsaved).toMatchObject({
    entry: { settings: { title: 'Never sent' } },
  })
  expect((await open()).closedTabs).toHaveLength(1)
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
    history: { past: [{ ...step, before: null, after: null }], future: [] },
  }
}
