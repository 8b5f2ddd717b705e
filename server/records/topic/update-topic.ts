import { checkLanguage } from '../../documents/check-place'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { type RecordArguments, type SavedRecord, saveRecord } from '../save-record'
import { topicWriter } from './topic.writer'

interface UpdateTopicArguments extends Omit<RecordArguments, 'input'> {
  readonly id: string
  readonly topic: RecordArguments['input'] & {
    readonly language: string
    readonly locationId: string
  }
}

/** Writes the text of a topic without a page, for one location and language. */
export async function updateTopic(
  _: unknown,
  { topic: { language, ...input }, ...args }: UpdateTopicArguments,
  context: RequestContext,
): Promise<SavedRecord> {
  checkLanguage(language)
  const place = { language, locationId: inputId(input.locationId, 'locationId') }
  // Includes the language, so that one idempotency key in two languages represents two writes.
  return saveRecord(context, topicWriter(place), { ...args, input, language })
}
