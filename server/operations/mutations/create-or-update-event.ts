import type { RequestContext } from '../context'
import { eventKind } from '../records/event-kind'
import { type RecordArguments, type SavedRecord, saveRecord } from '../records/save-record'

export function createOrUpdateEvent(
  _: unknown,
  { event, ...args }: Omit<RecordArguments, 'input'> & { readonly event: RecordArguments['input'] },
  context: RequestContext,
): Promise<SavedRecord> {
  return saveRecord(context, eventKind, { ...args, input: event })
}
