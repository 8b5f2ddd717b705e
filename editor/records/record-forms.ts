import type { ApolloClient } from '@apollo/client'
import type { RawProps } from '#schema/block/block'
import { recordDefinitions } from '#schema/records'
import { declaredForm } from './declared-form'
import type { OpenedRecord, RecordFormOf, StatusToSet } from './opened-record'
import { pageForm, topicForm } from './page-form'

const forms = new Map<string, RecordFormOf>([
  ['page', pageForm],
  ['topic', topicForm],
])

/** The form of a kind; `null` for kinds that are not written here. */
export function formOf(kind: string): RecordFormOf | null {
  const known = forms.get(kind)
  if (known) return known
  const definition = recordDefinitions.get(kind)
  if (!definition?.api.writes) return null
  const form = declaredForm(definition)
  forms.set(kind, form)
  return form
}

export interface RecordToWrite {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** What has changed; what is not among it stays as it is stored. */
  readonly values: RawProps
  readonly idempotencyKey: string
}

/** Writes a record; returns the key that fields keep. What is shown next is fetched again. */
export async function writeRecord(
  client: ApolloClient,
  { form, opened, values, idempotencyKey }: RecordToWrite,
): Promise<string> {
  const about = { id: opened.id, expectedVersion: opened.version, idempotencyKey }
  const key = await form.write(client, opened, { values, about })
  forgetAnswers(client)
  return key
}

/** Archives a record or restores it; returns its version then. Failures are thrown as they came. */
export async function setStatusOfRecord(
  client: ApolloClient,
  form: RecordFormOf,
  step: StatusToSet,
): Promise<number> {
  if (!form.status) throw new Error(`A ${form.one} has no status`)
  const version = await form.status.set(client, step)
  forgetAnswers(client)
  return version
}

/** Any answer may hold the record that has changed: lists, other records that show it, what was found. */
function forgetAnswers({ cache }: ApolloClient): void {
  cache.evict({ id: 'ROOT_QUERY' })
  cache.gc()
}
