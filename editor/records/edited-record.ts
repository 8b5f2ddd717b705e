import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { guardHistory } from '../app/guard-history'
import { guardLeaving } from '../app/navigation'
import { stateOf } from '../saving/bases'
import { isUnsaved } from '../saving/save-state'
import { type UnsavedGuard, useUnsavedGuard, whileUnsaved } from '../saving/use-unsaved-guard'
import { useSession } from '../store/session'
import type { OpenedRecord, RecordFormProps } from './forms/opened-record'
import { valuesIn } from './record-conflict'
import { createRecordJournal, type RecoveredRecord } from './record-journal'
import { createRecordSaver } from './record-saver'
import { RECORD } from './record-session'
import type { RecordSaving } from './record-state'
import { useFormSession } from './use-form-session'

/** Returns the state of a record edited in a dialog or on its own screen: its session, its changes, and how they are saved. */
export function useEditedRecord(props: RecordToEdit) {
  const { client, form, opened, takesFocus = true } = props
  const around = useSession()
  const { account } = useApp()
  const { writable, source, pageOf } = useFormSession(around, form, opened)
  const { location, language } = around.context
  const latest = useRef(props)
  latest.current = props
  const [recovered, setRecovered] = useState<RecoveredRecord | null>(null)
  const [journal] = useState(() =>
    createRecordJournal({ accountId: account.id, name: props.name, pageOf, opened }),
  )
  const [record] = useState(() =>
    createRecordSaver({
      ...{ client, fields: source.fields, session: writable, pageOf, journal },
      get form() {
        return latest.current.form
      },
      get opened() {
        return latest.current.opened
      },
      place: { locationId: location.id, language },
      autosaves: () => latest.current.autosaves && mayWrite(latest.current),
    }),
  )
  const { saver } = record
  useEffect(() => {
    const stop = saver.start()
    const close = journal.open(setRecovered)
    return () => {
      // Closed on purpose: saved, or discarded after a confirmation.
      if (isUnsaved(saver.store.getState())) record.discard()
      stop()
      close()
    }
  }, [record, saver, journal])
  useReopened(opened, record.takeIn)
  const saving = useStore(saver.store, (state) => state.saving)
  const isChanged = useStore(saver.store, isUnsaved)
  const isSavedQuietly = useStore(saver.store, (state) => state.isAutosaved)
  const version = useStore(saver.store, ({ saved }) => saved.version)
  const isSaving = props.closesWhenSaved === true && saving.state === 'saving'
  const canEdit = mayWrite(props) && !isSaving
  const session = useMemo(() => ({ ...writable, canEdit }), [writable, canEdit])
  useFocus(session, { saving, takesFocus })
  useAutosaved(record, props.onAutosaved)
  const { leaving, stay } = useUnsavedGuard(saver, asksFirst)
  return {
    ...{ form, opened, session, source, saving, isChanged, version, leaving, stay },
    /** True if the last save was an autosave and nothing has changed since. */
    isAutosaved: isSavedQuietly && !isChanged,
    /** Unsaved changes that a closed tab left; `null` if none. */
    recovered: mayWrite(props) ? recovered : null,
    forget: () => setRecovered(null),
    ...{ record, discard: record.discard },
    /** The current values of its fields. */
    entered: () => valuesIn(stateOf(writable.pageStore.getState().page).content),
    /** Saves everything that can be autosaved; returns the stored version, or `null` if unsaved changes remain. */
    async settle(): Promise<number | null> {
      return (await saver.autosaveNow()) ? saver.store.getState().saved.version : null
    },
    /** Returns the record's key and the saved values, or `null` if it was not saved. */
    async submit() {
      if (saver.store.getState().saving.state === 'saving') return null
      const isStored = await saver.submit()
      const { written } = saver.store.getState().saved
      if (!isStored || !written) return null
      around.uiStore.refreshRecords()
      around.uiStore.announce(t('Saved.'))
      return written
    },
  }
}

export type EditedRecord = ReturnType<typeof useEditedRecord>

interface RecordToEdit extends Pick<RecordFormProps, 'client' | 'form' | 'opened'> {
  /** Key under which this browser stores its unsaved changes: `event.7`. */
  readonly name: string
  /** True to autosave. */
  readonly autosaves: boolean
  /** False for read-only users. */
  readonly canEdit?: boolean
  /** True if the first field takes the focus immediately, as in a dialog. */
  readonly takesFocus?: boolean
  /** True if the form closes after saving: it is then disabled while a save is pending. */
  readonly closesWhenSaved?: boolean
  /** Called with the new version after an autosave. */
  readonly onAutosaved?: ((version: number) => void) | undefined
}

/** Asks before a form with unsaved changes is left, by a link or by Back. */
const asksFirst: UnsavedGuard = (saver, ask) =>
  whileUnsaved(saver, () => {
    const stops = [guardLeaving(ask), guardHistory(ask)]
    return () => {
      for (const stop of stops) stop()
    }
  })

function mayWrite({ canEdit = true, opened }: RecordToEdit): boolean {
  return canEdit && isInUse(opened)
}

/** Returns whether the record is in use; archived and deleted ones must be restored before they can be edited. */
export function isInUse({ recordStatus }: OpenedRecord): boolean {
  return recordStatus !== 'ARCHIVED' && recordStatus !== 'DELETED'
}

/** Applies each newer answer about a record whose form stays open. */
function useReopened(opened: OpenedRecord, takeIn: (now: OpenedRecord) => void): void {
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    takeIn(opened)
  }, [opened, takeIn])
}

interface Focus {
  readonly saving: RecordSaving
  readonly takesFocus: boolean
}

/** Focuses the first field, and later the first with an error; refetches pictures that have been described since. */
function useFocus(
  { uiStore }: Pick<ReturnType<typeof useSession>, 'uiStore'>,
  { saving, takesFocus }: Focus,
): void {
  const { uiStore: around } = useSession()
  useEffect(() => {
    if (takesFocus) uiStore.focusField(RECORD)
    return around.subscribe(({ recordChanges }) => uiStore.setState({ recordChanges }))
  }, [uiStore, around, takesFocus])
  useEffect(() => {
    const [first] = saving.state === 'wrong' ? saving.issues : []
    if (first?.field) uiStore.focusField(RECORD, first.field)
  }, [uiStore, saving])
}

function useAutosaved(
  { saver }: Pick<ReturnType<typeof createRecordSaver>, 'saver'>,
  hear: ((version: number) => void) | undefined,
): void {
  const latest = useRef(hear)
  latest.current = hear
  useEffect(
    () =>
      saver.store.subscribe(({ isAutosaved, saved }, before) => {
        if (isAutosaved && saved !== before.saved) latest.current?.(saved.version)
      }),
    [saver],
  )
}
