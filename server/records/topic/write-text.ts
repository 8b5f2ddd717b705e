import { eq } from 'drizzle-orm'
import { bestOf, DEFAULT_LOCATION_ID } from '#schema/entities/place'
import { validateProps } from '#schema/fields/validate'
import topicRecord from '#schema/records/topic/topic.record'
import type { Orm } from '../../database/orm'
import { topicItems } from '../../database/tables'
import type { Principal } from '../../people/access/principal'
import { readRecordInput } from '../read-record-input'
import { createRevision, saveInitialRevision } from '../record-revisions'
import { refusal } from '../refusal'
import { timeZoneOf } from '../save-record'
import type { TextInput } from './read-topic-input'
import { type TopicRow, topicWriter } from './topic.writer'

interface WrittenTopic {
  readonly tx: Orm
  readonly principal: Principal
  readonly id: number
  /** The topic as it was; `null` for a new one. */
  readonly before: TopicRow | null
  /** That of the topic with this text. */
  readonly version: number
}

/** Writes the text for a place, with its revision. Omitted fields stay as they are stored, or as they are shown there now. */
export async function writeText(
  { tx, principal, id, before, version }: WrittenTopic,
  { given, language, locationId }: TextInput,
): Promise<void> {
  const place = { language, locationId }
  const { fields } = topicRecord
  const writer = topicWriter(place)
  const known = await tx.select().from(topicItems).where(eq(topicItems.topicId, id))
  const { title = '', richText = '' } = bestOf(known, place) ?? {}
  const read = readRecordInput(fields, given)
  if (!read.ok) throw refusal(writer, read.issues)
  const values = { title, richText, ...read.given }
  const issues = validateProps(fields, values)
  if (issues.length > 0) throw refusal(writer, issues)
  const timeZone = await timeZoneOf(tx, locationId ?? DEFAULT_LOCATION_ID)
  const revised = { tx, writer, timeZoneOf: () => timeZone }
  if (before) await saveInitialRevision(revised, { ...before, title, richText })
  await tx
    .insert(topicItems)
    .values({ topicId: id, ...place, ...values })
    .onConflictDoUpdate({
      target: [topicItems.topicId, topicItems.language, topicItems.locationId],
      set: values,
    })
  const savedBy = { version, updatedAt: new Date(), updatedByName: principal.name }
  const row = {
    id,
    locationId,
    recordStatus: before?.recordStatus ?? 'ACTIVE',
    ...savedBy,
  } as const
  const action = before ? 'save' : 'create'
  await createRevision(revised, { ...row, ...values }, { action, principal })
}
