import type { ApolloClient } from '@apollo/client'
import { useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { PageIssue } from '#schema/fields/field'
import { validateProps } from '#schema/fields/validate'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { sameValue } from '../store/use-same'
import type { OpenedRecord, RecordFormOf } from './opened-record'
import { writeRecord } from './record-forms'

export type RecordSaving =
  | { readonly state: 'open' }
  | { readonly state: 'saving' }
  /** Errors of fields, found by the server or by the form itself. */
  | { readonly state: 'wrong'; readonly message: string; readonly issues: readonly PageIssue[] }
  | { readonly state: 'failed'; readonly message: string }
  /** Another editor has saved since. */
  | { readonly state: 'conflict'; readonly by: string; readonly version: number }

interface RecordSave {
  readonly saving: RecordSaving
  /** Saves the changes; returns the record's key, or `null` when it was not saved. */
  save(values: RawProps, over?: number): Promise<string | null>
}

/** Saves a record. The same values are sent with the same key, so that trying again never makes two. */
export function useRecordSave(client: ApolloClient, { form, opened, fields }: RecordToSave) {
  const [saving, setSaving] = useState<RecordSaving>({ state: 'open' })
  const last = useRef({ sent: '', key: '' })
  return { saving, save } satisfies RecordSave

  async function save(values: RawProps, over = opened.version): Promise<string | null> {
    if (saving.state === 'saving') return null
    const broken = validateProps(fields, values)
    const issues = broken.length > 0 ? broken : (form.check?.(values) ?? [])
    if (issues.length > 0) {
      setSaving({ state: 'wrong', message: wordsFor(issues.length), issues: issues.map(inRecord) })
      return null
    }
    setSaving({ state: 'saving' })
    const changed = opened.id === null ? values : changesOf(opened.values, values)
    try {
      const base = { ...opened, version: over }
      const idempotencyKey = keyFor(JSON.stringify([changed, over]))
      const key = await writeRecord(client, { form, opened: base, values: changed, idempotencyKey })
      setSaving({ state: 'open' })
      return key
    } catch (error) {
      setSaving(savingOf(error))
      return null
    }
  }

  function keyFor(sent: string): string {
    if (last.current.sent !== sent) last.current = { sent, key: newKey() }
    return last.current.key
  }
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
