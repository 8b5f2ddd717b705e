import { useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { ApiClient } from '../api/fetch-query'
import { sameValue } from '../store/use-same'
import type { OpenedRecord, WrittenRecord } from './forms/opened-record'
import { writeRecord } from './forms/record-forms'
import {
  type Autosaved,
  changesOf,
  createKeys,
  passes,
  quietSavingOf,
  type RecordSave,
  type RecordSaving,
  type RecordToSave,
  savingOf,
  wrongIn,
} from './record-saving'

/** Saves a record. The same values are sent with the same key, so that trying again never makes two. */
export function useRecordSave(client: ApiClient, toSave: RecordToSave): RecordSave {
  const { form, opened } = toSave
  const [saving, setSaving] = useState<RecordSaving>({ state: 'open' })
  const [keyFor] = useState(createKeys)
  /** What is stored: as it was opened, then as it was saved or read last. */
  const base = useRef({ version: opened.version, values: opened.values })
  const autosaving = useRef<Promise<Autosaved> | null>(null)
  return { saving, save, autosave, version: () => base.current.version, takeIn, startOver }

  function takeIn({ version, values }: OpenedRecord): boolean {
    if ((version ?? 0) < (base.current.version ?? 0)) return false
    base.current = { version, values }
    startOver()
    return true
  }

  function startOver(): void {
    setSaving((before) => (before.state === 'saving' ? before : { state: 'open' }))
  }

  async function save(values: RawProps, over?: number): Promise<WrittenRecord | null> {
    if (saving.state === 'saving') return null
    const wrong = wrongIn(toSave, values)
    setSaving(wrong ?? { state: 'saving' })
    if (wrong) return null
    await autosaving.current
    try {
      const written = await write(values, over ?? base.current.version, false)
      base.current = { version: written.version, values }
      setSaving({ state: 'open' })
      return written
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
    if (isHeld || saving.state === 'conflict' || wrongIn(toSave, values)) return 'not'
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
      setSaving(quietSavingOf(error))
      return passes(error) ? 'later' : 'not'
    }
  }

  function write(values: RawProps, version: number | null, autosaves: boolean) {
    const changed = opened.id === null ? values : changesOf(base.current.values, values)
    return writeRecord(client, {
      ...{ form, opened: { ...opened, version }, values: changed, autosave: autosaves },
      idempotencyKey: keyFor(JSON.stringify([changed, version, autosaves])),
    })
  }
}
