import { useMemo } from 'react'
import { t } from '#schema/messages/t'
import { failureIn } from '../api/failure'
import { openRecordQuery } from '../api/operations/record-writing'
import { ErrorPage, MissingPage } from '../app/error-page'
import { useOpened } from '../app/use-opened'
import type { RecordFormOf } from '../records/forms/opened-record'
import { formOf } from '../records/forms/record-forms'
import { useLocation } from '../screens/use-location'
import { Spinner } from '../ui/spinner'
import { type CollectionKind, kindAt } from './collection-kinds'
import { NewRecord } from './new-record'
import { OneRecord } from './one-record'
import './collections.css'

/** Screen of a record in a list, or of a new one. */
export function CollectionRecord({ list, id }: CollectionRecordProps) {
  const kind = kindAt(list)
  const form = kind && formOf(kind.kind)
  if (!kind || !form?.readStored) return <MissingPage />
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
  const variables = { kind: kind.kind, id: String(id) }
  const { answer, failure, reload: reopen } = useOpened(openRecordQuery, variables)
  const record = answer?.record
  const opened = useMemo(() => (record && form.readStored?.(record)) ?? null, [record, form])
  const { location, error, refetch } = useLocation(opened?.locationId)
  const failed = failure ?? failureIn(error)
  const reload = () => {
    reopen()
    refetch()
  }
  if (opened && location)
    return <OneRecord {...{ kind, form, id, reload, opened, location }} failure={failed} />
  if (failed) return <ErrorPage failure={failed} reload={reload} />
  if (answer && (!opened || location === null)) return <MissingPage />
  return <Spinner label={t('Loading…')} />
}

interface StoredRecordProps {
  readonly kind: CollectionKind
  readonly form: RecordFormOf
  readonly id: number
}
