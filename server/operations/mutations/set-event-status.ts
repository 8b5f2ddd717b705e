import type { RequestContext } from '../context'
import { eventKind } from '../records/event-kind'
import type { SavedRecord } from '../records/save-record'
import { type StatusArguments, setStatus } from '../records/set-status'

export function setEventStatus(
  _: unknown,
  args: StatusArguments,
  context: RequestContext,
): Promise<SavedRecord> {
  return setStatus(context, eventKind, args)
}
