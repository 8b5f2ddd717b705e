import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { LocaleScope } from '#schema/entities/place'
import type { PostStatus, RecordStatus } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { documents } from '../database/tables'
import type { StoredReview } from '../database/tables/stored-values'
import { ApiError, notFound, notSignedIn } from '../http/errors/api-error'
import { type Action, can, type Resource } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { isAt } from './publications/publications'

export type DocumentRow = typeof documents.$inferSelect

/** Refuses callers that aren't signed in, before any query. */
export function requireSignIn(principal: Principal | null): Principal {
  if (principal) return principal
  throw notSignedIn()
}

/** Returns whether a document is public. */
export function isPublic(row: DocumentRow): boolean {
  return row.publishedVersion !== null && row.recordStatus === 'ACTIVE'
}

/** Differences belong to their location, including those of the default location, whose pages are the network's. */
export function differencesAt(place: {
  readonly locationId: number
  readonly language?: string | undefined
}) {
  return { ...place, isPublic: false, kind: 'page', isShared: false } as const
}

/** Returns a document, or its text in one language, as the target of a permission check. */
export function resourceOf(row: DocumentRow, language?: string): Resource {
  const kind = kindOfType(row.type)
  return { locationId: row.locationId, isPublic: isPublic(row), kind, language }
}

/** Returns the kind of a document type in permission sets. */
export function kindOfType(type: DocumentRow['type']): 'page' | 'layout' {
  return type === 'LAYOUT' ? 'layout' : 'page'
}

/** Refuses an action without permission; answers not found to those who may not see the draft. */
export function checkPermission(
  principal: Principal,
  action: Action,
  row: DocumentRow,
  language?: string,
): void {
  const resource = resourceOf(row, language)
  if (can(principal, action, resource)) return
  if (can(principal, 'save', resource)) throw new ApiError('FORBIDDEN', refusalFor('editOnly'))
  if (can(principal, 'readDraft', resource)) throw new ApiError('FORBIDDEN', refusalFor('viewOnly'))
  throw notFound('document')
}

/** An action on one language of a document. */
interface OneLanguage {
  readonly action: Action
  readonly language?: string | undefined
}

/** Finds a document by id and locks it for this transaction, if the principal may do the action. */
export async function documentFor(
  tx: Orm,
  principal: Principal,
  doing: Action | OneLanguage,
  id: number | null,
): Promise<DocumentRow> {
  if (id === null) throw notFound('document')
  const row = await lockDocument(tx, id)
  if (!row) throw notFound('document')
  const { action, language } = typeof doing === 'string' ? { action: doing } : doing
  checkPermission(principal, action, row, language)
  return row
}

/** Finds a document without locking it, so that saving doesn't wait for readers and comments. */
export async function seenDocument(
  orm: Orm,
  principal: Principal,
  action: Action,
  id: number | null,
): Promise<DocumentRow> {
  const [row] = id === null ? [] : await orm.select().from(documents).where(eq(documents.id, id))
  if (!row) throw notFound('document')
  checkPermission(principal, action, row)
  return row
}

/** Locks a document for this transaction, before any permission check. */
export async function lockDocument(tx: Orm, id: number): Promise<DocumentRow | null> {
  // `execute` sends the query at once: later queries come after it, and see everything committed until then.
  const locked = tx.select().from(documents).where(eq(documents.id, id)).for('update').execute()
  const [row] = await locked
  return row ?? null
}

/** Refuses actions not allowed on archived or deleted documents. */
export function checkNotRemoved(
  { recordStatus }: DocumentRow,
  verb: 'change' | 'publish' | 'submit',
): void {
  if (recordStatus !== 'DELETED' && recordStatus !== 'ARCHIVED') return
  throw new ApiError(
    'INVALID_TRANSITION',
    refusalFor(recordStatus === 'DELETED' ? 'inTrash' : 'archived', { verb }),
    { allowed: [recordStatus === 'DELETED' ? 'INACTIVE' : 'ACTIVE'] },
  )
}

/** The result of mutations (`SavedDocument` in schema/api). */
export interface SavedDocument {
  readonly id: number
  readonly topicId: number
  readonly version: number
  readonly publishedVersion: number | null
  readonly status: PostStatus
  readonly recordStatus: RecordStatus
  /** ISO 8601. */
  readonly savedAt: string
  readonly review: ReviewNode | null
}

/** The columns of a document whose review has ended. */
export const NO_REVIEW = { submittedBy: null, review: null } as const

/** Returns whether a text was submitted: all of them, if none were named. */
export function isSubmitted({ texts }: StoredReview, place: LocaleScope): boolean {
  return texts?.some((text) => isAt(text, place)) ?? true
}

/** The last step of a review, as visible to an account. */
export interface ReviewNode extends Pick<StoredReview, 'step' | 'at' | 'note'> {
  readonly by: string
  readonly isMine: boolean
}

export function reviewNode(
  { review }: Pick<DocumentRow, 'review'>,
  principal: Principal | null,
): ReviewNode | null {
  if (!review) return null
  const { by, step, at, note } = review
  return { step, at, note, by: by.name, isMine: by.id === principal?.id }
}

export function savedDocument(row: DocumentRow, principal: Principal): SavedDocument {
  return {
    id: row.id,
    topicId: row.topicId,
    version: row.version,
    publishedVersion: row.publishedVersion,
    status: row.status,
    recordStatus: row.recordStatus,
    savedAt: row.updatedAt.toISOString(),
    review: reviewNode(row, principal),
  }
}
