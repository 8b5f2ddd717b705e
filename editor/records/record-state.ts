import type { PageIssue } from '#schema/fields/field'
import type { ConflictVersion, Failure } from '../api/failure'
import { reduceSave, type SaveEvent, type SaveState, type Versioned } from '../saving/save-state'
import type { WrittenRecord } from './forms/opened-record'

export type RecordSaving =
  | { readonly state: 'open' }
  | { readonly state: 'saving' }
  /** Errors of fields, found by the server or by the form itself. */
  | { readonly state: 'wrong'; readonly message: string; readonly issues: readonly PageIssue[] }
  | { readonly state: 'failed'; readonly message: string }
  /** Another editor has saved since; `wasPressed` where someone waits for this save. */
  | {
      readonly state: 'conflict'
      readonly theirs: ConflictVersion
      readonly wasPressed: boolean
    }

/** What the server said last of a record, or of the draft beside it. */
export interface RecordVersion extends Versioned {
  /** What became of the last press. */
  readonly written: WrittenRecord | null
}

/** How far a record is saved, and what its form says of it. */
export interface RecordSaveState extends SaveState<RecordVersion> {
  readonly saving: RecordSaving
  /** Whether it was saved last without a press. */
  readonly isAutosaved: boolean
}

/** Of a record, what a save was refused for is shown until the next; another change is reason enough to try again. */
export function reduceRecordSave(
  state: RecordSaveState,
  event: SaveEvent<RecordVersion>,
): RecordSaveState {
  const next = reduceSave(state, event)
  const { attempt } = state
  switch (event.type) {
    case 'sent':
      return event.autosave ? next : { ...next, saving: { state: 'saving' } }
    case 'acknowledged':
      return { ...next, saving: { state: 'open' }, isAutosaved: attempt?.autosave === true }
    case 'rebased':
      return { ...next, saving: { state: 'open' }, isAutosaved: false }
    case 'failed':
      return { ...next, saving: savingOf(event.failure, attempt?.autosave !== true) }
    case 'changed':
      return next.failure?.kind === 'conflict' || attempt ? next : { ...next, failure: null }
    default:
      return next
  }
}

/** What became of a save that failed. Of one without a press no field takes the focus. */
function savingOf(failure: Failure, wasPressed: boolean): RecordSaving {
  const { kind, message } = failure
  if (kind === 'conflict' && failure.current)
    return { state: 'conflict', theirs: failure.current, wasPressed }
  if (kind === 'refused' && failure.issues.length > 0 && wasPressed)
    return { state: 'wrong', message, issues: failure.issues }
  return { state: 'failed', message }
}
