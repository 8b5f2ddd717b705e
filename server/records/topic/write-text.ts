import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import { validateProps } from '#schema/fields/validate'
import topicRecord from '#schema/records/topic/topic.record'
import type { Orm } from '../../database/orm'
import type { Principal } from '../../people/access/principal'
import { readRecordInput } from '../read-record-input'
import { createRevision, saveInitialRevision } from '../record-revisions'
import { refusal } from '../refusal'
import { timeZoneOf } from '../save-record'
import type { TextInput } from './read-topic-input'
import { shownText, storeText, type TopicRow, topicWriter } from './topic.writer'

interface WrittenTopic {
  readonly tx: Orm
  readonly principal: Principal
  readonly id: number
  /** The previous topic; `null` for a new one. */
  readonly before: TopicRow | null
  /** Version of the topic including this text. */
  readonly version: number
}

/** Writes the text for a place, with its revision. Omitted fields keep the stored value, or the one currently shown there. */
export async function writeText(
  { tx, principal, id, before, version }: WrittenTopic,
  { given, language, locationId }: TextInput,
): Promise<void> {
  const place = { language, locationId }
  const { fields } = topicRecord
  const writer = topicWriter(place)
  const shown = await shownText({ tx, id, place })
  const read = readRecordInput(fields, given)
  if (!read.ok) throw refusal(writer, read.issues)
  const values = { ...shown, ...read.given }
  const issues = validateProps(fields, values)
  if (issues.length > 0) throw refusal(writer, issues)
  const timeZone = await timeZoneOf(tx, locationId ?? DEFAULT_LOCATION_ID)
  const revised = { tx, writer, timeZoneOf: () => timeZone }
  if (before) await saveInitialRevision(revised, { ...before, ...shown })
  await storeText({ tx, id, place }, values)
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
