import { useMemo, useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { ApiClient } from '../api/fetch-query'
import { sameValue } from '../store/use-same'
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
  /** What is stored: as it was opened, then as it was saved last. */
  const base = useMemo(
    () => ({ current: { version: opened.version, values: opened.values } }),
    [opened],
  )
  const autosaving = useRef<Promise<Autosaved> | null>(null)
  return { saving, save, autosave, version: () => base.current.version }

  async function save(values: RawProps, over?: number): Promise<string | null> {
    if (saving.state === 'saving') return null
    const wrong = wrongIn(toSave, values)
    setSaving(wrong ?? { state: 'saving' })
    if (wrong) return null
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
