import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import type { UiStore } from '../store/ui-store'
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
    const text = archivedMessage(record.name)
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
    record.uiStore.announce(restoredMessage(record.name))
    return null
  } catch (error) {
    return joinSentences(t('Nothing was restored.'), failureOf(error).message)
  }
}

async function undo(record: ArchivedRecord): Promise<void> {
  const problem = await unarchive(record)
  record.uiStore.toast(problem ?? restoredMessage(record.name))
}

function archivedMessage(title: string): string {
  return title ? t('Archived “{title}”.', { title }) : t('Archived.')
}

function restoredMessage(title: string): string {
  return title ? t('Restored “{title}”.', { title }) : t('Restored.')
}
