import { Archive } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { ArchiveDialog } from './archive-dialog'
import { type ArchivedRecord, archive, unarchive } from './archive-record'
import type { RecordFormProps } from './record-form'
import { isKept, type KeptKind } from './record-writing'
import type { RecordSaving } from './use-record-save'

/** What can be done with a record: saved, archived, or brought back from the archive. */
export function RecordFoot({ form, one, title, saving, isChanged, leave, submit }: FootProps) {
  const { kind, opened } = form
  const record = useArchiving(form, `the ${one}${title && ` “${title}”`}`)
  if (record && opened.recordStatus === 'ARCHIVED')
    return <ArchivedFoot record={record} one={one} leave={leave} again={form.again} />
  const isNew = opened.id === null
  return (
    <>
      {record && opened.recordStatus === 'ACTIVE' && isKept(kind) && (
        <ArchiveButton {...{ kind, one, isChanged, record }} onDone={form.onClose} />
      )}
      <Button onClick={leave}>Cancel</Button>
      <Button
        look="primary"
        aria-disabled={saving.state === 'saving' || undefined}
        onClick={submit}
      >
        {saving.state === 'saving' ? 'Saving…' : `${isNew ? 'Create' : 'Save'} ${one}`}
      </Button>
    </>
  )
}

interface FootProps {
  readonly form: RecordFormProps
  readonly one: string
  readonly title: string
  readonly saving: RecordSaving
  readonly isChanged: boolean
  readonly leave: () => void
  readonly submit: () => void
}

/** The record as it is put away and brought back; `null` for one that is yet to be made, and for kinds that stay. */
function useArchiving(
  { client, kind, opened }: RecordFormProps,
  name: string,
): ArchivedRecord | null {
  const { uiStore } = useSession()
  const { id, version } = opened
  if (id === null || version === null || !isKept(kind)) return null
  return { client, uiStore, kind, id, version, name }
}

function ArchiveButton({ kind, one, isChanged, record, onDone }: ArchiveButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        className="record-form-archive"
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
      >
        <Archive size={14} aria-hidden />
        Archive…
      </Button>
      {isAsked && (
        <ArchiveDialog
          {...{ kind, one, isChanged }}
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
  readonly kind: KeptKind
  readonly one: string
  readonly isChanged: boolean
  readonly record: ArchivedRecord
  readonly onDone: () => void
}

function ArchivedFoot({ record, one, leave, again }: ArchivedFootProps) {
  const [problem, setProblem] = useState('')
  return (
    <>
      {problem && (
        <p className="ed-message record-form-archive" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
      <Button onClick={leave}>Close</Button>
      <Button
        look="primary"
        onClick={async () => {
          const went = await unarchive(record)
          if (went === null) again()
          else setProblem(went)
        }}
      >
        {`Bring the ${one} back`}
      </Button>
    </>
  )
}

interface ArchivedFootProps {
  readonly record: ArchivedRecord
  readonly one: string
  readonly leave: () => void
  readonly again: () => void
}
