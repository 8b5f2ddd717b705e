import type { RawProps } from '#schema/block/block'
import { type ApiClient, write } from '../../api/fetch-query'
import type {
  DropRecordDraftMutationVariables,
  RecordDraftPartsFragment,
} from '../../api/operations/generated'
import {
  dropRecordDraftMutation,
  reviewRecordDraftMutation,
  saveRecordDraftMutation,
  submitRecordDraftMutation,
  withdrawRecordDraftMutation,
} from '../../api/operations/record-drafts'

/** Identifies a draft by record, location and language. */
export type DraftName = Omit<DropRecordDraftMutationVariables, 'expectedVersion'>
export type StoredDraft = RecordDraftPartsFragment

interface DraftToSave {
  readonly values: RawProps
  /** The record version that it was based on; 0 if there is none. */
  readonly baseVersion: number
  /** Version of the draft; 0 to start one. */
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
  /** Version of the compared record. */
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
