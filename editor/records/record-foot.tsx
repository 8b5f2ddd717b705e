import { Archive } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { MoreActions } from '../screens/more-actions'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { keepMessagesAbove } from '../ui/toast-host'
import { ArchiveDialog } from './archive-dialog'
import { type ArchivedRecord, archive, unarchive } from './archive-record'
import type { RecordFormProps } from './forms/opened-record'
import type { RecordSaving } from './record-state'
import { SubmitButton } from './submit-button'

/** Actions of a form: save, archive, restore. */
export function RecordFoot(foot: FootProps) {
  const { props, title, saving, isChanged, leave } = foot
  const { form, opened } = props
  const record = useArchiving(props, title)
  if (record && opened.recordStatus === 'ARCHIVED')
    return <ArchivedFoot record={record} leave={leave} reload={props.reload} />
  return (
    <>
      {record && form.status && opened.recordStatus === 'ACTIVE' && (
        <ArchiveButton
          {...{ isChanged, record }}
          consequence={form.status.consequence}
          onDone={props.onClose}
        />
      )}
      <Button onClick={leave}>{foot.draftVersion === null ? t('Cancel') : t('Close')}</Button>
      {opened.draft && !props.mayPublish ? (
        <SubmitButton
          isChanged={isChanged}
          of={opened.draft.of}
          version={foot.draftVersion ?? 0}
          savesDraft
          isInReview={opened.stored?.status === 'IN_REVIEW'}
          hasWork={isChanged || (foot.draftVersion ?? 0) > 0}
          settle={foot.settle}
          reload={props.reload}
        />
      ) : (
        <Button
          look="primary"
          aria-disabled={saving.state === 'saving' || undefined}
          onClick={foot.submit}
        >
          {saving.state === 'saving' ? t('Saving…') : labelOf(foot)}
        </Button>
      )}
    </>
  )
}

function labelOf({ props, draftVersion }: FootProps): string {
  return saveLabel({ isNew: props.opened.id === null, publishes: draftVersion !== null })
}

interface FootProps {
  readonly props: RecordFormProps
  readonly title: string
  readonly saving: RecordSaving
  readonly isChanged: boolean
  /** Version of the draft; `null` for records that are saved directly. */
  readonly draftVersion: number | null
  readonly leave: () => void
  readonly submit: () => void
  /** Saves pending changes without the button. */
  readonly settle: () => Promise<number | null>
}

/** Returns the record to archive or restore; `null` for a new one, and for kinds that can't be archived. */
export function useArchiving(
  { client, form, opened }: Pick<RecordFormProps, 'client' | 'form' | 'opened'>,
  name: string,
): ArchivedRecord | null {
  const { uiStore } = useSession()
  const { id, version } = opened
  if (id === null || version === null || !form.status) return null
  return { client, uiStore, form, id, version, name }
}

/** Menu with the action to archive a record after a confirmation. In a menu, because it is rarely used. */
export function ArchiveButton({ consequence, isChanged, record, onDone }: ArchiveButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <div className="record-form-archive">
        <MoreActions
          tools={[
            { label: t('Archive…'), icon: Archive, danger: true, run: () => setIsAsked(true) },
          ]}
        />
      </div>
      {isAsked && (
        <ArchiveDialog
          {...{ consequence, isChanged }}
          archive={async () => {
            const problem = await archive(record)
            if (problem === null) onDone()
            return problem
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

interface ArchiveButtonProps {
  readonly consequence: string
  readonly isChanged: boolean
  readonly record: ArchivedRecord
  readonly onDone: () => void
}

function ArchivedFoot({ record, leave, reload }: ArchivedFootProps) {
  const [problem, setProblem] = useState('')
  return (
    <>
      {problem && (
        <p className="ed-message record-form-archive" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
      <Button onClick={leave}>{t('Close')}</Button>
      <RestoreButton {...{ record, setProblem }} onDone={reload} />
    </>
  )
}

interface ArchivedFootProps {
  readonly record: ArchivedRecord
  readonly leave: () => void
  readonly reload: () => void
}

/** Actions of an archived record on its own screen. */
export function RestoreFoot({ record, onDone }: RestoreFootProps) {
  const [problem, setProblem] = useState('')
  return (
    <div className="record-page-foot" ref={keepMessagesAbove}>
      <ProblemNote text={problem} />
      <RestoreButton {...{ record, setProblem, onDone }} />
    </div>
  )
}

interface RestoreFootProps {
  readonly record: ArchivedRecord
  readonly onDone: () => void
}

function RestoreButton({ record, onDone, setProblem }: RestoreButtonProps) {
  return (
    <Button
      look="primary"
      onClick={async () => {
        const problem = await unarchive(record)
        if (problem === null) onDone()
        else setProblem(problem)
      }}
    >
      {t('Restore')}
    </Button>
  )
}

interface RestoreButtonProps extends RestoreFootProps {
  readonly setProblem: (problem: string) => void
}

interface SaveLabelOptions {
  readonly isNew: boolean
  /** True if saving also publishes a draft. */
  readonly publishes: boolean
}

/** Returns the label of the save button: "Create", "Save" or "Publish". */
export function saveLabel({ isNew, publishes }: SaveLabelOptions): string {
  if (publishes) return t('Publish')
  return isNew ? t('Create') : t('Save')
}
