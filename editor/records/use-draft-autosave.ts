import { useAutosave } from './use-autosave'
import type { useRecordForm } from './use-record-form'
import { useRecovery } from './use-recovery'

/** Saves the draft of a form by itself, and stores in this browser what is typed until then. `name` identifies it there. */
export function useDraftAutosave(
  edited: ReturnType<typeof useRecordForm>,
  { name, version, isOn }: DraftToAutosave,
) {
  const { session } = edited
  const { unsaved, settle, settleAt } = useRecovery(session, { name, version })
  const { cancel } = useAutosave(session, isOn, async () => {
    const { page } = session.pageStore.getState()
    const outcome = await edited.autosave()
    if (typeof outcome === 'object') settleAt(page, outcome.version)
    return outcome
  })
  return { unsaved, settle, cancel }
}

interface DraftToAutosave {
  readonly name: string
  /** That of the draft the form was opened with. */
  readonly version: number
  readonly isOn: boolean
}
