import type { StoreApi } from 'zustand/vanilla'
import { t } from '#schema/messages/t'
import { type ConflictVersion, type Failure, isTransient } from '../api/failure'
import { newKey } from '../api/new-key'
import type { EditedPage } from '../store/edits/edited-page'
import type { PageStore } from '../store/page-store'
import { type Bases, basesAfter, type KnownBases, type MergeResult } from './bases'
import type { PageState } from './journal'
import { isBlocked, isUnsaved, type SaveEvent, type SaveState, type Versioned } from './save-state'

/** Autosave debounce after the last change, in ms. */
const AUTOSAVE_DELAY = 1500
/** Maximum delay of autosave after the first unsaved change during continuous typing, in ms. */
const MAX_WAIT = 10_000
const FIRST_RETRY = 1000
const MAX_RETRY_DELAY = 30_000

/** A save request. */
interface SaveRequest {
  readonly page: EditedPage
  /** The displayed page at the time of sending, without other people's pending changes at the caret. */
  readonly screen: EditedPage
  /** The base of the page. */
  readonly base: PageState
  readonly expectedVersion: number
  readonly idempotencyKey: string
  readonly autosave: boolean
}

/** Sends a save; failures are returned, not thrown. */
export type SendSave<Saved extends Versioned> = (
  request: Omit<SaveRequest, 'screen'>,
) => Promise<
  { readonly ok: true; readonly saved: Saved } | { readonly ok: false; readonly failure: Failure }
>

/** Options that define what is sent, and how another person's earlier save is handled. */
export interface SendingOptions<Saved extends Versioned> {
  readonly pageStore: PageStore
  readonly send: SendSave<Saved>
  /** Merges another person's earlier save with the displayed page; `null` if the user must choose. */
  readonly merge?: (bases: Bases, theirs: ConflictVersion) => MergeResult | null
  /** Returns whether the page may be autosaved now; always true if omitted. */
  readonly mayAutosave?: () => boolean
  /** Returns whether a temporary failure is retried; always true if omitted. */
  readonly keepsTrying?: (autosave: boolean, failure: Failure) => boolean
}

interface SendingParts<State extends SaveState> extends SendingOptions<State['saved']> {
  readonly store: Pick<StoreApi<State>, 'getState'>
  readonly dispatch: (event: SaveEvent<State['saved']>) => void
  readonly bases: KnownBases
  readonly take: (taken: MergeResult, saved: State['saved']) => void
  readonly beforeSend: () => Promise<void>
}

/** Creates the sender of unsaved changes: one request at a time, with retries. */
export function createSending<State extends SaveState>(parts: SendingParts<State>) {
  const { store, pageStore, send, bases, merge, beforeSend, dispatch } = parts
  const { mayAutosave = () => true, keepsTrying = () => true } = parts
  let timer = 0
  let waitingSince = 0
  let request: SaveRequest | null = null
  let stopped = false
  let isPaused = false
  return { begin, submit, afterChange, forget, hold, start, stop }

  function afterChange(): void {
    const state = store.getState()
    waitingSince ||= Date.now()
    if (state.attempt || isBlocked(state)) return
    schedule(restOf(waitingSince), () => begin(true))
  }

  /** Sends a request unless one is in flight. Returns false once sending has stopped. */
  function begin(autosave: boolean): boolean {
    if (stopped) return false
    const state = store.getState()
    if (state.inFlight || !isUnsaved(state) || (isPaused && autosave)) return true
    if (autosave && !state.attempt && !mayAutosave()) return true
    // A request that may have arrived is sent again with the same key, so that the server doesn't write it twice.
    request = (state.attempt && request) || newRequest(state, autosave)
    if (request) void transmit(request)
    return request !== null
  }

  /** Sends the page, changed or not; resolves to true once it is stored. Requires that no request is in flight. */
  async function submit(): Promise<boolean> {
    request = stopped ? null : newRequest(store.getState(), false)
    return request !== null && (await transmit(request))
  }

  /** Returns `null` if other people's saved changes clash with the request: the user is asked. */
  function newRequest({ saved }: State, autosave: boolean): SaveRequest | null {
    const screen = pageStore.getState().page
    const known = bases.current()
    const page = known.pending ? known.pending.sendable(known, saved) : screen
    const made = { idempotencyKey: newKey(), autosave }
    if ('tree' in page)
      return { ...made, page, screen, base: known.base, expectedVersion: saved.version }
    dispatch({ type: 'sent', key: made.idempotencyKey, autosave })
    dispatch({ type: 'failed', failure: sameTextConflict(page), isOver: true })
    return null
  }

  async function transmit(sent: SaveRequest): Promise<boolean> {
    clearTimeout(timer)
    waitingSince = 0
    dispatch({ type: 'sent', key: sent.idempotencyKey, autosave: sent.autosave })
    await beforeSend()
    if (request !== sent) return false
    const answer = await send(sent)
    // A decision of the user, e.g. restoring another version, has superseded this response.
    if (request !== sent) return false
    if (answer.ok) {
      request = null
      bases.set(basesAfter(sent, bases.current()))
      dispatch({ type: 'acknowledged', saved: answer.saved })
      if (isUnsaved(store.getState())) schedule(AUTOSAVE_DELAY, () => begin(true))
      return true
    }
    fail(sent, answer.failure)
    return false
  }

  function fail(sent: SaveRequest, failure: Failure): void {
    if (failure.kind === 'conflict' && mergeWith(failure.current)) return
    dispatch({ type: 'failed', failure, isOver: !keepsTrying(sent.autosave, failure) })
    const { attempt } = store.getState()
    if (attempt && isTransient(failure))
      schedule(retryDelay(failure, attempt.tries), () => begin(attempt.autosave))
  }

  /** Returns true if another person's version was merged with the page: the result is sent immediately. */
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
    isPaused = true
    return () => {
      isPaused = false
      if (isUnsaved(store.getState())) schedule(AUTOSAVE_DELAY, () => begin(true))
    }
  }

  function forget(): void {
    request = null
    clearTimeout(timer)
  }

  function start(): void {
    stopped = false
  }

  function stop(): void {
    stopped = true
    clearTimeout(timer)
  }

  function schedule(delay: number, action: () => void): void {
    clearTimeout(timer)
    if (!stopped) timer = window.setTimeout(action, delay)
  }
}

function restOf(waitingSince: number): number {
  return Math.min(AUTOSAVE_DELAY, Math.max(0, waitingSince + MAX_WAIT - Date.now()))
}

function sameTextConflict(current: ConflictVersion): Failure {
  return { kind: 'conflict', message: t('Someone else changed the same text.'), current }
}

function retryDelay(failure: Failure, tries: number): number {
  const asked = 'retryAfterSeconds' in failure ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(FIRST_RETRY * 2 ** (tries - 1), MAX_RETRY_DELAY))
}
