import type { StoreApi } from 'zustand/vanilla'
import type { SavedDocument } from '../api/answers'
import { type ConflictVersion, type Failure, isPassing } from '../api/failure'
import { newKey } from '../api/new-key'
import type { EditedPage } from '../store/edits/edited-page'
import type { PageStore } from '../store/page-store'
import { type Bases, basesAfter, type KnownBases, type Taken } from './bases'
import {
  isBlocked,
  isUnsaved,
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
  /** The page on the screen as it was sent: without what others saved where the caret is. */
  readonly screen: EditedPage
  readonly expectedVersion: number
  readonly idempotencyKey: string
  readonly autosave: boolean
}

/** Sends a save; failures are values. */
export type SendSave = (
  request: Omit<SaveRequest, 'screen'>,
) => Promise<
  | { readonly ok: true; readonly saved: SavedDocument }
  | { readonly ok: false; readonly failure: Failure }
>

/** What is sent, and what becomes of what others saved first. */
export interface SendingOptions {
  readonly pageStore: PageStore
  readonly send: SendSave
  /** Another editor saved first: merges their page with the one on the screen; `null` where the user has to choose. */
  readonly merge?: (bases: Bases, theirs: ConflictVersion) => Taken | null
}

interface SendingParts extends SendingOptions {
  readonly store: StoreApi<SaveState>
  readonly bases: KnownBases
  readonly take: (taken: Taken, saved: SavedVersion) => void
  readonly beforeSend: () => Promise<void>
}

/** Sends what is unsaved, one request at a time, and again when it did not arrive. */
export function createSending(parts: SendingParts) {
  const { store, pageStore, send, bases, merge, beforeSend } = parts
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
    request = (state.attempt && request) || newRequest(state, autosave)
    if (request) void transmit(request)
    return request !== null
  }

  /** `null` where what others saved clashes with what would be sent: the user is asked. */
  function newRequest({ saved }: SaveState, autosave: boolean): SaveRequest | null {
    const screen = pageStore.getState().page
    const known = bases.current()
    const page = known.held ? known.held.sendable(known, saved) : screen
    const idempotencyKey = newKey()
    if ('tree' in page)
      return { page, screen, expectedVersion: saved.version, idempotencyKey, autosave }
    dispatch({ type: 'sent', key: idempotencyKey, autosave })
    const message = 'Someone changed the same words.'
    dispatch({ type: 'failed', failure: { kind: 'conflict', message, current: page } })
    return null
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
      bases.set(basesAfter(sent, bases.current()))
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
    const taken = theirs && merge?.(bases.current(), theirs)
    if (!theirs || !taken) return false
    const { version, savedAt } = theirs
    parts.take(taken, { ...store.getState().saved, version, savedAt })
    taken.show?.()
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
