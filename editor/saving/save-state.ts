import type { Place } from '#schema/entities/place'
import type { PublishedDocument, SavedDocument, TextState } from '../api/answers'
import { type Failure, isPassing } from '../api/failure'

/** What the server says of a document, its id left out: of its texts where it was asked, as after publishing. */
export type SavedVersion = Omit<SavedDocument, 'id'> &
  Partial<Pick<PublishedDocument, 'livePath' | 'schedules' | 'texts'>>

/** The text that is edited: of a language, for a location. */
export interface EditedText extends Place {
  readonly locationId: number
}

/** A save in flight: its payload, and how often it has been sent. A retry sends the same payload with the same key. */
interface SaveAttempt {
  /** The number of the change it includes. */
  readonly change: number
  readonly key: string
  readonly autosave: boolean
  readonly tries: number
}

/** How far the page on the screen is saved. Changes of the page are numbered; 0 is the page as it was opened. */
export interface SaveState {
  /** The server's last state of the document; of the texts, with what was saved since. */
  readonly saved: SavedVersion
  readonly text: EditedText
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

export type SaveEvent =
  | { readonly type: 'changed' }
  | { readonly type: 'sent'; readonly key: string; readonly autosave: boolean }
  | { readonly type: 'acknowledged'; readonly saved: SavedVersion }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** A conflict was resolved, or another version restored: saves are based on this version now. */
  | {
      readonly type: 'rebased'
      readonly saved: SavedVersion
      readonly isSaved: boolean
    }
  /** The server said something new of the document without a save, as after publishing. */
  | { readonly type: 'told'; readonly saved: SavedVersion }
  | { readonly type: 'copied'; readonly kept: boolean }

/** The number of attempts before a transient failure is shown. */
const QUIET_TRIES = 2

export function initialSaveState(saved: SavedVersion, text: EditedText): SaveState {
  return {
    saved,
    text,
    lastChange: 0,
    acknowledged: 0,
    attempt: null,
    inFlight: false,
    failure: null,
    hasLocalCopy: true,
  }
}

export function reduceSave(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'changed':
      return changed(state)
    case 'sent':
      return sent(state, event)
    case 'acknowledged':
      return acknowledged(state, event.saved)
    case 'failed':
      return failed(state, event.failure)
    case 'rebased':
      return {
        ...state,
        saved: withTexts(state, event.saved),
        acknowledged: event.isSaved ? state.lastChange : state.acknowledged,
        attempt: null,
        inFlight: false,
        failure: null,
      }
    case 'told':
      return { ...state, saved: newer(state, event.saved) }
    case 'copied':
      return { ...state, hasLocalCopy: event.kept }
  }
}

/** Whether something on the screen is not yet known to be on the server. */
export function isUnsaved(state: SaveState): boolean {
  return state.lastChange > state.acknowledged
}

/**
 * What the document is with what is on the screen: an unsaved change is in no version yet, so no version that is published
 * has it either.
 */
export function documentOf(state: SaveState): SaveState['saved'] {
  const { saved } = state
  return isUnsaved(state) ? { ...saved, version: saved.version + 1 } : saved
}

/** The texts with what is on the screen: what is not saved yet is not live either. */
export function textsOf(state: SaveState): readonly TextState[] {
  const { saved, text } = state
  return isUnsaved(state) ? withChanges(saved.texts ?? [], text) : (saved.texts ?? [])
}

/** After a save, whose answer says nothing of the texts: the one that is edited has changed. */
function withTexts({ saved: known, text }: SaveState, saved: SavedVersion): SavedVersion {
  if (saved.texts && saved.texts !== known.texts) return saved
  const { texts = [], schedules = [], livePath = null } = known
  return { ...saved, livePath, schedules, texts: withChanges(texts, text) }
}

function withChanges(texts: readonly TextState[], text: EditedText): readonly TextState[] {
  const isEdited = (other: TextState) =>
    other.language === text.language && other.locationId === text.locationId
  if (!texts.some(isEdited)) return [...texts, { ...NEW_TEXT, ...text }]
  return texts.map((other) => (isEdited(other) ? { ...other, hasChanges: true } : other))
}

const NEW_TEXT = {
  ...{ locationName: null, isLive: false, version: null, since: null, until: null },
  ...{ hasChanges: true, isInReview: false, endedAt: null, endedBy: null },
}

/** Whether visitors see exactly what is on the screen. */
export function isLive(state: SaveState): boolean {
  const { language, locationId } = state.text
  const text = textsOf(state).find(
    (other) => other.language === language && (other.locationId ?? locationId) === locationId,
  )
  return text?.isLive === true && !text.hasChanges
}

/** Whether saving waits for the user: nothing is sent until they have decided. */
export function isBlocked({ failure }: SaveState): boolean {
  return failure !== null && !isPassing(failure)
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

/** Two answers that crossed: the version is that of the later one, what is published as just told. */
function newer(state: SaveState, told: SavedVersion): SavedVersion {
  const { version, savedAt, livePath = null, schedules = [], texts = [] } = state.saved
  const known = { livePath, schedules, texts, ...told }
  if (told.version >= version) return known
  return { ...known, version, savedAt, texts: withChanges(known.texts, state.text) }
}

function changed(state: SaveState): SaveState {
  // What was refused for its content may pass now; a conflict or a lost session is not resolved by typing.
  const failure = state.failure?.kind === 'refused' ? null : state.failure
  return { ...state, lastChange: state.lastChange + 1, failure }
}

function sent(state: SaveState, { key, autosave }: { key: string; autosave: boolean }): SaveState {
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

function acknowledged(state: SaveState, saved: SavedVersion): SaveState {
  // A response to a superseded request changes nothing.
  if (!state.attempt) return state
  return {
    ...state,
    saved: withTexts(state, saved),
    acknowledged: Math.max(state.acknowledged, state.attempt.change),
    attempt: null,
    inFlight: false,
    failure: null,
  }
}

function failed(state: SaveState, failure: Failure): SaveState {
  if (!state.attempt) return state
  // What may have arrived keeps its key, so that it is not written twice; so does what waits for signing in.
  const goesOn = isPassing(failure) || failure.kind === 'signed-out'
  return { ...state, failure, inFlight: false, attempt: goesOn ? state.attempt : null }
}
