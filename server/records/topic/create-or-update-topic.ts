import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/place'
import topicRecord from '#schema/records/topic/topic.record'
import { type CacheTag, recordTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { topics } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { writeChildren } from '../../documents/write-children'
import { recordName } from '../../events/domain-event'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { withIdempotency } from '../../graphql/operations/idempotency'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { missingPictures } from '../check-pictures'
import { conflict } from '../lock-record'
import type { SavedRecord } from '../save-record'
import { readTopicInput, type SaveTopicArguments, type TopicInput } from './read-topic-input'
import { type TopicRow, textTags, topicWriter } from './topic.writer'
import { writeText } from './write-text'

interface TopicSaveContext {
  readonly tx: Orm
  readonly principal: Principal
  readonly input: TopicInput
}

/** Creates a topic without a page, or updates its given fields, in one transaction with its audit row. */
export async function createOrUpdateTopic(
  _: unknown,
  args: SaveTopicArguments,
  context: RequestContext,
): Promise<SavedRecord> {
  const principal = requireSignIn(context.principal)
  const input = readTopicInput(args)
  const request = {
    principal,
    key: args.idempotencyKey ?? null,
    payload: { ...args, record: 'topic', idempotencyKey: null },
  }
  return context.app.changes.write((tx) =>
    withIdempotency(tx, request, async () => {
      const saveContext = { tx, principal, input }
      checkMayWrite(saveContext)
      const before = args.id == null ? null : await lockTopicForUpdate(saveContext, args)
      // The version counts the rows of the audit chain (`topicVersion`), including the first.
      const version = (before?.version ?? 1) + 1
      const { id, ...written } = await writeTopic(saveContext, before, version)
      await emit(tx, {
        ...{ type: 'record.saved', by: context, ...recordName(topicRecord, id) },
        action: before === null ? 'create' : 'save',
        locationId: input.texts[0]?.locationId ?? input.children[0]?.locationId ?? null,
        fromVersion: before?.version ?? null,
        toVersion: version,
        ...written,
      })
      return {
        id: String(id),
        slug: null,
        version,
        savedAt: new Date().toISOString(),
        isPublic: (before?.recordStatus ?? 'ACTIVE') === 'ACTIVE',
        ...{ publishedAt: null, until: null },
      }
    }),
  )
}

/** Throws unless the principal manages the locations of the texts, and the network for everything else. */
function checkMayWrite({ principal, input: { texts, facts } }: TopicSaveContext): void {
  for (const { locationId, language } of texts)
    if (!can(principal, 'saveLive', { locationId, isPublic: false, kind: 'topic', language }))
      throw new ApiError(
        'FORBIDDEN',
        locationId === null
          ? refusalFor('textsOfAllForbidden')
          : refusalFor('textsOfLocationForbidden', { id: locationId }),
      )
  if (
    Object.keys(facts).length > 0 &&
    !can(principal, 'saveLive', { locationId: null, isPublic: false, kind: 'topic' })
  )
    throw new ApiError('FORBIDDEN', refusalFor('topicDetailsForbidden'))
}

async function lockTopicForUpdate({ tx, input }: TopicSaveContext, args: SaveTopicArguments) {
  const [place = { locationId: DEFAULT_LOCATION_ID, language: DEFAULT_LANGUAGE }] = input.texts
  const writer = topicWriter({ ...place, locationId: place.locationId ?? DEFAULT_LOCATION_ID })
  const id = idOf(args.id ?? '')
  const row = id === null ? undefined : await writer.find(tx, id)
  if (!row) throw notFound('topic')
  if (args.expectedVersion == null)
    throw new ApiError(
      'VERSION_REQUIRED',
      forPrograms('Pass expectedVersion: the version that this is based on.'),
    )
  if (args.expectedVersion !== row.version) throw conflict(writer, row, args.expectedVersion)
  return row
}

interface WrittenTopic {
  readonly id: number
  readonly tags: readonly CacheTag[]
  /** Topics that were moved below it. */
  readonly alsoChanged: readonly number[]
}

async function writeTopic(
  saveContext: TopicSaveContext,
  before: TopicRow | null,
  version: number,
): Promise<WrittenTopic> {
  const { tx, principal, input } = saveContext
  const { facts, texts, children } = input
  await checkPictures(saveContext, before?.id ?? null)
  const id = before?.id ?? (await insertTopic(saveContext))
  if (before !== null && Object.keys(facts).length > 0)
    await tx.update(topics).set(facts).where(eq(topics.id, id))
  for (const text of texts) await writeText({ tx, principal, id, before, version }, text)
  const parent = { tx, topicId: id, principal, ownerId: null }
  const moved = await writeChildren(parent, children)
  const isText = before !== null && Object.keys(facts).length === 0 && children.length === 0
  const tags = isText
    ? texts.flatMap(({ locationId }) => textTags(id, locationId))
    : [recordTag(topicRecord.kind, id)]
  return { id, tags, alsoChanged: moved }
}

async function checkPictures(
  { tx, principal, input }: TopicSaveContext,
  id: number | null,
): Promise<void> {
  const { mediaIds: ids = [] } = input.facts
  if (ids.length === 0) return
  const [known] =
    id === null
      ? []
      : await tx.select({ mediaIds: topics.mediaIds }).from(topics).where(eq(topics.id, id))
  const pictures = [{ path: 'mediaIds', ids }]
  const [issue] = await missingPictures({ tx, principal }, pictures, known?.mediaIds ?? [])
  if (issue) throw new ApiError('BAD_USER_INPUT', forPrograms(`${issue.message}.`))
}

async function insertTopic({ tx, input: { facts } }: TopicSaveContext): Promise<number> {
  const [topic] = await tx.insert(topics).values(facts).returning({ id: topics.id })
  if (!topic) throw new Error('A new topic was not written')
  return topic.id
}
