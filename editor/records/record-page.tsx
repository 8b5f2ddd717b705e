import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { t } from '#schema/messages/t'
import { openRecordQuery } from '../api/operations/record-writing'
import { FailureNote, UnreadNote } from '../app/error-page'
import { useOpened } from '../app/use-opened'
import type { PanelMemory } from '../panel/form/field-source'
import { Spinner } from '../ui/spinner'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { formOf } from './forms/record-forms'
import type { PageParts, PendingChanges } from './record-editor-props'
import { ReviewedEditor } from './reviewed-editor'

/** Screen of a record. */
export function RecordPage({ kind, recordKey, tools, startsAt = null, ...rest }: RecordPageProps) {
  const form = formOf(kind)
  if (!form?.readStored) throw new Error(`Records of the kind '${kind}' have no form`)
  const memory = useRef<PanelMemory>({ served: 0, group: startsAt })
  const pending = useRef<PendingChanges>(null)
  const { answer, failure, reload } = useOpened(openRecordQuery, { kind, key: recordKey })
  const record = answer?.record
  const opened = useMemo(() => record && form.readStored?.(record), [record, form])
  if (!answer && failure) return <FailureNote failure={failure} reload={reload} />
  if (!answer) return <Spinner label={t('Loading…')} />
  if (!opened) return <p>{t('This doesn’t exist anymore.')}</p>
  return (
    <>
      <UnreadNote failure={failure} reload={reload} />
      {tools?.({ form, pending, reload, opened })}
      <ReviewedEditor
        key={opened.id}
        {...{ kind, form, memory, pending, reload, ...rest }}
        opened={opened}
      />
    </>
  )
}

interface RecordPageProps extends Omit<PageParts, 'canEdit'> {
  /** Its location; `null` for records of the whole network. */
  readonly owner: number | null
  readonly kind: string
  readonly recordKey: string
  /** Initial tab; defaults to the first. */
  readonly startsAt?: PanelMemory['group']
  /** Elements above the form, such as the button for the saved versions. */
  readonly tools?: (of: RecordToolsOf) => ReactNode
}

/** Context of components next to a form. */
export interface RecordToolsOf {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  readonly pending: RefObject<PendingChanges | null>
  /** Opens the stored record again. */
  readonly reload: () => void
}
