import type { RawProps } from '#schema/block/block'
import { recordDefinitions } from '#schema/records'
import type { ApiClient } from '../../api/fetch-query'
import { declaredForm } from './declared-form'
import type { OpenedRecord, RecordFormOf, StatusToSet, WrittenRecord } from './opened-record'
import { pageForm, topicForm } from './page-form'

const forms = new Map<string, RecordFormOf>([
  ['page', pageForm],
  ['topic', topicForm],
])

/** Returns the form of a kind; `null` for kinds that can't be edited here. */
export function formOf(kind: string): RecordFormOf | null {
  const known = forms.get(kind)
  if (known) return known
  const definition = recordDefinitions.get(kind)
  if (!definition?.api.writes) return null
  const form = declaredForm(definition)
  forms.set(kind, form)
  return form
}

interface RecordToWrite {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** Changed values; all others stay unchanged. */
  readonly values: RawProps
  readonly idempotencyKey: string
  /** True for an autosave: consecutive autosaves become one revision. */
  readonly autosave?: boolean
  /** The version of the draft that this save publishes. */
  readonly draftVersion?: number
}

/** Saves a record. Cached results that may contain it are refetched when shown next. */
export async function writeRecord(
  client: ApiClient,
  { form, opened, values, idempotencyKey, autosave = false, draftVersion }: RecordToWrite,
): Promise<WrittenRecord> {
  const about = {
    ...{ id: opened.id, expectedVersion: opened.version, idempotencyKey },
    ...(autosave && { autosave }),
    ...(draftVersion !== undefined && { draftVersion }),
  }
  const written = await form.write(client, opened, { values, about })
  client.recordsChanged(form.kind)
  return written
}

/** Archives or restores a record; returns the new version. Errors are thrown unchanged. */
export async function setStatusOfRecord(
  client: ApiClient,
  form: RecordFormOf,
  step: StatusToSet,
): Promise<number> {
  if (!form.status) throw new Error(`A ${form.kind} has no status`)
  const version = await form.status.set(client, step)
  client.recordsChanged(form.kind)
  return version
}
