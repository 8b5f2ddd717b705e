import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { EditedPage } from '../store/edits/edited-page'
import { type EditorSession, useSession } from '../store/session'
import type { RecordFormProps } from './forms/opened-record'
import { fieldsIn } from './forms/time-zones'
import type { Autosaved, RecordSaving } from './record-saving'
import { hasChanges, RECORD, recordSession, recordSource } from './record-session'
import { useDraftSave } from './use-draft-save'
import { useRecordSave } from './use-record-save'

/** A record that is being edited, in a dialog or on a screen of its own: its session, its changes, and how they are saved. */
export function useRecordForm({
  client,
  form,
  opened,
  canEdit = true,
  takesFocus = true,
}: EditedRecord) {
  const around = useSession()
  const { one, fields } = form
  const { locationId, timeZone, values } = opened
  const session = useMemo(
    () =>
      recordSession(around, {
        ...{ label: one, fields: fieldsIn(fields, timeZone), values, locationId },
        canEdit: canEdit && opened.recordStatus !== 'ARCHIVED' && opened.recordStatus !== 'DELETED',
      }),
    [around, one, fields, timeZone, values, locationId, opened, canEdit],
  )
  const source = useMemo(() => recordSource(session), [session])
  const toSave = { form, opened, fields: source.fields }
  const asItIs = useRecordSave(client, toSave)
  const asDraft = useDraftSave(client, toSave)
  const recordSave = opened.draft ? asDraft : asItIs
  const { saving, save, version } = recordSave
  const [saved, setSaved] = useState<SavedPage | null>(null)
  const current = saved?.session === session ? saved : null
  const savedPage = current?.page ?? null
  useRecordChanges(session, takesFocus)
  useWrongFields(session, saving)
  const isChanged = useStore(session.pageStore, (state) => hasChanges(state, savedPage))
  return {
    ...{ session, source, saving, isChanged, version },
    /** Whether it was saved by itself, and what was changed since then. */
    isAutosaved: current?.byItself === true && !isChanged,
    /** The current values of its fields. */
    entered: () => source.values(session.pageStore.getState().page) ?? {},
    async autosave(): Promise<Autosaved> {
      const { page } = session.pageStore.getState()
      if (!hasChanges(session.pageStore.getState(), savedPage)) return 'not'
      const outcome = await recordSave.autosave(source.values(page) ?? {})
      if (typeof outcome === 'object') setSaved({ session, page, byItself: true })
      return outcome
    },
    /** Of a draft, after a conflict: true when what was changed here was put over what is stored, which is to be opened then. */
    keepMine: () => asDraft.keepMine(source.values(session.pageStore.getState().page) ?? {}),
    /** Returns the record's key, or `null` when it was not saved. */
    async submit(over?: number): Promise<string | null> {
      const { page } = session.pageStore.getState()
      const key = await save(source.values(page) ?? {}, over)
      if (key === null) return null
      // Until it is opened again there is nothing to lose: leaving does not ask.
      setSaved({ session, page, byItself: false })
      around.uiStore.refreshRecords()
      around.uiStore.announce(`The ${one} is saved`)
      return key
    },
  }
}

/** What is stored of a form: nothing of it is lost when it is left. */
interface SavedPage {
  readonly session: EditorSession
  readonly page: EditedPage
  /** Without a press of the button. */
  readonly byItself: boolean
}

interface EditedRecord extends Pick<RecordFormProps, 'client' | 'form' | 'opened'> {
  /** False for users who may only view it. */
  readonly canEdit?: boolean
  /** Whether the first field takes the focus at once, as in a dialog. */
  readonly takesFocus?: boolean
}

/** Focuses the first field, and fetches pictures again that have been described since. */
function useRecordChanges(
  { uiStore }: ReturnType<typeof recordSession>,
  takesFocus: boolean,
): void {
  const around = useSession()
  useEffect(() => {
    if (takesFocus) uiStore.focusField(RECORD)
    return around.uiStore.subscribe(({ recordChanges }) => uiStore.setState({ recordChanges }))
  }, [uiStore, around, takesFocus])
}

/** Focuses the first field with an error. */
function useWrongFields({ uiStore }: ReturnType<typeof recordSession>, saving: RecordSaving): void {
  useEffect(() => {
    const [first] = saving.state === 'wrong' ? saving.issues : []
    if (first?.field) uiStore.focusField(RECORD, first.field)
  }, [uiStore, saving])
}
