import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { comments, documents, feedback, locations } from '../database/tables'
import { ofLocations } from '../forms/inbox/message-access'
import { mayReadDrafts, type ReadContext } from '../records/reading/read-context'
import { messagesByLocation } from './messages-by-location'
import { MAX_PROBLEMS, type Problem } from './problem'

const DAY_MS = 86_400_000
/** Days within which visitors expect an answer. */
const ANSWER_DAYS = 7
const COMMENT_DAYS = 14

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS)
}

/** Counts the messages per location that have waited a week for an answer, for people who manage it. */
export async function unansweredFeedback({
  orm,
  principal,
}: ReadContext): Promise<readonly Problem[]> {
  if (principal === null) return []
  const isLate = and(
    ofLocations(feedback.locationId, principal, { locationId: undefined }),
    inArray(feedback.status, ['NEW', 'IN_PROGRESS']),
    lt(feedback.createdAt, daysAgo(ANSWER_DAYS)),
  )
  const late = await messagesByLocation(orm, isLate, MAX_PROBLEMS)
  return late.map(({ locationId, locationName, messages }) => ({
    ...{ kind: 'UNANSWERED_FEEDBACK', key: String(locationId), locationId, locationName },
    ...{ documentId: null, language: null, block: null, title: 'Feedback' },
    detail: String(messages),
  }))
}

/** Finds comments on pages that have been unresolved for two weeks: the newest of each thread, one per block. */
export async function openComments({ orm, principal }: ReadContext): Promise<readonly Problem[]> {
  const { block, documentId, createdAt, resolvedAt, blockLabel } = comments
  const rows = await orm
    .selectDistinctOn([documentId, block], {
      ...{ documentId, block, blockLabel, createdAt },
      title: documents.title,
      locationId: documents.locationId,
      locationName: locations.name,
    })
    .from(comments)
    .innerJoin(documents, eq(documents.id, documentId))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(
      and(
        ...[isNull(resolvedAt), eq(documents.recordStatus, 'ACTIVE')],
        mayReadDrafts(principal, documents.locationId),
      ),
    )
    .orderBy(asc(documentId), asc(block), desc(createdAt))
  return rows
    .filter((row) => row.createdAt < daysAgo(COMMENT_DAYS))
    .slice(0, MAX_PROBLEMS)
    .map(({ createdAt: at, blockLabel: label, ...row }) => ({
      ...{ kind: 'OPEN_COMMENT', key: `${row.documentId} ${row.block}`, language: null, ...row },
      detail: `${label}, ${at.toISOString().slice(0, 10)}`,
    }))
}
