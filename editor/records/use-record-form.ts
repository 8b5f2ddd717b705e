import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { RawProps } from '#schema/block/block'
import { changeField } from '../store/commands'
import type { EditedPage } from '../store/edits/edited-page'
import { type EditorSession, useSession } from '../store/session'
import type { OpenedRecord, RecordFormProps } from './forms/opened-record'
import { type Autosaved, changesOf, type RecordSaving } from './record-saving'
import { hasChanges, RECORD, useFormSession } from './record-session'
import { useDraftSave } from './use-draft-save'
import { useRecordSave } from './use-record-save'

/** A record that is being edited, in a dialog or on a screen of its own: its session, its changes, and how they are saved. */
export function useRecordForm(props: EditedRecord) {
  const { client, form, opened, canEdit = true, takesFocus = true, closesWhenSaved } = props
  const around = useSession()
  const { writable, source, openedPage, pageOf } = useFormSession(around, form, opened)
  const { pageStore } = writable
  const toSave = { form, opened, fields: source.fields }
  const asItIs = useRecordSave(client, toSave)
  const asDraft = useDraftSave(client, toSave)
  const recordSave = opened.draft ? asDraft : asItIs
  const { saving, save, version } = recordSave
  const [saved, setSaved] = useState<SavedPage | null>(null)
  const isHeld = closesWhenSaved === true && saving.state === 'saving'
  const mayWrite = canEdit && isInUse(opened) && !isHeld
  const session = useMemo(() => ({ ...writable, canEdit: mayWrite }), [writable, mayWrite])
  useRecordChanges(session, takesFocus)
  useWrongFields(session, saving)
  useReadAgain(opened, takeIn)
  const isChanged = useStore(pageStore, (state) => hasChanges(state, saved?.page ?? null))
  return {
    ...{ session, source, saving, saved, isChanged, version },
    /** Whether it was saved by itself, and what was changed since then. */
    isAutosaved: saved?.byItself === true && !isChanged,
    /** The current values of its fields. */
    entered: () => valuesOf(pageStore.getState().page),
    async autosave(): Promise<Autosaved> {
      const state = pageStore.getState()
      if (!hasChanges(state, saved?.page ?? null)) return 'not'
      const outcome = await recordSave.autosave(valuesOf(state.page))
      if (typeof outcome === 'object') markSaved(state.page, true)
      return outcome
    },
    /** Of a draft, after a conflict: true when what was changed here was put over what is stored, which is to be opened then. */
    async keepMine(): Promise<boolean> {
      const { page } = pageStore.getState()
      const isKept = await asDraft.keepMine(valuesOf(page))
      if (isKept) markSaved(page)
      return isKept
    },
    /** Gives up what is not saved: what is opened next takes its place. */
    discard(): void {
      recordSave.startOver()
      markSaved(pageStore.getState().page)
    },
    /** Returns the record's key and what was saved, or `null` when it was not saved. */
    async submit(over?: number): Promise<Submitted | null> {
      const { page } = pageStore.getState()
      const values = valuesOf(page)
      const written = await save(values, over)
      if (written === null) return null
      // Before it is opened again there is nothing to lose but what was typed meanwhile.
      markSaved(page)
      around.uiStore.refreshRecords()
      around.uiStore.announce(`The ${form.one} is saved`)
      return { key: written.key, values, isPublic: written.isPublic }
    },
  }

  function valuesOf(page: EditedPage): RawProps {
    return source.values(page) ?? {}
  }

  function markSaved(page: EditedPage, byItself = false): void {
    setSaved({ page, version: version() ?? 0, byItself })
  }

  /** Shows what is stored now, and on top of it what was typed here since it was saved. */
  function takeIn(): void {
    if (!recordSave.takeIn(opened)) return
    const { page } = pageStore.getState()
    const entered = valuesOf(page)
    const typed = changesOf(valuesOf(saved?.page ?? openedPage), entered)
    const stored = { ...entered, ...opened.values }
    // Nothing is disturbed where the form says so already, as after its own save.
    if (isSame(entered, { ...stored, ...typed })) {
      markSaved(isSame(stored, entered) ? page : pageOf(stored))
      return
    }
    const next = pageOf(stored)
    // A step of the history holds the whole form: the steps until now would take back what others have stored.
    pageStore.replace(next)
    markSaved(next)
    for (const [name, value] of Object.entries(typed)) changeField(writable, RECORD, name, value)
  }
}

function isSame(before: RawProps, after: RawProps): boolean {
  return Object.keys(changesOf(before, after)).length === 0
}

/** The page of a form as it is stored: nothing of it is lost when it is left. */
export interface SavedPage {
  readonly page: EditedPage
  readonly version: number
  /** Without a press of the button. */
  readonly byItself: boolean
}

interface Submitted {
  readonly key: string
  /** As it was stored; absent for pages. */
  readonly isPublic: boolean | undefined
  readonly values: RawProps
}

interface EditedRecord extends Pick<RecordFormProps, 'client' | 'form' | 'opened'> {
  /** False for users who may only view it. */
  readonly canEdit?: boolean
  /** Whether the first field takes the focus at once, as in a dialog. */
  readonly takesFocus?: boolean
  /** Whether the form goes away when it is saved: nothing can be typed into it while that is under way. */
  readonly closesWhenSaved?: boolean
}

/** Archived records, and those in the trash, are restored before they are changed. */
export function isInUse({ recordStatus }: OpenedRecord): boolean {
  return recordStatus !== 'ARCHIVED' && recordStatus !== 'DELETED'
}

/** Takes in each further answer about a record whose form stays open. */
function useReadAgain(opened: OpenedRecord, takeIn: () => void): void {
  const shown = useRef(opened)
  const latest = useRef(takeIn)
  latest.current = takeIn
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    latest.current()
  }, [opened])
}

/** Focuses the first field, and fetches pictures again that have been described since. */
function useRecordChanges({ uiStore }: EditorSession, takesFocus: boolean): void {
  const { uiStore: around } = useSession()
  useEffect(() => {
    if (takesFocus) uiStore.focusField(RECORD)
    return around.subscribe(({ recordChanges }) => uiStore.setState({ recordChanges }))
  }, [uiStore, around, takesFocus])
}

/** Focuses the first field with an error. */
function useWrongFields({ uiStore }: EditorSession, saving: RecordSaving): void {
  useEffect(() => {
    const [first] = saving.state === 'wrong' ? saving.issues : []
    if (first?.field) uiStore.focusField(RECORD, first.field)
  }, [uiStore, saving])
}
