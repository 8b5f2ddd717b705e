import { useState } from 'react'
import { t } from '#schema/messages/t'
import { problemOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { NoteDialog } from '../ui/note-dialog'
import { type DraftName, submitDraft } from './forms/stored-draft'

/** Button that saves pending changes and submits them for review with a note. */
export function SubmitButton(props: SubmitProps) {
  const { of, version, isChanged, isInReview, hasWork, settle, reload } = props
  const { client } = useApp()
  const { uiStore } = useSession()
  const [submitted, setSubmitted] = useState<number | null>(null)
  const mayPress = hasWork && !isInReview
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        aria-disabled={!mayPress || undefined}
        onClick={() => void press()}
      >
        {isInReview ? t('In review') : t('Submit for review')}
      </Button>
      {submitted !== null && (
        <NoteDialog
          title={t('Submit this for review?')}
          description={t('Reviewers get an email. You can keep editing in the meantime.')}
          label={t('Submit')}
          required={null}
          send={(note) => problemOf(submit(submitted, note))}
          onClose={() => setSubmitted(null)}
        />
      )}
    </>
  )

  async function submit(expectedVersion: number, note: string): Promise<void> {
    await submitDraft(client, of, { expectedVersion, note })
    uiStore.toast(t('Submitted for review. Visitors see it once it is approved.'))
    reload()
  }

  async function press(): Promise<void> {
    if (!mayPress) return
    const saved = isChanged ? await settle() : version
    if (saved === null)
      return uiStore.toast(t('Not submitted: your changes couldn’t be saved. See above.'))
    setSubmitted(props.savesDraft ? saved : version)
  }
}

interface SubmitProps {
  readonly of: DraftName
  /** Version of the draft; 0 for a hidden record without one. */
  readonly version: number
  /** True if saving writes the draft instead of the hidden record. */
  readonly savesDraft: boolean
  readonly isChanged: boolean
  readonly isInReview: boolean
  /** True if there is something to submit. */
  readonly hasWork: boolean
  /** Saves everything that can be autosaved; returns the version, or `null` if unsaved changes remain. */
  readonly settle: () => Promise<number | null>
  /** Opens the stored record again. */
  readonly reload: () => void
}
