import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { stepMessage } from '#schema/publication/step-message'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import type { UiStore } from '../store/ui-store'
import { readFacts } from './forms/opened-facts'
import type { RecordFormOf } from './forms/opened-record'
import { setStatusOfRecord } from './forms/record-forms'

/** The record to archive or restore, as opened by its form. */
export interface ArchivedRecord {
  readonly client: ApiClient
  readonly uiStore: Pick<UiStore, 'announce' | 'refreshRecords' | 'toast'>
  readonly form: RecordFormOf
  readonly id: string
  readonly version: number
  /** Its title; may be empty. */
  readonly name: string
}

/** Archives a record and offers undo; returns the error message, if any. */
export async function archive(record: ArchivedRecord): Promise<string | null> {
  try {
    const version = await setStatusOfRecord(record.client, record.form, {
      ...{ id: record.id, version: record.version, status: 'ARCHIVED' },
    })
    const text = await messageOf('archive', record)
    const action = { label: t('Undo'), run: () => void undo({ ...record, version }) }
    record.uiStore.refreshRecords()
    record.uiStore.toast(text, { action })
    record.uiStore.announce(joinSentences(text, t('Undo is available')))
    return null
  } catch (error) {
    return joinSentences(t('Nothing was archived.'), failureOf(error).message)
  }
}

/** Restores an archived record; returns the error message, if any. */
export async function unarchive(record: ArchivedRecord): Promise<string | null> {
  try {
    await setStatusOfRecord(record.client, record.form, {
      ...{ id: record.id, version: record.version, status: 'ACTIVE' },
    })
    record.uiStore.refreshRecords()
    record.uiStore.announce(await messageOf('restore', record))
    return null
  } catch (error) {
    return joinSentences(t('Nothing was restored.'), failureOf(error).message)
  }
}

async function undo(record: ArchivedRecord): Promise<void> {
  const problem = await unarchive(record)
  record.uiStore.toast(problem ?? (await messageOf('restore', record)))
}

/** Returns the message about what is stored now; the step alone while that can’t be read. */
async function messageOf(
  step: 'archive' | 'restore',
  { client, form, id, name }: ArchivedRecord,
): Promise<string> {
  const facts = await readFacts(client, form, id)
  if (facts) return stepMessage(step, facts, { name })
  return step === 'archive' ? t('Archived.') : t('Restored.')
}
