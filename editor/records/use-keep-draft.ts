import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { saveDraft } from './forms/stored-draft'
import type { RecordEditorProps } from './record-editor-props'
import { changesOf } from './record-saving'
import type { useRecordForm } from './use-record-form'

/** Stores the changes of a live record as a draft beside it: visitors go on seeing what is published. */
export function useKeepDraft(
  { opened, draftOf: of, onKeptAsDraft, again }: RecordEditorProps,
  edited: Pick<ReturnType<typeof useRecordForm>, 'entered' | 'discard'>,
): () => Promise<void> {
  const { client } = useApp()
  const { uiStore } = useSession()
  return async () => {
    if (!of || !onKeptAsDraft) return
    const { stored, version } = opened
    const values = { ...Object(stored?.values), ...changesOf(opened.values, edited.entered()) }
    const expectedVersion = stored?.version ?? 0
    const sent = { values, baseVersion: version ?? 0, expectedVersion, idempotencyKey: newKey() }
    try {
      await saveDraft(client, of, sent)
      edited.discard()
      onKeptAsDraft()
      uiStore.toast('Saved as a draft. Visitors see what was there before.')
      again()
    } catch (error) {
      uiStore.toast(`Not saved. ${failureOf(error).message}`)
    }
  }
}
