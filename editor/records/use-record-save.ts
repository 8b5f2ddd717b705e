import type { ApolloClient } from '@apollo/client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { PageIssue } from '#schema/fields/field'
import { validateProps } from '#schema/fields/validate'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import type { EditorSession } from '../store/session'
import { sameValue } from '../store/use-same'
import type { OpenedRecord, RecordFormOf } from './opened-record'
import { writeRecord } from './record-forms'

/** Milliseconds without a change before a form is saved; the same as for pages. */
const AUTOSAVE_DELAY = 1500

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

interface RecordSave {
  readonly saving: RecordSaving
  /** Saves the changes; returns the record's key, or `null` when it was not saved. */
  save(values: RawProps, over?: number): Promise<string | null>
  /** Saves what can be saved without disturbing anybody who types: no field is focused, nothing invalid is sent. */
  autosave(values: RawProps): Promise<Autosaved>
  /** The version that is stored as far as is known here; `null` for a new record. */
  version(): number | null
}

/** Saves a record. The same values are sent with the same key, so that trying again never makes two. */
export function useRecordSave(client: ApolloClient, { form, opened, fields }: RecordToSave) {
  const [saving, setSaving] = useState<RecordSaving>({ state: 'open' })
  const last = useRef({ sent: '', key: '' })
  /** What is stored: as it was opened, then as it was saved last. */
  const base = useMemo(
    () => ({ current: { version: opened.version, values: opened.values } }),
    [opened],
  )
  const autosaving = useRef<Promise<Autosaved> | null>(null)
  return { saving, save, autosave, version: () => base.current.version } satisfies RecordSave

  async function save(values: RawProps, over?: number): Promise<string | null> {
    if (saving.state === 'saving') return null
    const issues = issuesOf(values)
    if (issues.length > 0) {
      setSaving({ state: 'wrong', message: wordsFor(issues.length), issues: issues.map(inRecord) })
      return null
    }
    setSaving({ state: 'saving' })
    await autosaving.current
    try {
      const { key } = await write(values, over ?? base.current.version, false)
      setSaving({ state: 'open' })
      return key
    } catch (error) {
      setSaving(savingOf(error))
      return null
    }
  }

  async function autosave(values: RawProps): Promise<Autosaved> {
    if (autosaving.current || saving.state === 'saving') return 'later'
    const isHeld = (form.publishingFields ?? []).some(
      (name) => !sameValue(base.current.values[name], values[name]),
    )
    if (isHeld || saving.state === 'conflict' || issuesOf(values).length > 0) return 'not'
    autosaving.current = sendQuietly(values)
    const outcome = await autosaving.current
    autosaving.current = null
    return outcome
  }

  async function sendQuietly(values: RawProps): Promise<Autosaved> {
    try {
      const { version } = await write(values, base.current.version, true)
      base.current = { version, values }
      setSaving({ state: 'open' })
      return { version }
    } catch (error) {
      const went = savingOf(error)
      setSaving(went.state === 'wrong' ? { state: 'failed', message: went.message } : went)
      const { kind } = failureOf(error)
      return kind === 'offline' || kind === 'unavailable' ? 'later' : 'not'
    }
  }

  function write(values: RawProps, version: number | null, autosaves: boolean) {
    const changed = opened.id === null ? values : changesOf(base.current.values, values)
    return writeRecord(client, {
      ...{ form, opened: { ...opened, version }, values: changed, autosave: autosaves },
      idempotencyKey: keyFor(JSON.stringify([changed, version, autosaves])),
    })
  }

  function issuesOf(values: RawProps) {
    const broken = validateProps(fields, values)
    return broken.length > 0 ? broken : (form.check?.(values) ?? [])
  }

  function keyFor(sent: string): string {
    if (last.current.sent !== sent) last.current = { sent, key: newKey() }
    return last.current.key
  }
}

/** Saves a form once its changes have rested, and again after a failure that may pass. `cancel` stops the one that waits. */
export function useAutosave(
  session: EditorSession,
  isOn: boolean,
  save: () => Promise<Autosaved>,
): { readonly cancel: () => void } {
  const timer = useRef(0)
  const latest = useRef(save)
  latest.current = save
  const cancel = useCallback(() => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    const schedule = () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void attempt(), AUTOSAVE_DELAY)
    }
    const attempt = async () => {
      if ((await latest.current()) === 'later' && !isOver) schedule()
    }
    const release = session.pageStore.subscribe(schedule)
    return () => {
      isOver = true
      release()
      window.clearTimeout(timer.current)
    }
  }, [session, isOn])
  return { cancel }
}

interface RecordToSave {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  readonly fields: Fields
}

function changesOf(before: RawProps, after: RawProps): RawProps {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !sameValue(before[name], value)),
  )
}

function savingOf(error: unknown): RecordSaving {
  const failure = failureOf(error)
  const { kind, message } = failure
  if (kind === 'conflict' && failure.current)
    return { state: 'conflict', by: failure.current.savedBy, version: failure.current.version }
  if (kind === 'refused' && failure.issues.length > 0)
    return { state: 'wrong', message, issues: failure.issues }
  return { state: 'failed', message }
}

function inRecord({ path, rule, message }: ReturnType<typeof validateProps>[number]): PageIssue {
  return { block: '', field: path, rule, message }
}

function wordsFor(count: number): string {
  return count === 1 ? 'One field needs a look' : `${count} fields need a look`
}
