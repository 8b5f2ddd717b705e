import { eq, or } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type topicRecord from '#schema/records/topic/topic.record'
import { topicChildren, topicItems, topics } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import type { RecordWriter } from '../record-writer'
import type { SavedRecord } from '../save-record'
import { type StatusArguments, setStatus } from '../set-status'
import { findTopic, type TopicRow, topicWriter } from './topic.writer'

const PLACE = { language: DEFAULT_LANGUAGE, locationId: DEFAULT_LOCATION_ID }

/** A topic belongs to the network, regardless of who writes its texts. */
const writer: RecordWriter<TopicRow, typeof topicRecord.fields> = {
  ...topicWriter(PLACE),
  async find(tx, id) {
    const row = await findTopic(tx, id, PLACE)
    return row && { ...row, locationId: null }
  },
  status: {
    of: ({ recordStatus }) => recordStatus,
    async write(tx, row, { status, ...savedBy }) {
      await tx.update(topics).set({ recordStatus: status }).where(eq(topics.id, row.id))
      return { ...row, ...savedBy, recordStatus: status }
    },
  },
  async purge(tx, id) {
    await tx.delete(topicItems).where(eq(topicItems.topicId, id))
    await tx
      .delete(topicChildren)
      .where(or(eq(topicChildren.topicId, id), eq(topicChildren.childId, id)))
    await tx.delete(topics).where(eq(topics.id, id))
  },
}

/** Writer that archives, deletes and purges topics without a page; their texts have separate mutations. */
export const topicStatusWriter = writer

/** Deletes, archives or restores a topic without a page. */
export function setTopicStatus(
  _: unknown,
  args: StatusArguments,
  context: RequestContext,
): Promise<SavedRecord> {
  return setStatus(context, writer, args)
}
