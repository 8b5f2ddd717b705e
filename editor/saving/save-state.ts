import { type Failure, isTransient } from '../api/failure'

/** The server's state of an edited object: more of a page, little of a record. */
export interface Versioned {
  readonly version: number
  readonly savedAt: string
}

/** A save in flight, with its change number and number of attempts. A retry sends the same payload with the same key. */
interface SaveAttempt {
  /** Number of the last change it includes. */
  readonly change: number
  readonly key: string
  readonly autosave: boolean
  readonly tries: number
}

/** Save state of the displayed page. Changes are numbered; 0 is the opened version. */
export interface SaveState<Saved extends Versioned = Versioned> {
  /** The server's latest state. */
  readonly saved: Saved
  readonly lastChange: number
  /** Latest change that the server has acknowledged. */
  readonly acknowledged: number
  /** A save without a final response; it waits between attempts. */
  readonly attempt: SaveAttempt | null
  readonly inFlight: boolean
  readonly failure: Failure | null
  /** False if the browser refuses to store a journal. */
  readonly hasLocalCopy: boolean
}

export type SaveEvent<Saved extends Versioned = Versioned> =
  /** `isSaved` is true when undo returned to the saved state. */
  | { readonly type: 'changed'; readonly isSaved: boolean }
  | { readonly type: 'sent'; readonly key: string; readonly autosave: boolean }
  | { readonly type: 'acknowledged'; readonly saved: Saved }
  /** `isOver` is true if it isn't retried. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly isOver: boolean }
  /** A conflict was resolved, or another version restored: saves are now based on this version. */
  | {
      readonly type: 'rebased'
      readonly saved: Saved
      readonly isSaved: boolean
    }
  /** The server's state changed without a save, e.g. by publishing. */
  | { readonly type: 'setSaved'; readonly saved: Saved }
  | { readonly type: 'copied'; readonly kept: boolean }

/** Number of attempts before a temporary failure is shown. */
const QUIET_TRIES = 2

export function initialSaveState<Saved extends Versioned>(saved: Saved): SaveState<Saved> {
  return {
    saved,
    lastChange: 0,
    acknowledged: 0,
    attempt: null,
    inFlight: false,
    failure: null,
    hasLocalCopy: true,
  }
}

export function reduceSave<State extends SaveState>(
  state: State,
  event: SaveEvent<State['saved']>,
): State {
  switch (event.type) {
    case 'changed':
      return changed(state, event.isSaved)
    case 'sent':
      return sent(state, event)
    case 'acknowledged':
      return acknowledged(state, event.saved)
    case 'failed':
      return failed(state, event)
    case 'rebased':
      return {
        ...state,
        saved: event.saved,
        acknowledged: event.isSaved ? state.lastChange : state.acknowledged,
        attempt: null,
        inFlight: false,
        failure: null,
      }
    case 'setSaved':
      return { ...state, saved: event.saved }
    case 'copied':
      return { ...state, hasLocalCopy: event.kept }
  }
}

/** Returns whether there are changes that the server hasn't acknowledged. */
export function isUnsaved(state: SaveState): boolean {
  return state.lastChange > state.acknowledged
}

/** Returns whether saving waits for a decision of the user. */
export function isBlocked({ failure }: SaveState): boolean {
  return failure !== null && !isTransient(failure)
}

/** The status shown to the user. */
type SavePhase = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed'

export function phaseOf(state: SaveState): SavePhase {
  const { failure, attempt, inFlight } = state
  if (isBlocked(state)) return 'failed'
  const tries = attempt?.tries ?? 0
  if (failure?.kind === 'offline' && tries >= QUIET_TRIES) return 'offline'
  if (failure !== null && tries > QUIET_TRIES && !inFlight) return 'failed'
  if (attempt !== null) return 'saving'
  return isUnsaved(state) ? 'unsaved' : 'saved'
}

function changed<State extends SaveState>(state: State, isSaved: boolean): State {
  // Refused content may be accepted after a change; typing doesn't resolve a conflict or a lost session.
  const failure = state.failure?.kind === 'refused' ? null : state.failure
  const lastChange = state.lastChange + 1
  return { ...state, lastChange, failure, ...(isSaved && { acknowledged: lastChange }) }
}

function sent<State extends SaveState>(
  state: State,
  { key, autosave }: Pick<SaveAttempt, 'key' | 'autosave'>,
): State {
  const { attempt, lastChange } = state
  if (attempt?.key === key)
    return {
      ...state,
      inFlight: true,
      // The offline state stays during a retry, so that the text doesn't flicker.
      failure: state.failure?.kind === 'offline' ? state.failure : null,
      attempt: { ...attempt, tries: attempt.tries + 1 },
    }
  return {
    ...state,
    inFlight: true,
    failure: null,
    attempt: { change: lastChange, key, autosave, tries: 1 },
  }
}

function acknowledged<State extends SaveState>(state: State, saved: State['saved']): State {
  // A response to a superseded request changes nothing.
  if (!state.attempt) return state
  return {
    ...state,
    saved,
    acknowledged: Math.max(state.acknowledged, state.attempt.change),
    attempt: null,
    inFlight: false,
    failure: null,
  }
}

function failed<State extends SaveState>(
  state: State,
  { failure, isOver }: { readonly failure: Failure; readonly isOver: boolean },
): State {
  if (!state.attempt) return state
  // A request that may have arrived, or that waits for sign-in, keeps its key, so that it isn't written twice.
  const goesOn = !isOver && (isTransient(failure) || failure.kind === 'signed-out')
  return { ...state, failure, inFlight: false, attempt: goesOn ? state.attempt : null }
}
