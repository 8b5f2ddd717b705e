import type { RawProps } from '#schema/block/block'
import { type ApiClient, fetchQuery, write } from '../../api/fetch-query'
import type { RecordDraftQuery, RecordDraftQueryVariables } from '../../api/operations/generated'
import {
  dropRecordDraftMutation,
  recordDraftQuery,
  reviewRecordDraftMutation,
  saveRecordDraftMutation,
  submitRecordDraftMutation,
  withdrawRecordDraftMutation,
} from '../../api/operations/record-drafts'

/** Which draft is meant: whose it is, in which language. */
export type DraftName = RecordDraftQueryVariables
export type StoredDraft = NonNullable<RecordDraftQuery['recordDraft']>

/** The draft beside what visitors see; `null` where there is none. Failures are thrown as they came. */
export async function readDraft(client: ApiClient, of: DraftName): Promise<StoredDraft | null> {
  return (await fetchQuery(client, recordDraftQuery, of)).recordDraft
}

export interface DraftToSave {
  readonly values: RawProps
  /** The version of the record it was made from; 0 where there is none. */
  readonly baseVersion: number
  /** That of the draft; 0 to begin one. */
  readonly expectedVersion: number
  readonly idempotencyKey: string
}

/** Returns the version of the draft. */
export async function saveDraft(
  client: ApiClient,
  of: DraftName,
  draft: DraftToSave,
): Promise<number> {
  return (await write(client, saveRecordDraftMutation, { ...of, ...draft })).saved.version
}

export async function dropDraft(
  client: ApiClient,
  of: DraftName,
  expectedVersion: number,
): Promise<void> {
  await write(client, dropRecordDraftMutation, { ...of, expectedVersion })
}

/** Submits a draft for review; version 0 submits a hidden record as it is. */
export async function submitDraft(
  client: ApiClient,
  of: DraftName,
  step: { readonly expectedVersion: number; readonly note: string },
): Promise<void> {
  await write(client, submitRecordDraftMutation, { ...of, ...step })
  client.recordsChanged(of.kind)
}

export async function withdrawDraft(
  client: ApiClient,
  of: DraftName,
  expectedVersion: number,
): Promise<void> {
  await write(client, withdrawRecordDraftMutation, { ...of, expectedVersion })
  client.recordsChanged(of.kind)
}

interface ReviewStep {
  readonly action: 'APPROVE' | 'RETURN'
  readonly expectedVersion: number
  /** That of the record that was compared. */
  readonly recordVersion: number
  readonly note: string
}

export async function reviewDraft(
  client: ApiClient,
  of: DraftName,
  step: ReviewStep,
): Promise<void> {
  await write(client, reviewRecordDraftMutation, { ...of, ...step })
  client.recordsChanged(of.kind)
}
