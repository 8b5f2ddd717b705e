import { type ReactNode, type RefObject, useRef } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { FailureNote, UnreadNote } from '../app/error-page'
import { useKeptAnswer } from '../app/use-cached-request'
import type { PanelMemory } from '../panel/form/field-source'
import { useSession } from '../store/session'
import { Spinner } from '../ui/spinner'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { formOf } from './forms/record-forms'
import type { PageParts, PendingChanges } from './record-editor-props'
import { ReviewedEditor } from './reviewed-editor'

/** Screen of a record. */
export function RecordPage({ kind, recordKey, tools, startsAt = null, ...rest }: RecordPageProps) {
  const { client } = useApp()
  const { context } = useSession()
  const form = formOf(kind)
  if (!form) throw new Error(`Records of the kind '${kind}' have no form`)
  const memory = useRef<PanelMemory>({ served: 0, group: startsAt })
  const pending = useRef<PendingChanges>(null)
  const place = { locationId: context.location.id, language: context.language }
  const { answer, failure, again } = useKeptAnswer(`${kind} ${recordKey}`, () =>
    form.open(client, recordKey, place),
  )
  if (answer.state === 'loading') return <Spinner label={t('Loading…')} />
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.value === null) return <p>{t('This doesn’t exist anymore.')}</p>
  return (
    <>
      <UnreadNote failure={failure} again={again} />
      {tools?.({ form, pending, again, opened: answer.value })}
      <ReviewedEditor
        key={answer.value.id}
        {...{ kind, form, memory, pending, again, ...rest }}
        opened={answer.value}
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
  readonly again: () => void
}
