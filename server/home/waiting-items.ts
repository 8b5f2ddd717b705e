import { and, asc, eq, inArray, isNull, like, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/orm'
import { comments, documents, feedback, locations } from '../database/tables'
import { ofLocations } from '../forms/inbox/message-access'
import type { RequestContext } from '../graphql/operations/context'
import type { Principal } from '../people/access/principal'
import { mayReadDrafts } from '../records/reading/read-context'
import { messagesByLocation } from './messages-by-location'
import { answeredSuggestions, excerptOf, waitingSuggestions } from './suggestion-items'
import { listWaitingPages } from './waiting'
import { waitingRecords } from './waiting-records'

const MAX_ITEMS = 20
/** Limit of counts; menu badges show no more. */
const MAX_COUNT = 100

/** A mention, suggestion or message waiting for the caller (`WaitingItem` in schema/api). */
interface WaitingItem {
  readonly kind: WaitingItemKind
  readonly key: string
  readonly documentId: number | null
  readonly block: string | null
  readonly messageId: number | null
  readonly locationId: number
  readonly locationName: string
  /** The site of an answered suggestion. */
  readonly locationSlug?: string
  readonly title: string
  readonly detail: string
  readonly by: string
  readonly at: Date
}

type WaitingItemKind =
  | 'MENTION'
  | 'MESSAGE'
  | 'NEW_MESSAGES'
  | 'SUGGESTION'
  | 'SUGGESTION_ACCEPTED'
  | 'SUGGESTION_DECLINED'

/** Returns mentions, suggestions and messages waiting for the caller, oldest first. */
export async function waitingItems(
  _: unknown,
  _args: unknown,
  { readContext: { orm, principal } }: RequestContext,
): Promise<readonly WaitingItem[]> {
  if (principal === null) return []
  const found = await Promise.all([
    mentions(orm, principal),
    assignedMessages(orm, principal),
    newMessages(orm, principal),
    waitingSuggestions(orm, principal),
    answeredSuggestions(orm, principal),
  ])
  return found.flat().sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Returns the numbers of items waiting for the caller. */
export async function waitingCounts(
  root: unknown,
  args: unknown,
  context: RequestContext,
): Promise<{ readonly home: number; readonly inbox: number }> {
  const { orm, principal } = context.readContext
  if (principal === null) return { home: 0, inbox: 0 }
  const [pages, records, mentioned, messages, suggested] = await Promise.all([
    listWaitingPages(root, args, context),
    waitingRecords(root, args, context),
    mentions(orm, principal),
    countMessages(orm, principal),
    waitingSuggestions(orm, principal),
  ])
  const home = pages.length + records.length + mentioned.length + suggested.length
  return {
    home: Math.min(home, MAX_COUNT),
    inbox: messages,
  }
}

const answers = alias(comments, 'answers')

/** Finds open comments that mention the principal, who hasn’t replied in the thread since. */
async function mentions(orm: Orm, principal: Principal): Promise<readonly WaitingItem[]> {
  const { id, documentId, block, text, authorId, authorName, createdAt, resolvedAt } = comments
  const answered = orm
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        ...[eq(answers.documentId, documentId), eq(answers.block, block)],
        eq(answers.authorId, principal.id),
        sql`${answers.id} > ${id}`,
      ),
    )
  const rows = await orm
    .select({
      ...{ id, documentId, block, text, by: authorName, at: createdAt },
      title: documents.title,
      locationId: locations.id,
      locationName: locations.name,
    })
    .from(comments)
    .innerJoin(documents, eq(documents.id, documentId))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(
      and(
        ...[isNull(resolvedAt), ne(authorId, principal.id), eq(documents.recordStatus, 'ACTIVE')],
        like(sql`${comments.mentions}::text`, `%${JSON.stringify(principal.id)}%`),
        notExists(answered),
        mayReadDrafts(principal, documents.locationId),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(MAX_ITEMS)
  return rows.map(({ id: key, text: words, ...row }) => ({
    ...{ kind: 'MENTION', key: String(key), messageId: null, detail: excerptOf(words) },
    ...row,
  }))
}

/** Finds messages assigned to the principal who may still answer them. */
async function assignedMessages(orm: Orm, principal: Principal): Promise<readonly WaitingItem[]> {
  const { id, name, message, createdAt } = feedback
  const rows = await orm
    .select({
      ...{ id, name, message, at: createdAt },
      locationId: locations.id,
      locationName: locations.name,
    })
    .from(feedback)
    .innerJoin(locations, eq(locations.id, feedback.locationId))
    .where(isAssigned(principal))
    .orderBy(asc(createdAt), asc(id))
    .limit(MAX_ITEMS)
  return rows.map(({ id: messageId, name: title, message: words, ...row }) => ({
    ...{ kind: 'MESSAGE', key: String(messageId), documentId: null, block: null, by: '' },
    ...{ messageId, title, detail: excerptOf(words), ...row },
  }))
}

/** Counts the new messages per location that are assigned to nobody. */
async function newMessages(orm: Orm, principal: Principal): Promise<readonly WaitingItem[]> {
  const found = await messagesByLocation(orm, isNew(principal), MAX_ITEMS)
  return found.map(({ messages, since, ...row }) => ({
    ...{ kind: 'NEW_MESSAGES', key: String(row.locationId), documentId: null, block: null },
    ...{ messageId: null, title: '', by: '', detail: String(messages) },
    ...{ at: since, ...row },
  }))
}

async function countMessages(orm: Orm, principal: Principal): Promise<number> {
  const found = await orm
    .select({ id: feedback.id })
    .from(feedback)
    .where(or(isAssigned(principal), isNew(principal)))
    .limit(MAX_COUNT)
  return found.length
}

function isAssigned(principal: Principal): SQL | undefined {
  return and(
    eq(feedback.assigneeId, principal.id),
    inArray(feedback.status, ['NEW', 'IN_PROGRESS']),
    ofLocations(feedback.locationId, principal, {
      locationId: undefined,
      action: 'readAssignedMessages',
    }),
  )
}

function isNew(principal: Principal): SQL | undefined {
  return and(
    ...[eq(feedback.status, 'NEW'), isNull(feedback.assigneeId)],
    ofLocations(feedback.locationId, principal, { locationId: undefined }),
  )
}
