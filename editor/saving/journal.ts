import { z } from 'zod/mini'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { type PageContent, readContent } from '#schema/page/content'
import { isSame } from '#schema/page/merge/canonical'
import { sharedSettings } from '../api/failure'
import { newKey } from '../api/new-key'
import type { PageSettings } from '../store/edits/edited-page'
import type { History } from '../store/history'
import { browserInstantStorage, type InstantStorage } from './instant-storage'
import { indexedDbStorage, type JournalStorage } from './journal-storage'
import { browserLocks, type TabLocks } from './tab-lock'

/** State of a page, used to save, compare and merge. */
export interface PageState {
  readonly settings: PageSettings
  readonly content: PageContent
}

/** State of a page in one tab, stored in this browser before it is sent. */
export interface JournalEntry extends PageState {
  /** Base of the changes: the complete saved version, needed for a merge. */
  readonly base: PageState & { readonly version: number }
  /** Time of writing, ISO 8601. */
  readonly at: string
  /** True if everything is on the server; the entry is then kept for its history. */
  readonly isSaved: boolean
  readonly history: History
}

/** Journal of one page in one tab. Each tab writes under its own key, so that tabs don't overwrite each other. */
export interface Journal {
  /** Entries of closed tabs for this page, newest first. */
  readonly closedTabs: readonly RecoverableEntry[]
  /** True if another tab has the page open. */
  readonly isOpenElsewhere: boolean
  /** Returns false if the browser's storage is full or disabled. */
  write(entry: JournalEntry): Promise<boolean>
  /** Writes synchronously, because the tab is closing. Returns false if the browser's storage is disabled or full. */
  writeNow(entry: JournalEntry): boolean
  /** Marks the entry of a closed tab as saved: it is then kept only for its history. */
  settle(entry: UsableEntry): Promise<void>
  /** Deletes the entry of a closed tab. */
  forget(key: string): Promise<void>
  /** Tells other tabs that the page is open here until the returned function is called. */
  hold(): () => void
}

interface RecoverableEntry {
  readonly key: string
  /** `damaged` if it can't be used. */
  readonly entry: JournalEntry | 'damaged'
}

export interface UsableEntry extends RecoverableEntry {
  readonly entry: JournalEntry
}

interface JournalParts {
  readonly accountId: string
  /** Id of the page, or key of a record edited like one: `record.event.7`. */
  readonly documentId: number | string
  /** Each language of a page has separate entries. */
  readonly language?: string
  readonly storage?: JournalStorage
  readonly instant?: InstantStorage
  readonly locks?: TabLocks
}

const NO_HISTORY: History = { past: [], future: [] }

/** Time after which entries without unsaved changes, kept for their history, are deleted, in ms. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** Opens the journal of a page. Separate per account, so that users of a shared computer don't see each other's changes. */
export async function openJournal(parts: JournalParts): Promise<Journal> {
  const { accountId, documentId, storage = indexedDbStorage(), locks = browserLocks() } = parts
  const { language = DEFAULT_LANGUAGE, instant = browserInstantStorage() } = parts
  const edition = language === DEFAULT_LANGUAGE ? documentId : `${documentId}.${language}`
  const ours = `${accountId}/${edition}/`
  const key = `${ours}${newKey()}`
  const held = await locks.held()
  const isHeld = (other: string) => held.has(other)
  const isClosed = (other: string) => other.startsWith(ours) && !isHeld(other)
  return {
    closedTabs: await readClosedTabs({ storage, instant }, isClosed),
    isOpenElsewhere: [...held].some((other) => other.startsWith(ours)),
    write: (entry) =>
      storage.write(new Map([[key, entry]])).then(
        () => {
          instant.remove(key)
          return true
        },
        () => false,
      ),
    writeNow: (entry) =>
      instant.write(key, entry) || instant.write(key, { ...entry, history: NO_HISTORY }),
    // If marking fails, the entry is offered again; no data is lost.
    settle: ({ key: other, entry }) =>
      storage.write(new Map([[other, { ...entry, isSaved: true }]])).then(
        () => instant.remove(other),
        () => undefined,
      ),
    forget(other) {
      instant.remove(other)
      return storage.remove([other]).catch(() => undefined)
    },
    hold: () => locks.hold(key),
  }
}

interface Storages {
  readonly storage: JournalStorage
  readonly instant: InstantStorage
}

async function readClosedTabs(
  { storage, instant }: Storages,
  isOurs: (key: string) => boolean,
): Promise<RecoverableEntry[]> {
  const lastMoment = instant.keys().filter(isOurs)
  const known = new Map(lastMoment.map((key) => [key, readEntry(instant.read(key))]))
  // Without a database the browser has no entries in it.
  for (const { key, entry } of await readStored(storage, isOurs).catch(() => [])) {
    const later = known.get(key)
    if (!later || at({ key, entry: later }) < at({ key, entry })) known.set(key, entry)
  }
  const entries = [...known].map(([key, entry]) => ({ key, entry }))
  const old = new Date(Date.now() - LIFETIME_MS).toISOString()
  const isOld = ({ entry }: RecoverableEntry) =>
    entry !== 'damaged' && entry.isSaved && entry.at < old
  const gone = entries.filter(isOld).map(({ key }) => key)
  for (const key of gone) instant.remove(key)
  // If deletion fails, it is retried another time.
  void storage.remove(gone).catch(() => undefined)
  return entries.filter((each) => !isOld(each)).sort((a, b) => (at(a) < at(b) ? 1 : -1))
}

async function readStored(
  storage: JournalStorage,
  isOurs: (key: string) => boolean,
): Promise<RecoverableEntry[]> {
  const keys = (await storage.keys()).filter(isOurs)
  return Promise.all(
    // A damaged entry must not hide the others.
    keys.map(async (key) => ({ key, entry: await storage.read(key).then(readEntry, damaged) })),
  )
}

function damaged(): 'damaged' {
  return 'damaged'
}

function at({ entry }: RecoverableEntry): string {
  return entry === 'damaged' ? '' : entry.at
}

// Entries of earlier releases lack the image and visibility.
const settings = z.object({
  title: z.string(),
  description: z.string(),
  externalUrl: z.string(),
  ...sharedSettings,
})
const patch = z.object({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.union([z.string(), z.number()])),
  // Removing patches have no value.
  value: z.optional(z.unknown()),
})
const selected = z.nullable(z.union([z.string(), z.array(z.string())]))
const step = z.object({
  label: z.string(),
  at: z.number(),
  patches: z.array(patch),
  inverse: z.array(patch),
  before: selected,
  after: selected,
})
const storedEntry = z.object({
  at: z.iso.datetime(),
  isSaved: z.boolean(),
  settings,
  content: z.unknown(),
  base: z.object({ version: z.int(), settings, content: z.unknown() }),
  // The history of another release is silently discarded.
  history: z.catch(z.object({ past: z.array(step), future: z.array(step) }), {
    past: [],
    future: [],
  }),
})

function readEntry(stored: unknown): JournalEntry | 'damaged' {
  const parsed = storedEntry.safeParse(stored)
  if (!parsed.success) return 'damaged'
  const content = readWhole(parsed.data.content)
  const base = readWhole(parsed.data.base.content)
  if (!content || !base) return 'damaged'
  return { ...parsed.data, content, base: { ...parsed.data.base, content: base } }
}

/** Reads without limits, which the server enforces: changes of any size must be recovered. */
function readWhole(stored: unknown): PageContent | null {
  const read = readContent(stored, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
  return read.ok ? read.content : null
}

/** Returns whether two states of a page have equal settings and blocks. */
export function isSameState(a: PageState, b: PageState): boolean {
  return isSame(a.settings, b.settings) && isSame(a.content, b.content)
}
