import { useMemo, useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { ApiClient } from '../api/fetch-query'
import type { OpenedDraft } from './forms/opened-record'
import { writeRecord } from './forms/record-forms'
import { saveDraft } from './forms/stored-draft'
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

/**
 * Saves a record that visitors see: what is typed goes by itself into the draft beside it, which may break rules as that of a
 * page may, and a press of the button publishes it.
 */
export function useDraftSave(client: ApiClient, toSave: RecordToSave): DraftSave {
  const { form, opened } = toSave
  const { draft } = opened
  const [saving, setSaving] = useState<RecordSaving>({ state: 'open' })
  const [keyFor] = useState(createKeys)
  /** The version of the draft that is stored; 0 for none. */
  const stored = useMemo(() => ({ version: draft?.version ?? 0 }), [draft])
  const autosaving = useRef<Promise<Autosaved> | null>(null)
  return { saving, save, autosave, keepMine, version: () => stored.version }

  async function save(values: RawProps): Promise<string | null> {
    if (saving.state === 'saving' || !draft) return null
    const wrong = wrongIn(toSave, values)
    setSaving(wrong ?? { state: 'saving' })
    if (wrong) return null
    await autosaving.current
    try {
      const { key } = await publish(draft, values)
      setSaving({ state: 'open' })
      return key
    } catch (error) {
      setSaving(savingOf(error))
      return null
    }
  }

  function publish({ baseVersion, published }: OpenedDraft, values: RawProps) {
    const changed = opened.id === null ? values : changesOf(published, values)
    const version = opened.id === null ? null : baseVersion
    const draftVersion = stored.version
    return writeRecord(client, {
      ...{ form, opened: { ...opened, version }, values: changed, draftVersion },
      idempotencyKey: keyFor(JSON.stringify([changed, version, draftVersion])),
    })
  }

  async function autosave(values: RawProps): Promise<Autosaved> {
    if (autosaving.current || saving.state === 'saving') return 'later'
    if (saving.state === 'conflict' || !draft) return 'not'
    autosaving.current = sendQuietly(draft, values)
    const outcome = await autosaving.current
    autosaving.current = null
    return outcome
  }

  async function sendQuietly(
    { of, baseVersion }: OpenedDraft,
    values: RawProps,
  ): Promise<Autosaved> {
    try {
      const expectedVersion = stored.version
      const idempotencyKey = keyFor(JSON.stringify([values, expectedVersion]))
      const sent = { values, baseVersion, expectedVersion, idempotencyKey }
      stored.version = await saveDraft(client, of, sent)
      setSaving({ state: 'open' })
      return { version: stored.version }
    } catch (error) {
      setSaving(quietSavingOf(error))
      return passes(error) ? 'later' : 'not'
    }
  }

  async function keepMine(values: RawProps): Promise<boolean> {
    if (!draft || saving.state === 'saving') return false
    const mine = changesOf(draft.published, values)
    setSaving({ state: 'saving' })
    try {
      const now = await form.open(client, draft.key, draft.place)
      const theirs = now?.draft
      const hasNewBase = (now?.version ?? 0) !== draft.baseVersion
      await saveDraft(client, draft.of, {
        values: { ...(hasNewBase ? theirs?.published : now?.values), ...mine },
        baseVersion: now?.version ?? 0,
        expectedVersion: theirs?.version ?? 0,
        idempotencyKey: keyFor(JSON.stringify([mine, now?.version, theirs?.version])),
      })
      return true
    } catch (error) {
      setSaving(savingOf(error))
      return false
    }
  }
}

interface DraftSave extends RecordSave {
  /** After a conflict: puts what was changed here over what is stored now, as a draft. True when that is to be opened. */
  keepMine(values: RawProps): Promise<boolean>
}
