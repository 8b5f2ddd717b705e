import type { ApolloClient } from '@apollo/client'
import { failureOf } from '../api/failure'
import type { UiStore } from '../store/ui-store'
import { type KeptKind, setStatusOfRecord } from './record-writing'

/** A record that is put away or brought back, as its form has opened it. */
export interface ArchivedRecord {
  readonly client: ApolloClient
  readonly uiStore: Pick<UiStore, 'announce' | 'refreshRecords' | 'toast'>
  readonly kind: KeptKind
  readonly id: string
  readonly version: number
  /** What it is called in a sentence: `the event “Diwali”`. */
  readonly name: string
}

/** Archives a record and offers the way back; answers what went wrong, in a sentence. */
export async function archive(record: ArchivedRecord): Promise<string | null> {
  try {
    const version = await setStatusOfRecord(record.client, { ...record, status: 'ARCHIVED' })
    const text = `Archived ${record.name}.`
    const action = { label: 'Undo', run: () => void undo({ ...record, version }) }
    record.uiStore.refreshRecords()
    record.uiStore.toast(text, { action })
    record.uiStore.announce(`${text} Undo is available`)
    return null
  } catch (error) {
    return `Nothing was archived. ${failureOf(error).message}`
  }
}

/** Makes an archived record be seen again; answers what went wrong, in a sentence. */
export async function unarchive(record: ArchivedRecord): Promise<string | null> {
  try {
    await setStatusOfRecord(record.client, { ...record, status: 'ACTIVE' })
    record.uiStore.refreshRecords()
    record.uiStore.announce(`Brought back ${record.name}`)
    return null
  } catch (error) {
    return `Nothing was brought back. ${failureOf(error).message}`
  }
}

async function undo(record: ArchivedRecord): Promise<void> {
  const problem = await unarchive(record)
  record.uiStore.toast(problem ?? `Brought back ${record.name}.`)
}
