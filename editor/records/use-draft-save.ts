import { useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { ApiClient } from '../api/fetch-query'
import type { OpenedDraft, OpenedRecord, WrittenRecord } from './forms/opened-record'
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
  const stored = useRef(storedOf(opened))
  const autosaving = useRef<Promise<Autosaved> | null>(null)
  const version = () => stored.current.draft
  return { saving, save, autosave, keepMine, version, takeIn, startOver }

  function takeIn(now: OpenedRecord): boolean {
    const next = storedOf(now)
    const { record, draft: known } = stored.current
    const isOlder = next.record < record || (next.record === record && next.draft < known)
    if (isOlder) return false
    stored.current = next
    open()
    return true
  }

  function startOver(): void {
    stored.current = { ...stored.current, draft: 0 }
    open()
  }

  function open(): void {
    setSaving((before) => (before.state === 'saving' ? before : { state: 'open' }))
  }

  async function save(values: RawProps): Promise<WrittenRecord | null> {
    if (saving.state === 'saving' || !draft) return null
    const wrong = wrongIn(toSave, values)
    setSaving(wrong ?? { state: 'saving' })
    if (wrong) return null
    await autosaving.current
    try {
      const written = await publish(values)
      const { version: record } = written
      // The draft went with it: what is typed now begins another one.
      stored.current = { draft: 0, record, base: record, published: values }
      setSaving({ state: 'open' })
      return written
    } catch (error) {
      setSaving(savingOf(error))
      return null
    }
  }

  function publish(values: RawProps) {
    const { draft: draftVersion, base, published } = stored.current
    const changed = opened.id === null ? values : changesOf(published, values)
    const baseVersion = opened.id === null ? null : base
    return writeRecord(client, {
      ...{ form, opened: { ...opened, version: baseVersion }, values: changed, draftVersion },
      idempotencyKey: keyFor(JSON.stringify([changed, baseVersion, draftVersion])),
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

  async function sendQuietly({ of }: OpenedDraft, values: RawProps): Promise<Autosaved> {
    try {
      const { draft: expectedVersion, base: baseVersion, published } = stored.current
      const sentValues = draft?.isPatch ? changesOf(published, values) : values
      const idempotencyKey = keyFor(JSON.stringify([sentValues, expectedVersion]))
      const sent = { values: sentValues, baseVersion, expectedVersion, idempotencyKey }
      const saved = await saveDraft(client, of, sent)
      stored.current = { ...stored.current, draft: saved }
      setSaving({ state: 'open' })
      return { version: saved }
    } catch (error) {
      setSaving(quietSavingOf(error))
      return passes(error) ? 'later' : 'not'
    }
  }

  async function keepMine(values: RawProps): Promise<boolean> {
    if (!draft || saving.state === 'saving') return false
    const mine = changesOf(stored.current.published, values)
    setSaving({ state: 'saving' })
    try {
      const now = await form.open(client, draft.key, draft.place)
      const theirs = now?.draft
      const hasNewBase = (now?.version ?? 0) !== stored.current.base
      const saved = await saveDraft(client, draft.of, {
        values: { ...(hasNewBase ? theirs?.published : now?.values), ...mine },
        baseVersion: now?.version ?? 0,
        expectedVersion: theirs?.version ?? 0,
        idempotencyKey: keyFor(JSON.stringify([mine, now?.version, theirs?.version])),
      })
      stored.current = { ...(now ? storedOf(now) : stored.current), draft: saved }
      setSaving({ state: 'open' })
      return true
    } catch (error) {
      setSaving(savingOf(error))
      return false
    }
  }
}

interface StoredVersions {
  /** The version of the draft; 0 for none. */
  readonly draft: number
  /** That of the record beside it, and the one that the draft was made from. */
  readonly record: number
  readonly base: number
  /** What visitors see. */
  readonly published: RawProps
}

function storedOf({ version, values, draft }: OpenedRecord): StoredVersions {
  return {
    draft: draft?.version ?? 0,
    record: version ?? 0,
    base: draft?.baseVersion ?? 0,
    published: draft?.published ?? values,
  }
}

interface DraftSave extends RecordSave {
  /** After a conflict: puts what was changed here over what is stored now, as a draft. True when that is to be opened. */
  keepMine(values: RawProps): Promise<boolean>
}
