import { t } from '#schema/messages/t'
import { openLocation } from '../api/locations'
import { useApp } from '../app/app-context'
import { ErrorPage, MissingPage } from '../app/error-page'
import { useKeptAnswer } from '../app/use-cached-request'
import type { RecordFormOf } from '../records/forms/opened-record'
import { formOf } from '../records/forms/record-forms'
import { Spinner } from '../ui/spinner'
import { type CollectionKind, kindAt } from './collection-kinds'
import { NewRecord } from './new-record'
import { OneRecord } from './one-record'
import './collections.css'

/** Screen of a record in a list, or of a new one. */
export function CollectionRecord({ list, id }: CollectionRecordProps) {
  const kind = kindAt(list)
  const form = kind && formOf(kind.kind)
  if (!kind || !form?.openById) return <MissingPage />
  return id === 'new' ? (
    <NewRecord kind={kind} form={form} />
  ) : (
    <StoredRecord kind={kind} form={form} id={id} />
  )
}

interface CollectionRecordProps {
  readonly list: string
  readonly id: number | 'new'
}

function StoredRecord({ kind, form, id }: StoredRecordProps) {
  const { client } = useApp()
  const { answer, failure, again } = useKeptAnswer(`${kind.kind} ${id}`, async () => {
    const opened = await form.openById?.(client, id)
    const location = opened ? await openLocation(client, opened.locationId) : null
    return opened && location ? { opened, location } : null
  })
  if (answer.state === 'loading') return <Spinner label={t('Loading…')} />
  if (answer.state === 'failed') return <ErrorPage failure={answer.failure} again={again} />
  if (answer.value === null) return <MissingPage />
  return <OneRecord {...{ kind, form, id, failure, again }} {...answer.value} />
}

interface StoredRecordProps {
  readonly kind: CollectionKind
  readonly form: RecordFormOf
  readonly id: number
}
