import { useEffect, useRef, useState } from 'react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { defaultsOf } from '#schema/fields/read'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { recordDefinition, recordDefinitions } from '#schema/records'
import { isOfNetwork } from '#schema/records/record'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { useApp } from '../app/app-context'
import { managesLocation } from '../screens/screens'
import { useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { asDraft, draftForm } from './forms/open-draft'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { isLive } from './forms/opened-record'
import { formOf } from './forms/record-forms'
import { RecordForm } from './record-form'
import './record-form.css'

/** Dialog that creates or edits a record. */
export function RecordDialog({ kind, ...given }: RecordDialogProps) {
  const form = formOf(kind)
  if (form) return <OpenDialog kind={kind} form={form} {...given} />
  const { edit, help } = recordDefinition(kind).words
  return (
    <Dialog title={edit} {...given}>
      <p>{help}</p>
    </Dialog>
  )
}

function OpenDialog({ kind, client, form, recordKey, onSaved, ...given }: OpenDialogProps) {
  const { account } = useApp()
  const [attempt, setAttempt] = useState(0)
  const opened = useOpened({ client, form, recordKey, attempt })
  const { context } = useSession()
  const closing = useClosing(given)
  if (typeof opened === 'object') {
    const definition = recordDefinitions.get(kind)
    const mayPublish = managesLocation(
      account,
      definition && isOfNetwork(definition) ? null : opened.locationId,
      permissionKind(kind),
    )
    const proposes = !mayPublish && opened.stored !== undefined && isLive(form, opened)
    return (
      <RecordForm
        key={attempt}
        {...{ client, onSaved, mayPublish, ...closing }}
        opened={proposes ? asDraft(kind, opened) : opened}
        form={proposes ? draftForm(kind, form) : (opened.form ?? form)}
        place={context.location.name}
        again={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <Dialog title={form.words.edit} {...closing}>
      <p role="status">{opened}</p>
    </Dialog>
  )
}

interface RecordDialogProps {
  readonly client: ApiClient
  readonly kind: string
  /** Key by which fields refer to it; `null` for a new record. */
  readonly recordKey: string | null
  readonly onSaved: (key: string) => void
  readonly onClose: () => void
  /** Called after the dialog has closed, to restore the focus. */
  readonly onClosed: () => void
}

type OpenDialogProps = RecordDialogProps & { readonly form: RecordFormOf }

type Closing = Pick<RecordDialogProps, 'onClose' | 'onClosed'>

/**
 * Returns close handlers that restore the focus only after the last dialog closes: while a record loads, one dialog replaces
 * another.
 */
function useClosing({ onClose, onClosed }: Closing): Closing {
  const isClosed = useRef(false)
  return {
    onClose() {
      isClosed.current = true
      onClose()
    },
    onClosed: () => isClosed.current && onClosed(),
  }
}

interface OpenRequest extends Pick<OpenDialogProps, 'client' | 'form' | 'recordKey'> {
  readonly attempt: number
}

/** Returns the opened record, or an error message. */
function useOpened({ client, form, recordKey, attempt }: OpenRequest): OpenedRecord | string {
  const { context } = useSession()
  const { language, location } = context
  const locationId = location.id
  const [answer, setAnswer] = useState<{ attempt: number; is: OpenedRecord | string } | null>(null)
  const [blank] = useState<OpenedRecord>(() => ({
    id: null,
    version: null,
    locationId: context.location.id,
    timeZone: context.location.timeZone,
    values: defaultsOf(form.fields),
  }))
  useEffect(() => {
    if (recordKey === null) return
    let isCurrent = true
    const show = (is: OpenedRecord | string) => isCurrent && setAnswer({ attempt, is })
    const place = { locationId, language }
    form.open(client, recordKey, place).then(
      (record) => show(record ?? t('This doesn’t exist anymore.')),
      (error) => show(joinSentences(t('This couldn’t be loaded.'), failureOf(error).message)),
    )
    return () => {
      isCurrent = false
    }
  }, [client, form, recordKey, attempt, locationId, language])
  if (recordKey === null) return blank
  return answer?.attempt === attempt ? answer.is : t('Loading…')
}
