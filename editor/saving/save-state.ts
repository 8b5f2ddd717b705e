import { type Failure, isTransient } from '../api/failure'

/** What the server says of what is edited: more of a page, little of a record. */
export interface Versioned {
  readonly version: number
  readonly savedAt: string
}

/** A save in flight: its payload, and how often it has been sent. A retry sends the same payload with the same key. */
interface SaveAttempt {
  /** The number of the change it includes. */
  readonly change: number
  readonly key: string
  readonly autosave: boolean
  readonly tries: number
}

/** How far what is on the screen is saved. Changes are numbered; 0 is what was opened. */
export interface SaveState<Saved extends Versioned = Versioned> {
  /** The server's last word on it. */
  readonly saved: Saved
  readonly lastChange: number
  /** The newest change the server has acknowledged. */
  readonly acknowledged: number
  /** A save without a final response; between two attempts it waits. */
  readonly attempt: SaveAttempt | null
  readonly inFlight: boolean
  readonly failure: Failure | null
  /** False when the browser refuses to store a journal. */
  readonly hasLocalCopy: boolean
}

export type SaveEvent<Saved extends Versioned = Versioned> =
  /** `isSaved` is true when undo returned to the saved state. */
  | { readonly type: 'changed'; readonly isSaved: boolean }
  | { readonly type: 'sent'; readonly key: string; readonly autosave: boolean }
  | { readonly type: 'acknowledged'; readonly saved: Saved }
  /** `isOver` where it is not tried again. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly isOver: boolean }
  /** A conflict was resolved, or another version restored: saves are based on this version now. */
  | {
      readonly type: 'rebased'
      readonly saved: Saved
      readonly isSaved: boolean
    }
  /** The server said something new without a save, as after publishing. */
  | { readonly type: 'setSaved'; readonly saved: Saved }
  | { readonly type: 'copied'; readonly kept: boolean }

/** The number of attempts before a transient failure is shown. */
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

/** Whether something on the screen is not yet known to be on the server. */
export function isUnsaved(state: SaveState): boolean {
  return state.lastChange > state.acknowledged
}

/** Whether saving waits for the user: nothing is sent until they have decided. */
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
  // What was refused for its content may pass now; a conflict or a lost session is not resolved by typing.
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
      // The offline state stays visible during a retry, so that the words do not flicker.
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
  // What may have arrived keeps its key, so that it is not written twice; so does what waits for signing in.
  const goesOn = !isOver && (isTransient(failure) || failure.kind === 'signed-out')
  return { ...state, failure, inFlight: false, attempt: goesOn ? state.attempt : null }
}
