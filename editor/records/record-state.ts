import type { PageIssue } from '#schema/fields/field'
import type { ConflictVersion, Failure } from '../api/failure'
import { reduceSave, type SaveEvent, type SaveState, type Versioned } from '../saving/save-state'
import type { WrittenRecord } from './forms/opened-record'

export type RecordSaving =
  | { readonly state: 'open' }
  | { readonly state: 'saving' }
  /** Field errors found by the server or by the form itself. */
  | { readonly state: 'wrong'; readonly message: string; readonly issues: readonly PageIssue[] }
  | { readonly state: 'failed'; readonly message: string }
  /** Another person has saved since; `wasPressed` is true for a manual save. */
  | {
      readonly state: 'conflict'
      readonly theirs: ConflictVersion
      readonly wasPressed: boolean
    }

/** The server's latest state of a record or its draft. */
export interface RecordVersion extends Versioned {
  /** Result of the last manual save. */
  readonly written: WrittenRecord | null
}

/** Save state of a record, as shown by its form. */
export interface RecordSaveState extends SaveState<RecordVersion> {
  readonly saving: RecordSaving
  /** True if the last save was an autosave. */
  readonly isAutosaved: boolean
}

/** Reduces the save state of a record: an error is shown until the next save, and another change triggers a retry. */
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

/** Returns the state after a failed save. After an autosave no field takes the focus. */
function savingOf(failure: Failure, wasPressed: boolean): RecordSaving {
  const { kind, message } = failure
  if (kind === 'conflict' && failure.current)
    return { state: 'conflict', theirs: failure.current, wasPressed }
  if (kind === 'refused' && failure.issues.length > 0 && wasPressed)
    return { state: 'wrong', message, issues: failure.issues }
  return { state: 'failed', message }
}
