import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SavedDocument } from '../api/answers'
import { type ConflictVersion, type Failure, isPassing } from '../api/failure'
import { newKey } from '../api/new-key'
import { contentOf, type EditedPage } from '../store/edits/edited-page'
import { storedHistory } from '../store/history'
import type { PageStore } from '../store/page-store'
import type { Journal, JournalEntry, PageState } from './journal'
import { createJournalWriter } from './journal-writer'
import {
  type EditedText,
  initialSaveState,
  isBlocked,
  isUnsaved,
  phaseOf,
  reduceSave,
  type SavedVersion,
  type SaveEvent,
  type SaveState,
} from './save-state'

/** Autosave waits this long after the last change, in ms. */
const AUTOSAVE_DELAY = 1500
/** Without a pause in typing, autosave runs this long after the first unsaved change, in ms. */
const LONGEST_WAIT = 10_000
const FIRST_RETRY = 1000
const LONGEST_RETRY = 30_000

/** One save as it is sent. */
interface SaveRequest {
  readonly page: EditedPage
  readonly expectedVersion: number
  readonly idempotencyKey: string
  readonly autosave: boolean
}

/** Sends a save; failures are values. */
export type SendSave = (
  request: SaveRequest,
) => Promise<
  | { readonly ok: true; readonly saved: SavedDocument }
  | { readonly ok: false; readonly failure: Failure }
>

interface SaverParts {
  readonly saved: SavedVersion
  readonly text: EditedText
  /** The page of that version. */
  readonly base: PageState
  readonly pageStore: PageStore
  readonly send: SendSave
  readonly journal: Pick<Journal, 'write' | 'writeNow'>
  /**
   * Another editor saved first: merges their page with the one on the screen where nothing clashes, and returns theirs;
   * `null` where the user has to choose.
   */
  readonly merge?: (base: PageState, theirs: ConflictVersion) => PageState | null
}

/** Saves the page while it is being edited: one request at a time, and nothing is called saved before the server confirms it. */
export interface Saver {
  readonly store: StoreApi<SaveState>
  /** The version the page on the screen is made on, whole. */
  base(): PageState
  /** Saves now; resolves to true once everything on the screen is on the server, to false when that fails. */
  saveNow(): Promise<boolean>
  /** Sets another base version; `isSaved` when the screen shows exactly that version. */
  rebase(saved: SavedVersion, base: PageState, isSaved: boolean): void
  /** The server said something new of the document without a save, as after publishing. */
  told(saved: SavedVersion): void
  /** Puts automatic saves off until the answer is called: while it is published, the version must stay as it is. */
  hold(): () => void
  /** Writes the journal now: the tab may be about to close. */
  flushJournal(): Promise<void>
  /** The same before it returns, as far as the browser stores anything so fast. */
  flushJournalNow(): void
  /** Stops permanently; unsaved changes stay in the journal of this device. */
  stop(): void
}

export function createSaver(parts: SaverParts): Saver {
  const { pageStore, journal, saved, text } = parts
  const store = createStore<SaveState>(() => initialSaveState(saved, text))
  const bases = createBases(parts.base)
  const writer = createJournalWriter(
    journal,
    () => entryOf(store.getState(), pageStore, bases.current()),
    (kept) => kept !== store.getState().hasLocalCopy && dispatch({ type: 'copied', kept }),
  )
  const sending = createSending({ ...parts, store, bases, beforeSend: writer.flush })
  const unsubscribes = [
    pageStore.subscribe(({ page }, before) => {
      if (page === before.page) return
      dispatch({ type: 'changed' })
      writer.schedule()
      sending.afterChange()
    }),
    store.subscribe((state, before) => {
      if (state.acknowledged !== before.acknowledged) writer.schedule()
    }),
  ]
  return {
    store,
    base: bases.current,
    saveNow,
    rebase(version, base, isSaved) {
      sending.forget()
      bases.set(base)
      dispatch({ type: 'rebased', saved: version, isSaved })
      writer.schedule()
      if (!isSaved) sending.begin(false)
    },
    told: (version) => dispatch({ type: 'told', saved: version }),
    hold: sending.hold,
    flushJournal: writer.flush,
    flushJournalNow: writer.writeNow,
    stop() {
      void writer.flush()
      writer.stop()
      sending.stop()
      for (const unsubscribe of unsubscribes) unsubscribe()
    },
  }

  async function saveNow(): Promise<boolean> {
    pageStore.closeStep()
    const wanted = store.getState().lastChange
    while (store.getState().acknowledged < wanted) {
      if (!sending.begin(false) || !(await isAnsweredWell(store))) return false
    }
    return true
  }

  function dispatch(event: SaveEvent): void {
    store.setState(reduceSave(store.getState(), event))
  }
}

interface Bases {
  current(): PageState
  set(base: PageState): void
}

function createBases(first: PageState): Bases {
  let base = first
  return {
    current: () => base,
    set(next) {
      base = next
    },
  }
}

interface SendingParts extends SaverParts {
  readonly store: StoreApi<SaveState>
  readonly bases: Bases
  readonly beforeSend: () => Promise<void>
}

/** Sends what is unsaved, one request at a time, and again when it did not arrive. */
function createSending({ store, pageStore, send, bases, merge, beforeSend }: SendingParts) {
  let timer = 0
  let waitingSince = 0
  let request: SaveRequest | null = null
  let stopped = false
  let isHeld = false
  return { begin, afterChange, forget, hold, stop }

  function afterChange(): void {
    const state = store.getState()
    waitingSince ||= Date.now()
    if (state.attempt || isBlocked(state)) return
    const rest = Math.max(0, waitingSince + LONGEST_WAIT - Date.now())
    schedule(Math.min(AUTOSAVE_DELAY, rest), () => begin(true))
  }

  /** Sends, unless a request is in flight. False when nothing is sent any more. */
  function begin(autosave: boolean): boolean {
    if (stopped) return false
    const state = store.getState()
    if (state.inFlight || !isUnsaved(state) || (isHeld && autosave)) return true
    // What may have arrived is sent again as it was, under its key: the server then answers without writing twice.
    request = (state.attempt && request) || {
      page: pageStore.getState().page,
      expectedVersion: state.saved.version,
      idempotencyKey: newKey(),
      autosave,
    }
    void transmit(request)
    return true
  }

  async function transmit(sent: SaveRequest): Promise<void> {
    clearTimeout(timer)
    waitingSince = 0
    dispatch({ type: 'sent', key: sent.idempotencyKey, autosave: sent.autosave })
    await beforeSend()
    if (request !== sent) return
    const answer = await send(sent)
    // A decision of the user, such as restoring another version, has superseded this response.
    if (request !== sent) return
    if (answer.ok) {
      request = null
      bases.set(stateOf(sent.page))
      dispatch({ type: 'acknowledged', saved: answer.saved })
      if (isUnsaved(store.getState())) schedule(AUTOSAVE_DELAY, () => begin(true))
      return
    }
    if (answer.failure.kind === 'conflict' && mergeWith(answer.failure.current)) return
    dispatch({ type: 'failed', failure: answer.failure })
    const { attempt } = store.getState()
    if (attempt && isPassing(answer.failure))
      schedule(retryDelay(answer.failure, attempt.tries), () => begin(attempt.autosave))
  }

  /** True when another editor's version could be merged with the page here: the result is sent at once. */
  function mergeWith(theirs: ConflictVersion | null): boolean {
    const base = theirs && merge?.(bases.current(), theirs)
    if (!theirs || !base) return false
    request = null
    bases.set(base)
    const { version, savedAt } = theirs
    dispatch({
      type: 'rebased',
      saved: { ...store.getState().saved, version, savedAt },
      isSaved: false,
    })
    begin(true)
    return true
  }

  function hold(): () => void {
    isHeld = true
    return () => {
      isHeld = false
      if (isUnsaved(store.getState())) schedule(AUTOSAVE_DELAY, () => begin(true))
    }
  }

  function forget(): void {
    request = null
    clearTimeout(timer)
  }

  function stop(): void {
    stopped = true
    clearTimeout(timer)
  }

  function schedule(delay: number, action: () => void): void {
    clearTimeout(timer)
    if (!stopped) timer = window.setTimeout(action, delay)
  }

  function dispatch(event: SaveEvent): void {
    store.setState(reduceSave(store.getState(), event))
  }
}

function retryDelay(failure: Failure, tries: number): number {
  const asked = failure.kind === 'unavailable' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(FIRST_RETRY * 2 ** (tries - 1), LONGEST_RETRY))
}

/** Waits for the response to the save in flight; false when it does not arrive soon, or is a refusal. */
function isAnsweredWell(store: StoreApi<SaveState>): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(check)
    check(store.getState())

    function check(state: SaveState): void {
      const phase = phaseOf(state)
      if (phase === 'saving') return
      unsubscribe()
      resolve(phase === 'saved' || phase === 'unsaved')
    }
  })
}

function entryOf(state: SaveState, pageStore: PageStore, base: PageState): JournalEntry {
  const { page, past, future } = pageStore.getState()
  return {
    ...stateOf(page),
    base: { ...base, version: state.saved.version },
    at: new Date().toISOString(),
    isSaved: !isUnsaved(state),
    history: storedHistory({ past, future }),
  }
}

function stateOf(page: EditedPage): PageState {
  return { settings: page.settings, content: contentOf(page) }
}
