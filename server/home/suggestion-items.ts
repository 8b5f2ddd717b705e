import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../database/orm'
import { comments, documents, locations } from '../database/tables'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'

const EXCERPT = 140

/** Returns the beginning of a text as one line. */
export function excerptOf(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim()
  return [...text].length > EXCERPT ? `${[...text].slice(0, EXCERPT - 1).join('')}…` : text
}

const MAX_ITEMS = 20
/** Time for which an answer is listed, in ms. */
const ANSWER_LISTED = 7 * 24 * 60 * 60 * 1000

/** A suggestion that waits, or was answered (`WaitingItem` in schema/api). */
interface SuggestionItem {
  readonly kind: 'SUGGESTION' | 'SUGGESTION_ACCEPTED' | 'SUGGESTION_DECLINED'
  readonly key: string
  readonly documentId: number
  readonly block: string
  readonly messageId: null
  readonly locationId: number
  readonly locationName: string
  readonly locationSlug: string
  readonly title: string
  readonly detail: string
  readonly by: string
  readonly at: Date
}

/** Finds changes that locations suggest of locked pages, for those who manage the network. */
export async function waitingSuggestions(
  orm: Orm,
  principal: Principal,
): Promise<readonly SuggestionItem[]> {
  const network = { locationId: DEFAULT_LOCATION_ID, isPublic: false, kind: 'page' } as const
  if (!can(principal, 'review', network)) return []
  const rows = await select(orm)
    .where(
      and(
        ...[isNotNull(comments.locationId), isNull(comments.resolvedAt)],
        eq(documents.recordStatus, 'ACTIVE'),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(MAX_ITEMS)
  return rows.map(({ suggestion, text, authorName: by, createdAt: at, ...row }) => ({
    ...{ ...row, kind: 'SUGGESTION', by, at, messageId: null },
    detail: excerptOf(suggestion?.after || text),
  }))
}

/** Finds the answers of the last week to what the principal suggested. */
export async function answeredSuggestions(
  orm: Orm,
  principal: Principal,
): Promise<readonly SuggestionItem[]> {
  const rows = await select(orm)
    .where(
      and(
        ...[isNotNull(comments.locationId), eq(comments.authorId, principal.id)],
        gt(comments.resolvedAt, new Date(Date.now() - ANSWER_LISTED)),
        ne(sql`${comments.suggestion}::json->'answer'->>'by'`, principal.id),
        eq(documents.recordStatus, 'ACTIVE'),
      ),
    )
    .orderBy(desc(comments.resolvedAt), desc(comments.id))
    .limit(MAX_ITEMS)
  return rows.map(({ suggestion, resolvedAt, resolvedByName, ...found }) => {
    const { text: _, authorName: __, createdAt, ...row } = found
    const { isAccepted = false, note = '' } = suggestion?.answer ?? {}
    return {
      ...{ ...row, kind: isAccepted ? 'SUGGESTION_ACCEPTED' : 'SUGGESTION_DECLINED' },
      ...{ by: resolvedByName ?? '', at: resolvedAt ?? createdAt, messageId: null },
      detail: excerptOf(note),
    }
  })
}

function select(orm: Orm) {
  const { documentId, block, text, authorName, createdAt } = comments
  const { resolvedAt, resolvedByName, suggestion } = comments
  return orm
    .select({
      ...{ key: sql<string>`${comments.id}::text`, documentId, block, text, authorName },
      ...{ createdAt, resolvedAt, resolvedByName, suggestion },
      title: documents.title,
      locationId: locations.id,
      locationName: locations.name,
      locationSlug: locations.slug,
    })
    .from(comments)
    .innerJoin(documents, eq(documents.id, documentId))
    .innerJoin(locations, eq(locations.id, comments.locationId))
    .$dynamic()
}
