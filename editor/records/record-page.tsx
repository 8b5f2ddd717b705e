import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import type { PanelMemory } from '../panel/form/panel-memory'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import { type ArchivedRecord, unarchive } from './archive-record'
import { DropDialog } from './drop-dialog'
import type { OpenedRecord, RecordFormOf } from './opened-record'
import { RecordFields } from './record-fields'
import { ArchiveButton, useArchiving } from './record-foot'
import { formOf } from './record-forms'
import { SaveMessage } from './save-message'
import { useLeaving } from './use-leaving'
import { useRecordForm } from './use-record-form'
import './record-page.css'

/** A record on a screen of its own. */
export function RecordPage({ kind, recordKey, ...rest }: RecordPageProps) {
  const { client } = useApp()
  const { context } = useSession()
  const form = formOf(kind)
  if (!form) throw new Error(`Records of the kind '${kind}' have no form`)
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  const place = { locationId: context.location.id, language: context.language }
  const { answer, again } = useAnswer(`${kind} ${recordKey}`, () =>
    form.open(client, recordKey, place),
  )
  if (answer.state === 'loading') return <Spinner label={`Loading the ${form.one}…`} />
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.value === null) return <p>{`There is no such ${form.one} (any more).`}</p>
  return (
    <OpenRecord
      key={answer.value.version}
      {...{ form, memory, again, ...rest }}
      opened={answer.value}
    />
  )
}

export interface RecordPageProps extends PageParts {
  readonly kind: string
  readonly recordKey: string
}

interface PageParts {
  /** False for who may only look. */
  readonly canEdit: boolean
  /** What becomes of it when it is archived; `null` for what stays, and for who may not archive it. */
  readonly consequence: string | null
  /** What is asked before these values are saved over those; `null` for nothing. */
  readonly question?: (change: Change) => ReactNode
  /** Called when it was saved or archived: whatever shows it is out of date. */
  readonly onChanged: () => void
}

/** A change that is about to be saved, and the ways on. */
export interface Change {
  readonly before: RawProps
  readonly after: RawProps
  readonly save: () => void
  readonly stay: () => void
}

interface OpenRecordProps extends PageParts {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  readonly memory: RefObject<PanelMemory>
  readonly again: () => void
}

function OpenRecord(props: OpenRecordProps) {
  const { form, opened, canEdit, memory, again } = props
  const { client } = useApp()
  const { uiStore } = useSession()
  const edited = useRecordForm({ client, form, opened, canEdit, takesFocus: false })
  const { saving, isChanged } = edited
  const leaving = useLeaving(isChanged)
  const [asked, setAsked] = useState<ReactNode>(null)
  return (
    <>
      <RecordFields
        {...{ edited, one: form.one, memory }}
        isArchived={opened.recordStatus === 'ARCHIVED'}
      />
      <SaveMessage
        saving={saving}
        one={form.one}
        saveOver={(version) => void save(version)}
        openTheirs={again}
      />
      <PageFoot {...props} isChanged={isChanged} isSaving={saving.state === 'saving'} save={ask} />
      {asked}
      {leaving && <DropDialog one={form.one} onStay={leaving.stay} onDrop={leaving.go} />}
    </>
  )

  function ask(): void {
    const question = props.question?.({
      before: opened.values,
      after: edited.entered(),
      save() {
        setAsked(null)
        void save()
      },
      stay: () => setAsked(null),
    })
    if (question) setAsked(question)
    else void save()
  }

  async function save(over?: number): Promise<void> {
    if ((await edited.submit(over)) === null) return
    uiStore.toast('Saved. Visitors see it now.')
    props.onChanged()
    again()
  }
}

function PageFoot(props: PageFootProps) {
  const { form, opened, canEdit, consequence, isChanged, isSaving, save, again, onChanged } = props
  const { client } = useApp()
  const name = String(opened.values[form.title] ?? '')
  const record = useArchiving({ client, form, opened }, `the ${form.one} “${name}”`)
  if (!canEdit)
    return <p className="record-page-foot ed-quiet">View only: who manages it can change it.</p>
  const changed = () => {
    onChanged()
    again()
  }
  if (opened.recordStatus === 'ARCHIVED')
    return record && consequence !== null ? (
      <RestoreFoot record={record} one={form.one} onDone={changed} />
    ) : null
  return (
    <div className="record-page-foot">
      {record && consequence !== null && (
        <ArchiveButton {...{ one: form.one, isChanged, record, consequence }} onDone={changed} />
      )}
      <p className="ed-quiet">{isChanged ? 'Not saved yet' : ''}</p>
      <Button look="primary" aria-disabled={isSaving || !isChanged || undefined} onClick={saveOnce}>
        {isSaving ? 'Saving…' : `Save ${form.one}`}
      </Button>
    </div>
  )

  function saveOnce(): void {
    if (isChanged && !isSaving) save()
  }
}

interface PageFootProps extends OpenRecordProps {
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly save: () => void
}

function RestoreFoot({ record, one, onDone }: RestoreFootProps) {
  const [problem, setProblem] = useState('')
  return (
    <div className="record-page-foot">
      {problem && (
        <p className="ed-message" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
      <Button
        look="primary"
        onClick={async () => {
          const went = await unarchive(record)
          if (went === null) onDone()
          else setProblem(went)
        }}
      >
        {`Restore the ${one}`}
      </Button>
    </div>
  )
}

interface RestoreFootProps {
  readonly record: ArchivedRecord
  readonly one: string
  readonly onDone: () => void
}
