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

/** Writers are people; nothing is looked up for others. */
export function requireSignIn(principal: Principal | null): Principal {
  if (principal) return principal
  throw notSignedIn()
}

/** Whether visitors see a document. */
export function isPublic(row: DocumentRow): boolean {
  return row.publishedVersion !== null && row.recordStatus === 'ACTIVE'
}

/** What a location has otherwise is its own; of the default location too, though its pages are those of the network. */
export function differencesAt(place: {
  readonly locationId: number
  readonly language?: string | undefined
}) {
  return { ...place, isPublic: false, kind: 'page', isShared: false } as const
}

/** A document, or its text in one language, as something that is done is decided on. */
export function resourceOf(row: DocumentRow, language?: string): Resource {
  const kind = kindOfType(row.type)
  return { locationId: row.locationId, isPublic: isPublic(row), kind, language }
}

/** What permission sets call a document of a type. */
export function kindOfType(type: DocumentRow['type']): 'page' | 'layout' {
  return type === 'LAYOUT' ? 'layout' : 'page'
}

/** Refuses what may not be done to a document; to those who may not even see its draft it is not there. */
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

/** Something that is done to one language of a document. */
interface OneLanguage {
  readonly action: Action
  readonly language?: string | undefined
}

/** The document of an id, locked for this transaction, if the principal may do the action. */
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

/** The same without holding the document: who saves it does not wait for those who only look at it, or talk about it. */
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

/** Holds a document for this transaction, before anything is asked about whose it is. */
export async function lockDocument(tx: Orm, id: number): Promise<DocumentRow | null> {
  // `execute` sends it at once: what is asked together with it comes behind it, and sees what was committed until then.
  const locked = tx.select().from(documents).where(eq(documents.id, id)).for('update').execute()
  const [row] = await locked
  return row ?? null
}

/** Refuses what is not done to a document that is archived or deleted. */
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

/** What a writing call answers (`SavedDocument` in schema/api). */
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

/** The columns of a document whose review is over. */
export const NO_REVIEW = { submittedBy: null, review: null } as const

/** Whether a text is among those that were submitted: all of them, where none were named. */
export function isSubmitted({ texts }: StoredReview, place: LocaleScope): boolean {
  return texts?.some((text) => isAt(text, place)) ?? true
}

/** The last step of a review, as an account sees it. */
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
