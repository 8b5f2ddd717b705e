import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { PageIssue } from '#schema/fields/field'
import { validateProps } from '#schema/fields/validate'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { sameValue } from '../store/use-same'
import type { OpenedRecord, RecordFormOf, WrittenRecord } from './forms/opened-record'

export type RecordSaving =
  | { readonly state: 'open' }
  | { readonly state: 'saving' }
  /** Errors of fields, found by the server or by the form itself. */
  | { readonly state: 'wrong'; readonly message: string; readonly issues: readonly PageIssue[] }
  | { readonly state: 'failed'; readonly message: string }
  /** Another editor has saved since. */
  | { readonly state: 'conflict'; readonly by: string; readonly version: number }

/** `later`: nobody could be reached, the same is tried again. `not`: it waits for another change, or for the button. */
export type Autosaved = { readonly version: number } | 'later' | 'not'

export interface RecordSave {
  readonly saving: RecordSaving
  /** Saves the changes; `null` when they were not saved. */
  save(values: RawProps, over?: number): Promise<WrittenRecord | null>
  /** Saves what can be saved without disturbing anybody who types: no field is focused, nothing invalid is sent. */
  autosave(values: RawProps): Promise<Autosaved>
  /** The version that is stored as far as is known here; `null` for a new record. */
  version(): number | null
  /** Goes on from what is stored now; false for an answer that is older than what was saved here. */
  takeIn(now: OpenedRecord): boolean
  /** Whatever is answered next is what to go on from. */
  startOver(): void
}

export interface RecordToSave {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  readonly fields: Fields
}

/** The fields whose values have changed. */
export function changesOf(before: RawProps, after: RawProps): RawProps {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !sameValue(before[name], value)),
  )
}

/** What is wrong with the values of a form; `null` for nothing. */
export function wrongIn({ form, fields }: RecordToSave, values: RawProps): RecordSaving | null {
  const broken = validateProps(fields, values)
  const issues = broken.length > 0 ? broken : (form.check?.(values) ?? [])
  if (issues.length === 0) return null
  const message =
    issues.length === 1 ? 'One field needs attention' : `${issues.length} fields need attention`
  return { state: 'wrong', message, issues: issues.map(inRecord) }
}

function inRecord({ path, rule, message }: ReturnType<typeof validateProps>[number]): PageIssue {
  return { block: '', field: path, rule, message }
}

/** What became of a save that failed. */
export function savingOf(error: unknown): RecordSaving {
  const failure = failureOf(error)
  const { kind, message } = failure
  if (kind === 'conflict' && failure.current)
    return { state: 'conflict', by: failure.current.savedBy, version: failure.current.version }
  if (kind === 'refused' && failure.issues.length > 0)
    return { state: 'wrong', message, issues: failure.issues }
  return { state: 'failed', message }
}

/** The same of a save that nobody pressed a button for: no field takes the focus. */
export function quietSavingOf(error: unknown): RecordSaving {
  const went = savingOf(error)
  return went.state === 'wrong' ? { state: 'failed', message: went.message } : went
}

/** Whether a save that failed may succeed a little later. */
export function passes(error: unknown): boolean {
  const { kind } = failureOf(error)
  return kind === 'offline' || kind === 'unavailable' || kind === 'limited'
}

/** Gives the same key for the same save, so that trying again never makes two. */
export function createKeys(): (sent: string) => string {
  let last = { sent: '', key: '' }
  return (sent) => {
    if (last.sent !== sent) last = { sent, key: newKey() }
    return last.key
  }
}
