import { useMemo, useRef, useState } from 'react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { defaultsOf } from '#schema/fields/read'
import { t } from '#schema/messages/t'
import { recordDefinition, recordDefinitions } from '#schema/records'
import { isOfNetwork } from '#schema/records/record'
import type { ApiClient } from '../api/fetch-query'
import { withApi } from '../app/api-provider'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useOpened } from '../app/use-opened'
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
export const RecordDialog = withApi(DialogOfKind)

function DialogOfKind({ kind, ...given }: RecordDialogProps) {
  const form = formOf(kind)
  if (form) return <OpenDialog kind={kind} form={form} {...given} />
  const { edit, help } = recordDefinition(kind).words
  return (
    <Dialog title={edit} {...given}>
      <p>{help}</p>
    </Dialog>
  )
}

function OpenDialog({ recordKey, ...given }: OpenDialogProps) {
  const [attempt, setAttempt] = useState(0)
  const props = { ...given, ...useClosing(given), reload: () => setAttempt(attempt + 1) }
  if (recordKey === null) return <NewRecord key={attempt} {...props} />
  return <StoredRecord key={attempt} {...props} recordKey={recordKey} />
}

function NewRecord(props: OpenedProps) {
  const { form } = props
  const { location } = useSession().context
  const [blank] = useState<OpenedRecord>(() => ({
    id: null,
    version: null,
    locationId: location.id,
    timeZone: location.timeZone,
    values: defaultsOf(form.fields),
  }))
  return <OpenedForm {...props} opened={blank} />
}

function StoredRecord({ recordKey, ...props }: OpenedProps & { readonly recordKey: string }) {
  const { form, onClose, onClosed } = props
  const { language, location } = useSession().context
  const place = useMemo(() => ({ locationId: location.id, language }), [location.id, language])
  const { opening } = form
  const { answer, failure, reload } = useOpened(opening.query, opening.variables(recordKey, place))
  const opened = useMemo(
    () => (answer === undefined ? null : opening.read(answer, recordKey, place)),
    [answer, opening, recordKey, place],
  )
  if (opened) return <OpenedForm {...props} opened={opened} />
  return (
    <Dialog title={form.words.edit} {...{ onClose, onClosed }}>
      {failure ? (
        <FailureNote failure={failure} reload={reload} />
      ) : (
        <p role="status">{answer ? t('This doesn’t exist anymore.') : t('Loading…')}</p>
      )}
    </Dialog>
  )
}

function OpenedForm({ kind, form, opened, ...given }: OpenedProps & DialogRecord) {
  const { account } = useApp()
  const { context } = useSession()
  const definition = recordDefinitions.get(kind)
  const mayPublish = managesLocation(
    account,
    definition && isOfNetwork(definition) ? null : opened.locationId,
    permissionKind(kind),
  )
  const proposes = !mayPublish && opened.stored !== undefined && isLive(form, opened)
  const proposed = useMemo(() => asDraft(kind, opened), [kind, opened])
  return (
    <RecordForm
      {...{ ...given, mayPublish }}
      opened={proposes ? proposed : opened}
      form={proposes ? draftForm(kind, form) : (opened.form ?? form)}
      place={context.location.name}
    />
  )
}

interface DialogRecord {
  readonly opened: OpenedRecord
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

interface OpenedProps extends Omit<OpenDialogProps, 'recordKey'> {
  /** Opens the stored record again. */
  readonly reload: () => void
}

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
