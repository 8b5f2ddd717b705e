import { z } from 'zod/mini'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { type PageContent, readContent } from '#schema/page/content'
import { sharedSettings } from '../api/failure'
import { newKey } from '../api/new-key'
import type { PageSettings } from '../store/edits/edited-page'
import type { History } from '../store/history'
import { indexedDbStorage, type JournalStorage } from './journal-storage'
import { browserLocks, type TabLocks } from './tab-lock'

/** A state of a page: what is saved, compared and merged. */
export interface PageState {
  readonly settings: PageSettings
  readonly content: PageContent
}

/** What a tab has made of a page, kept in this browser before any of it is sent. */
export interface JournalEntry extends PageState {
  /** The saved version the changes were made on, whole: what is merged needs it. */
  readonly base: PageState & { readonly version: number }
  /** When it was written, ISO 8601. */
  readonly at: string
  /** Everything of it is on the server; the entry stays for its history. */
  readonly isSaved: boolean
  readonly history: History
}

/** The journal of one page in one tab. Each tab writes under a key of its own, so that no two overwrite each other. */
export interface Journal {
  /** What tabs that are gone have left of this page, the newest first. */
  readonly left: readonly LeftEntry[]
  /** Another tab has the page open now. */
  readonly isOpenElsewhere: boolean
  /** False when the browser has no room or does not allow it. */
  write(entry: JournalEntry): Promise<boolean>
  /** Notes that what a gone tab has left is on the server: only its history is of use now. */
  settle(left: UsableEntry): Promise<void>
  /** Drops what a gone tab has left. */
  forget(key: string): Promise<void>
  /** Says to other tabs that the page is open here, until the answer is called. */
  hold(): () => void
}

export interface LeftEntry {
  readonly key: string
  /** `damaged` when it cannot be used. */
  readonly entry: JournalEntry | 'damaged'
}

export interface UsableEntry extends LeftEntry {
  readonly entry: JournalEntry
}

interface JournalParts {
  readonly accountId: string
  readonly documentId: number
  /** Each language of a page is work of its own. */
  readonly language?: string
  readonly storage?: JournalStorage
  readonly locks?: TabLocks
}

/** Entries without unsaved changes, kept for their history, are dropped after this time, in ms. */
const STAYS = 30 * 24 * 60 * 60 * 1000

/** Opens the journal of a page. By account, so that nobody is offered another person's work on a shared machine. */
export async function openJournal(parts: JournalParts): Promise<Journal> {
  const { accountId, documentId, storage = indexedDbStorage(), locks = browserLocks() } = parts
  const { language = DEFAULT_LANGUAGE } = parts
  const edition = language === DEFAULT_LANGUAGE ? documentId : `${documentId}.${language}`
  const ours = `${accountId}/${edition}/`
  const key = `${ours}${newKey()}`
  const held = await locks.held()
  const isHeld = (other: string) => held.has(other)
  return {
    left: await readLeft(storage, (other) => other.startsWith(ours) && !isHeld(other)),
    isOpenElsewhere: [...held].some((other) => other.startsWith(ours)),
    write: (entry) =>
      storage.write(new Map([[key, entry]])).then(
        () => true,
        () => false,
      ),
    // What cannot be noted or dropped is offered once more: a nuisance, not a loss.
    settle: ({ key: other, entry }) =>
      storage.write(new Map([[other, { ...entry, isSaved: true }]])).catch(() => undefined),
    forget: (other) => storage.remove([other]).catch(() => undefined),
    hold: () => locks.hold(key),
  }
}

async function readLeft(
  storage: JournalStorage,
  isOurs: (key: string) => boolean,
): Promise<LeftEntry[]> {
  try {
    const keys = (await storage.keys()).filter(isOurs)
    const entries = await Promise.all(
      // One that cannot be read must not cost the others.
      keys.map(async (key) => ({ key, entry: await storage.read(key).then(readEntry, damaged) })),
    )
    const old = new Date(Date.now() - STAYS).toISOString()
    const isOld = ({ entry }: LeftEntry) => entry !== 'damaged' && entry.isSaved && entry.at < old
    // What cannot be dropped now is dropped another time.
    void storage.remove(entries.filter(isOld).map(({ key }) => key)).catch(() => undefined)
    return entries.filter((left) => !isOld(left)).sort((a, b) => (at(a) < at(b) ? 1 : -1))
  } catch {
    // A browser without storage has kept nothing.
    return []
  }
}

function damaged(): 'damaged' {
  return 'damaged'
}

function at({ entry }: LeftEntry): string {
  return entry === 'damaged' ? '' : entry.at
}

// What an earlier release kept has no picture and no visibility.
const settings = z.object({
  title: z.string(),
  description: z.string(),
  externalUrl: z.string(),
  ...sharedSettings,
})
const patch = z.object({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.union([z.string(), z.number()])),
  // A patch that removes something carries none.
  value: z.optional(z.unknown()),
})
const selected = z.nullable(z.union([z.string(), z.array(z.string())]))
const step = z.object({
  label: z.string(),
  at: z.number(),
  patches: z.array(patch),
  inverse: z.array(patch),
  mergeKey: z.nullable(z.string()),
  before: selected,
  after: selected,
})
const storedEntry = z.object({
  at: z.iso.datetime(),
  isSaved: z.boolean(),
  settings,
  content: z.unknown(),
  base: z.object({ version: z.int(), settings, content: z.unknown() }),
  // A history of another release is no loss worth a word.
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

/** Limits are the server's business: what was made is given back, however large. */
function readWhole(stored: unknown): PageContent | null {
  const read = readContent(stored, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
  return read.ok ? read.content : null
}
