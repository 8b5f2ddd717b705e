import { createStore, type StoreApi } from 'zustand/vanilla'
import { contentOf, type EditedPage } from '#editor/store/edited-page'
import type { PageStore } from '#editor/store/page-store'
import type { SavedDocument } from './answers'
import { createCopyKeeper } from './copy-keeper'
import { type Failure, isPassing } from './failure'
import type { LocalCopies, LocalCopy } from './local-copy'
import { newKey } from './new-key'
import {
  initialSaveState,
  isBlocked,
  isUnsaved,
  phaseOf,
  reduceSave,
  type SaveEvent,
  type SaveState,
} from './save-state'

/** An automatic save follows the last change after so many ms. */
export const AUTOSAVE_DELAY = 1500
const FIRST_RETRY = 1000
const LONGEST_RETRY = 30_000

/** One save as it is sent. */
export interface SaveRequest {
  readonly page: EditedPage
  readonly expectedVersion: number
  readonly idempotencyKey: string
  readonly autosave: boolean
}

/** Sends a save; failures are answers. */
export type SendSave = (
  request: SaveRequest,
) => Promise<
  | { readonly ok: true; readonly saved: SavedDocument }
  | { readonly ok: false; readonly failure: Failure }
>

/** What the server says of a document, its id left out. */
export type SavedVersion = Omit<SavedDocument, 'id'>

export interface SaverParts {
  readonly documentId: number
  readonly saved: SavedVersion
  readonly pageStore: PageStore
  readonly send: SendSave
  readonly copies: LocalCopies
}

/** Saves the page while it is being edited: one request at a time, and nothing is called saved before the server says so. */
export interface Saver {
  readonly store: StoreApi<SaveState>
  /** Saves now; true once everything on the screen is on the server, false when that does not work out. */
  saveNow(): Promise<boolean>
  /** Builds on another version from now on; `isSaved` when the screen shows just that version. */
  rebase(saved: SavedVersion, isSaved: boolean): void
  /** The server said something new of the document without a save, as after publishing. */
  told(saved: SavedVersion): void
  /** Writes the copy on this device at once: the page may be about to go away. */
  keepCopy(): void
  /** Stops for good; what is unsaved stays on this device. */
  stop(): void
}

export function createSaver({ documentId, pageStore, copies, send, saved }: SaverParts): Saver {
  const store = createStore<SaveState>(() => initialSaveState(saved))
  const sending = createSending(store, pageStore, send, () => copy.now())
  const copy = createCopyKeeper({
    documentId,
    copies,
    unsaved: () => unsavedCopy(store.getState(), pageStore),
    onKept: (kept) => kept !== store.getState().copyKept && dispatch({ type: 'copied', kept }),
  })
  const unsubscribes = [
    pageStore.subscribe(({ page }, before) => {
      if (page === before.page) return
      dispatch({ type: 'changed' })
      copy.soon()
      sending.afterChange()
    }),
    store.subscribe((state, before) => {
      if (state.acknowledged !== before.acknowledged && !isUnsaved(state)) copy.clear()
    }),
  ]
  return {
    store,
    saveNow,
    rebase(version, isSaved) {
      sending.forget()
      dispatch({ type: 'rebased', saved: version, isSaved })
      if (isSaved) copy.clear()
      else sending.begin(false)
    },
    told: (version) => dispatch({ type: 'told', saved: version }),
    keepCopy: copy.now,
    stop() {
      copy.now()
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

/** Sends what is unsaved, one request at a time, and again when it did not arrive. */
function createSending(
  store: StoreApi<SaveState>,
  pageStore: PageStore,
  send: SendSave,
  beforeSend: () => void,
) {
  let timer = 0
  let request: SaveRequest | null = null
  let stopped = false
  return { begin, afterChange, forget, stop }

  function afterChange(): void {
    const state = store.getState()
    if (!state.attempt && !isBlocked(state)) schedule(AUTOSAVE_DELAY, () => begin(true))
  }

  /** Sends, unless a request is on its way already. False when nothing is sent any more. */
  function begin(autosave: boolean): boolean {
    if (stopped) return false
    const state = store.getState()
    if (state.inFlight || !isUnsaved(state)) return true
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
    beforeSend()
    dispatch({ type: 'sent', key: sent.idempotencyKey, autosave: sent.autosave })
    const answer = await send(sent)
    // A decision of the person, such as taking another version, has overtaken this answer.
    if (request !== sent) return
    if (answer.ok) {
      request = null
      dispatch({ type: 'acknowledged', saved: answer.saved })
      if (isUnsaved(store.getState())) schedule(AUTOSAVE_DELAY, () => begin(true))
      return
    }
    dispatch({ type: 'failed', failure: answer.failure })
    const { attempt } = store.getState()
    if (attempt && isPassing(answer.failure))
      schedule(retryDelay(answer.failure, attempt.tries), () => begin(attempt.autosave))
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

/** Waits for the answer of what is on its way; false when it does not come soon, or says no. */
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

function unsavedCopy(state: SaveState, pageStore: PageStore): LocalCopy | null {
  if (!isUnsaved(state)) return null
  const { page } = pageStore.getState()
  return {
    version: state.saved.version,
    at: new Date().toISOString(),
    settings: page.settings,
    content: contentOf(page),
  }
}
