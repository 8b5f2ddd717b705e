import { UPLOAD_BYTES } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import {
  type Pictures,
  type PictureUpload,
  type StoredFile,
  TryLater,
  UploadExpired,
} from '../library/pictures'

/**
 * `cut`: the connection is lost. `arrived`: uploaded but not stored yet. `delayed`: the server was too busy to store it. `known`:
 * the library has the same file, and the user must decide.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'cut'
  | 'arrived'
  | 'storing'
  | 'delayed'
  | 'known'
  | 'stored'
  | 'refused'

/** A file that is being uploaded to the library. */
export interface UploadItem {
  readonly sending: PictureUpload
  readonly state: UploadState
  /** Uploaded fraction, 0 to 1. */
  readonly part: number
  /** Error message. */
  readonly message: string
  /** The stored file, or the known one. */
  readonly record: StoredFile | null
}

interface UploadQueue {
  add(all: readonly PictureUpload[]): void
  /** Retries refused files, at their position. */
  retry(): void
  /** Removes a file and cancels its upload. */
  remove(key: string): void
  /** Uses the known file of the library instead, for one file or for all. */
  takeKnown(key?: string): void
  /** Stores files that the library already has a second time. */
  storeAnyway(key?: string): void
  /** Removes all settled files. */
  clear(): void
  /** Cancels all uploads. */
  close(): void
}

interface QueueParts {
  readonly pictures: Pick<Pictures, 'send' | 'store'>
  readonly onChange: (items: readonly UploadItem[]) => void
  /** Called when all uploads are settled, with the files stored since the last call, in their original order. */
  readonly onDone: (stored: readonly StoredFile[]) => void
  /** Delay before a busy server is retried, in milliseconds; shorter in tests. */
  readonly delay?: number
}

/** Concurrent uploads: more would share the same connection and slow each other down. */
const CONCURRENCY = 4
/** Maximum number of started files not yet stored, so that a slow one doesn't make the server hold all others. */
const MAX_UNSTORED = 16
const DELAY_MS = 1_000
/** Maximum number of retries (about a minute); then the user must press "Try again". */
const MAX_FAILURES = 6

interface Entry {
  item: UploadItem
  /** Id of the finished upload. */
  arrived: string | null
  /** Number of failed attempts to store it. */
  failures: number
  handedOn: boolean
  /** True to store it although the library has it. */
  isWanted: boolean
  readonly stop: AbortController
}

/**
 * Creates a queue that uploads several files at once but stores them in the given order, so that their ids and every list by time
 * have that order. A refused file doesn't block the others.
 */
export function createUploadQueue({
  pictures,
  onChange,
  onDone,
  delay = DELAY_MS,
}: QueueParts): UploadQueue {
  let entries: Entry[] = []
  let isStoring = false
  return {
    add(all) {
      entries = [...entries, ...all.map(entryOf)]
      go()
    },
    retry() {
      for (const entry of entries) sendAgain(entry)
      go()
    },
    takeKnown(key) {
      for (const entry of knownEntries(entries, key)) set(entry, { state: 'stored' })
      handOn()
      notify()
    },
    storeAnyway(key) {
      for (const entry of knownEntries(entries, key)) {
        entry.isWanted = true
        set(entry, { state: 'arrived', record: null })
      }
      go()
    },
    remove(key) {
      const entry = entries.find(({ item }) => item.sending.key === key)
      entry?.stop.abort()
      entries = entries.filter((one) => one !== entry)
      go()
    },
    clear() {
      entries = entries.filter(({ item }) => !SETTLED.has(item.state))
      notify()
    },
    close() {
      for (const { stop } of entries) stop.abort()
      entries = []
    },
  }

  function go(): void {
    const busy = entries.filter(({ item }) => ON_THEIR_WAY.has(item.state)).length
    const waiting = entries.filter(({ item }) => item.state === 'waiting')
    const unstored = entries.filter(({ item }) => !SETTLED.has(item.state)).length - waiting.length
    const free = Math.max(0, Math.min(CONCURRENCY - busy, MAX_UNSTORED - unstored))
    for (const entry of waiting.slice(0, free)) void send(entry)
    if (!isStoring) void storeInOrder()
    notify()
  }

  async function send(entry: Entry): Promise<void> {
    const { signal } = entry.stop
    set(entry, { state: 'sending' })
    try {
      entry.arrived = await pictures.send(entry.item.sending, {
        progress: (part) => update(entry, { part }),
        cut: (isCut) => update(entry, { state: isCut ? 'cut' : 'sending' }),
        signal,
      })
      set(entry, { state: 'arrived', part: 1 })
    } catch (error) {
      if (!signal.aborted) set(entry, { state: 'refused', message: messageOf(error) })
    }
    go()
  }

  /** Ignores progress events that arrive after the upload. */
  function update(entry: Entry, change: Partial<UploadItem>): void {
    if (!ON_THEIR_WAY.has(entry.item.state)) return
    set(entry, change)
    notify()
  }

  async function storeInOrder(): Promise<void> {
    isStoring = true
    try {
      for (let next = nextToStore(); next; next = nextToStore()) await store(next)
    } finally {
      isStoring = false
    }
    handOn()
  }

  /** Returns the first unsettled file if it is uploaded; otherwise `null`. */
  function nextToStore(): Entry | null {
    const first = entries.find(({ item }) => !SETTLED.has(item.state))
    return first?.item.state === 'arrived' ? first : null
  }

  async function store(entry: Entry): Promise<void> {
    set(entry, { state: 'storing' })
    notify()
    try {
      const record = await pictures.store(askedOf(entry), entry.arrived ?? '')
      set(entry, { state: record.isKnown ? 'known' : 'stored', record })
    } catch (error) {
      if (noteFailure(entry, error)) {
        notify()
        await new Promise((resolve) => setTimeout(resolve, delay * 2 ** entry.failures))
        set(entry, { state: 'arrived' })
      }
    }
    go()
  }

  function handOn(): void {
    if (entries.length === 0 || entries.some(({ item }) => !SETTLED.has(item.state))) return
    const fresh = entries.filter(({ item, handedOn }) => item.state === 'stored' && !handedOn)
    for (const entry of fresh) entry.handedOn = true
    if (fresh.length > 0) onDone(fresh.flatMap(({ item }) => item.record ?? []))
  }

  function notify(): void {
    onChange(entries.map(({ item }) => item))
  }
}

function set(entry: Entry, change: Partial<UploadItem>): void {
  entry.item = { ...entry.item, ...change }
}

function sendAgain(entry: Entry): void {
  if (entry.item.state !== 'refused' || refusalOf(entry.item.sending) !== null) return
  entry.arrived = null
  entry.failures = 0
  set(entry, { state: 'waiting', message: '', part: 0 })
}

/** Returns the upload request: a new file that the library has isn't stored unless the user wants it. */
function askedOf({ item: { sending }, isWanted }: Entry): PictureUpload {
  const unlessKnown = sending.replaces === undefined && !isWanted
  return { ...sending, ...(unlessKnown && { unlessKnown }) }
}

function knownEntries(entries: readonly Entry[], key?: string): readonly Entry[] {
  return entries.filter(
    ({ item }) => item.state === 'known' && (key === undefined || item.sending.key === key),
  )
}

/** Updates a file that could not be stored; returns true if it will be retried later. */
function noteFailure(entry: Entry, error: unknown): boolean {
  entry.failures += 1
  const mayTry = entry.failures < MAX_FAILURES
  if (error instanceof TryLater && mayTry) {
    set(entry, { state: 'delayed' })
    return true
  }
  if (error instanceof UploadExpired && mayTry) {
    entry.arrived = null
    set(entry, { state: 'waiting', part: 0 })
  } else set(entry, { state: 'refused', message: messageOf(error) })
  return false
}

const ON_THEIR_WAY: ReadonlySet<UploadState> = new Set(['sending', 'cut'])
/** Final states: nothing more happens without the user. */
export const SETTLED: ReadonlySet<UploadState> = new Set(['stored', 'refused', 'known'])

function entryOf(sending: PictureUpload): Entry {
  const message = refusalOf(sending)
  const state = message === null ? 'waiting' : 'refused'
  const item = { sending, state, part: 0, message: message ?? '', record: null } as const
  return {
    item,
    arrived: null,
    failures: 0,
    handedOn: false,
    isWanted: false,
    stop: new AbortController(),
  }
}

/** Returns an error that is known before the upload; the server determines the real type. */
function refusalOf({ file: { size, name, type }, picturesOnly }: PictureUpload): string | null {
  if (size === 0)
    return t(
      'The file is empty; it may not have been copied completely. Copy it again or choose another file.',
    )
  if (size > UPLOAD_BYTES)
    return t(
      'The file is {size} MB. The limit is {uploadbytes} MB. Make it smaller and try again.',
      { size: (size / 1_000_000).toFixed(1), uploadbytes: UPLOAD_BYTES / 1_000_000 },
    )
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name))
    return t(
      'SVG drawings can contain scripts, so they aren’t accepted. Save the drawing as PNG or WebP and choose that.',
    )
  if (picturesOnly && (type === 'application/pdf' || /\.pdf$/i.test(name)))
    return t('A PDF can’t be shown as a picture. Upload it to the media library and link to it.')
  return null
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
