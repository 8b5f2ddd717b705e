import { t } from '#schema/messages/t'
import { type ConflictVersion, failureOf, isTransient } from '../api/failure'
import { type Bases, type MergeResult, stateOf } from '../saving/bases'

import type { Journal, PageState } from '../saving/journal'
import { isSameState } from '../saving/journal'
import { initialSaveState } from '../saving/save-state'
import { createSaver, type Saver } from '../saving/saver'
import type { SendSave } from '../saving/sending'
import { mergeAll } from '../saving/take-theirs'
import { becomePage } from '../store/edits/become-page'
import { editedPage } from '../store/edits/edited-page'
import { notify } from '../store/notify'
import type { EditorSession } from '../store/session'
import { sameValue } from '../store/use-same'
import type { OpenedRecord } from './forms/opened-record'
import {
  type FoundConflict,
  type RecordConflict,
  type RecordToRead,
  readConflict,
  valuesIn,
} from './record-conflict'
import {
  findIssues,
  type StoredRecord,
  sendsDraft,
  sendsRecord,
  storedOf,
  versionOf,
} from './record-sending'
import { type RecordSaveState, type RecordVersion, reduceRecordSave } from './record-state'

/** Saves a record while it is edited, based on the saver of pages. */
export interface RecordSaver {
  readonly saver: Saver<RecordSaveState>
  /** Shows the stored record, with the changes made here since on top. */
  takeIn(now: OpenedRecord): void
  /** Discards unsaved changes before another version is opened. */
  discard(): void
  /** Returns both sides of a conflict and their common base; `null` if there is none. */
  conflict(): RecordConflict | null
  /** Applies a merge of both sides to the form. */
  settle(merged: PageState, label: string): void
}

interface RecordSaverParts extends RecordToRead {
  /** Session of the form, whose page has the record as its only block. */
  readonly session: EditorSession
  readonly journal: Pick<Journal, 'write' | 'writeNow'>
  /** Returns whether it is autosaved. */
  readonly autosaves: () => boolean
}

export function createRecordSaver(parts: RecordSaverParts): RecordSaver {
  const { opened, session, journal } = parts
  const { pageStore } = session
  const send = opened.draft ? sendsDraft(parts) : sendsRecord(parts)
  let stored = storedOf(opened)
  let found: FoundConflict | null = null
  let waiting: OpenedRecord | null = null
  const saver = createSaver<RecordSaveState>({
    initial: {
      ...initialSaveState(versionOf(opened.draft?.version ?? opened.version ?? 0)),
      ...{ saving: { state: 'open' }, isAutosaved: false },
    },
    reduce: reduceRecordSave,
    ...{ base: stateOf(pageStore.getState().page), pageStore, journal, isSmall: true },
    ...{ send: sendSave, merge, mayAutosave },
    // A failed manual save is not retried: the user sees the error and decides.
    keepsTrying: (autosave, failure) => autosave && isTransient(failure),
  })
  saver.store.subscribe(({ attempt }) => {
    if (attempt || !waiting) return
    const now = waiting
    waiting = null
    takeIn(now)
  })
  return { saver, takeIn, discard, conflict: () => found, settle }

  async function sendSave({ page, base, expectedVersion, autosave }: Request): Answer {
    const values = valuesIn(stateOf(page).content)
    const wrong = autosave ? null : findIssues(parts, values)
    if (wrong) return { ok: false, failure: wrong }
    found = null
    try {
      const before = valuesIn(base.content)
      const sent = await send({ values, before, expectedVersion, autosave, stored })
      stored = sent.stored
      return { ok: true, saved: sent.saved }
    } catch (error) {
      const read = await readConflict(parts, { failure: failureOf(error), base, stored })
      found = read.found
      return { ok: false, failure: read.failure }
    }
  }

  /**
   * Returns whether the changes can be autosaved: invalid values only to a draft, and never changes that would publish a record.
   */
  function mayAutosave(): boolean {
    if (!parts.autosaves() || opened.draft) return parts.autosaves()
    const values = valuesIn(stateOf(pageStore.getState().page).content)
    const before = valuesIn(saver.base().content)
    const needsPublish = parts.form.publishingFields?.some(
      (name) => !sameValue(before[name], values[name]),
    )
    return !needsPublish && !findIssues(parts, values)
  }

  /** Merges without asking if nothing conflicts and the other version is newer. */
  function merge(_: Bases, { version, savedBy }: ConflictVersion): MergeResult | null {
    const { saved } = saver.store.getState()
    if (!found || !isNewer(found.now, { stored, known: saved.version, version })) return null
    const { clashes, ...taken } = mergeAll(session, found)
    if (clashes.length > 0) return null
    accept(found.now)
    return {
      ...taken,
      show: () => notify(session, mergedMessage(savedBy, parts.autosaves())),
    }
  }

  function settle(merged: PageState, label: string): void {
    const { failure, saved } = saver.store.getState()
    if (!found || failure?.kind !== 'conflict' || !failure.current) return
    const { theirs, now } = found
    const { version, savedAt } = failure.current
    pageStore.edit(becomePage(editedPage(merged.settings, merged.content, session.registry)), {
      label,
    })
    accept(now)
    saver.rebase({ ...saved, version, savedAt }, theirs, isSameState(merged, theirs))
  }

  function accept(now: OpenedRecord): void {
    stored = { ...storedOf(now), ...(now.draft && { base: now.version ?? 0 }) }
    found = null
  }

  function takeIn(now: OpenedRecord): void {
    const { saved, attempt } = saver.store.getState()
    // The pending save's response is more complete than the version read meanwhile.
    if (attempt) waiting = now
    if (attempt || isOlder(now, stored)) return
    stored = storedOf(now)
    const { page } = pageStore.getState()
    const theirs = stateOf(parts.pageOf({ ...valuesIn(stateOf(page).content), ...now.values }))
    const { clashes, ...taken } = mergeAll(session, { base: saver.base(), theirs })
    const version = { ...saved, version: now.draft?.version ?? now.version ?? 0 }
    // Keeps the form if it already shows the same state, e.g. after its own save.
    if (isSameState(stateOf(page), stateOf(taken.page)))
      saver.rebase(version, theirs, taken.isSaved)
    else saver.take(taken, version)
  }

  function discard(): void {
    stored = { ...stored, draft: 0 }
    saver.rebase(saver.store.getState().saved, stateOf(pageStore.getState().page), true)
  }
}

function mergedMessage(savedBy: string, autosaves: boolean): string {
  return autosaves
    ? t('Merged with changes by {savedBy}', { savedBy })
    : t('Merged with changes by {savedBy}. Save again to keep all changes', { savedBy })
}

type Request = Parameters<SendSave<RecordVersion>>[0]
type Answer = ReturnType<SendSave<RecordVersion>>

interface KnownState {
  readonly stored: StoredRecord
  /** The version known here, and the one that was read. */
  readonly known: number
  readonly version: number
}

/** Returns whether the stored record is new here; otherwise a retry would be refused again. */
function isNewer(now: OpenedRecord, { stored, known, version }: KnownState): boolean {
  if (!now.draft) return version > known
  return now.draft.version !== known || (now.version ?? 0) > stored.record
}

function isOlder({ version, draft }: OpenedRecord, stored: StoredRecord): boolean {
  const { record } = stored
  if (!draft) return (version ?? 0) < record
  return (version ?? 0) < record || (version === record && draft.version < stored.draft)
}
