import { useAutosave } from './use-autosave'
import type { useRecordForm } from './use-record-form'
import { useRecovery } from './use-recovery'

/** Saves the draft of a form by itself, and stores in this browser what is typed until then. `name` identifies it there. */
export function useDraftAutosave(
  edited: ReturnType<typeof useRecordForm>,
  { name, version, isOn }: DraftToAutosave,
) {
  const { session, saved } = edited
  const unsaved = useRecovery(session, { name, version, saved })
  const { pageStore } = session
  const { cancel } = useAutosave({ pageStore, isOn, saved: saved?.page ?? null }, edited.autosave)
  return { unsaved, cancel }
}

interface DraftToAutosave {
  readonly name: string
  /** That of the draft the form was opened with. */
  readonly version: number
  readonly isOn: boolean
}
