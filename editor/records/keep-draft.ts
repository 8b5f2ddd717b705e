import type { ApiClient } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import type { EditedRecord } from './edited-record'
import { type DraftName, saveDraft } from './forms/stored-draft'
import { changesOf } from './record-sending'

/** Stores the changes of a public record as a draft: visitors keep seeing the published version. Errors are thrown unchanged. */
export async function keepDraft(
  client: ApiClient,
  of: DraftName,
  { opened, entered, discard }: Pick<EditedRecord, 'opened' | 'entered' | 'discard'>,
): Promise<void> {
  const { stored, version, values: before } = opened
  const values = { ...Object(stored?.values), ...changesOf(before, entered()) }
  const expectedVersion = stored?.version ?? 0
  const sent = { values, baseVersion: version ?? 0, expectedVersion, idempotencyKey: newKey() }
  await saveDraft(client, of, sent)
  discard()
}
