import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import type { EditorSession } from '../store/session'
import { Button } from '../ui/button'
import { keepMessagesAbove } from '../ui/toast-host'
import { DraftNote } from './draft-note'
import type { RecordEditorProps } from './record-editor-props'
import { ArchiveButton, RestoreFoot, saveLabel, useArchiving } from './record-foot'
import { SubmitButton } from './submit-button'
import { UndoButtons } from './undo-buttons'
import './record-page.css'

/** Actions below a record's form. */
export function PageFoot(props: PageFootProps) {
  const { form, opened, canEdit, consequence, isChanged, reopen, onChanged } = props
  const { client } = useApp()
  const name = String(opened.values[form.title] ?? '')
  const record = useArchiving({ client, form, opened }, name)
  if (!canEdit)
    return (
      <p className="record-page-foot ed-quiet">
        {props.viewOnly ?? t('View only. Only people who manage this can edit it.')}
      </p>
    )
  const changed = () => {
    onChanged()
    reopen()
  }
  // The actions above the form restore it from the trash.
  if (opened.recordStatus === 'DELETED') return null
  if (opened.recordStatus === 'ARCHIVED')
    return record && consequence !== null ? <RestoreFoot record={record} onDone={changed} /> : null
  return (
    <div className="record-page-foot" ref={keepMessagesAbove}>
      {record && consequence !== null && opened.recordStatus === 'ACTIVE' && (
        <ArchiveButton {...{ isChanged, record, consequence }} onDone={changed} />
      )}
      <UndoButtons session={props.session} />
      <SaveNote {...props} />
      <SaveButtons {...props} />
    </div>
  )
}

function SaveButtons(props: PageFootProps) {
  const { form, opened, isChanged, isLocked, draftVersion, mayPublish = true, reopen } = props
  const { draftOf, onKeptAsDraft } = props
  const isNew = opened.id === null
  const isDraft = draftVersion !== null
  const submits = !mayPublish && !isNew && draftOf !== undefined
  const hasWork = isChanged || isNew || (draftVersion ?? 0) > 0
  return (
    <>
      {onKeptAsDraft && !isDraft && !form.isInternal && (
        <Button
          aria-disabled={isLocked || !isChanged || undefined}
          onClick={() => {
            if (isChanged && !isLocked) void props.keepDraft()
          }}
        >
          {t('Save as draft')}
        </Button>
      )}
      {submits ? (
        <SubmitButton
          {...{ isChanged, settle: props.settle, reload: reopen }}
          of={draftOf}
          isInReview={opened.stored?.status === 'IN_REVIEW'}
          version={isDraft ? draftVersion : (opened.stored?.version ?? 0)}
          savesDraft={isDraft}
          hasWork={!isDraft || hasWork}
        />
      ) : (
        <Button
          look="primary"
          aria-disabled={isLocked || !hasWork || undefined}
          onClick={() => {
            if (hasWork && !isLocked) props.save()
          }}
        >
          {labelOf(props)}
        </Button>
      )}
    </>
  )
}

function labelOf({ opened, isSaving, draftVersion }: PageFootProps): string {
  const publishes = draftVersion !== null
  if (isSaving) return publishes ? t('Publishing…') : t('Saving…')
  return saveLabel({ isNew: opened.id === null, publishes })
}

function SaveNote(props: PageFootProps) {
  const { form, opened, isChanged, isAutosaved, draftVersion, reopen } = props
  if (opened.draft && draftVersion !== null)
    return (
      <DraftNote
        {...{ isChanged, isAutosaved, version: draftVersion }}
        draft={opened.draft}
        onDropped={reopen}
      />
    )
  const autosaved = form.isInternal ? t('Saved') : t('Saved as a draft')
  const saved = isAutosaved ? autosaved : ''
  return (
    <>
      {/* Warns if saving publishes immediately. */}
      {props.onKeptAsDraft && !form.isInternal && (
        <p className="ed-quiet record-page-live">{t('Changes go live as soon as you save.')}</p>
      )}
      <p className="ed-quiet" role="status">
        {isChanged ? t('Not saved yet') : saved}
      </p>
    </>
  )
}

interface PageFootProps extends RecordEditorProps {
  readonly session: EditorSession
  /** Opens the stored record and discards the input. */
  readonly reopen: () => void
  readonly isChanged: boolean
  readonly isAutosaved: boolean
  readonly isSaving: boolean
  readonly save: () => void
  /** Version of the draft in the form; `null` if the form is saved directly. */
  readonly draftVersion: number | null
  /** Saves pending changes without the button. */
  readonly settle: () => Promise<number | null>
  readonly keepDraft: () => Promise<void>
}
