import { createHash, randomBytes } from 'node:crypto'
import { and, count, desc, eq, gt, lt } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Database } from '../../database/database'
import type { Orm } from '../../database/orm'
import { previewTokens } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'

/** Lifetimes in milliseconds of an author’s own preview and of a shared one. */
const OWN_MS = 15 * 60 * 1000
const SHARED_MS = 14 * 24 * 60 * 60 * 1000
/** Maximum number of valid links per document. */
const MAX_PREVIEWS = 100

/** The content of one preview. */
export interface PreviewOf {
  readonly documentId: number
  readonly version: number
  readonly language: string
  /** The location as which a network page is shown; `null` for the page’s own. */
  readonly locationId?: number | null
  /** Shows the newest draft instead of a fixed version. */
  readonly followsDraft: boolean
  /** Id of the author; the preview works only as long as they can see the page. */
  readonly createdBy: string
  readonly createdByName: string
}

export interface Preview extends PreviewOf {
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** A preview link as listed on its page (`PreviewLink` in schema/api). Its id is the hash, so the token can’t be recovered. */
export interface PreviewLink extends Preview {
  readonly id: string
  readonly by: string
}

/** Creates a token that shows a draft, for 14 days if shared. It is returned once; only its hash is stored. */
export async function createPreviewToken(
  tx: Orm,
  { isShared, ...preview }: PreviewOf & { readonly isShared: boolean },
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + (isShared ? SHARED_MS : OWN_MS))
  await tx.delete(previewTokens).where(lt(previewTokens.expiresAt, createdAt))
  await checkRoom(tx, preview.documentId)
  await tx
    .insert(previewTokens)
    .values({ ...preview, tokenHash: previewId(token), createdAt, expiresAt })
  return { token, expiresAt }
}

async function checkRoom(tx: Orm, documentId: number): Promise<void> {
  const [known] = await tx
    .select({ count: count() })
    .from(previewTokens)
    .where(eq(previewTokens.documentId, documentId))
  if (Number(known?.count ?? 0) < MAX_PREVIEWS) return
  throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyPreviews', { max: MAX_PREVIEWS }))
}

/** Returns whether a preview was created to be shared. */
export function isShared({ createdAt, expiresAt }: Pick<Preview, 'createdAt' | 'expiresAt'>) {
  return expiresAt.getTime() - createdAt.getTime() > OWN_MS
}

/** Returns the preview of a token, unless it has expired or was revoked. */
export async function findPreview(
  { database }: { readonly database: Database },
  token: string,
): Promise<Preview | null> {
  const [found] = await database.orm
    .select()
    .from(previewTokens)
    .where(
      and(eq(previewTokens.tokenHash, previewId(token)), gt(previewTokens.expiresAt, new Date())),
    )
  return found ?? null
}

/** Returns the valid shared links of a document, newest first. */
export async function listPreviews(orm: Orm, documentId: number): Promise<readonly PreviewLink[]> {
  const rows = await orm
    .select()
    .from(previewTokens)
    .where(and(eq(previewTokens.documentId, documentId), gt(previewTokens.expiresAt, new Date())))
    .orderBy(desc(previewTokens.createdAt))
    .limit(MAX_PREVIEWS)
  return rows
    .filter(isShared)
    .map(({ tokenHash, ...row }) => ({ ...row, id: tokenHash, by: row.createdByName }))
}

/** Revokes one preview of a document; returns whether it still existed. */
export async function revokePreview(tx: Orm, documentId: number, id: string): Promise<boolean> {
  const ended = await tx
    .delete(previewTokens)
    .where(and(eq(previewTokens.documentId, documentId), eq(previewTokens.tokenHash, id)))
    .returning({ id: previewTokens.tokenHash })
  return ended.length > 0
}

/** Revokes all previews of a document; returns how many were still valid. */
export async function revokePreviews(tx: Orm, documentId: number): Promise<number> {
  const ended = await tx
    .delete(previewTokens)
    .where(eq(previewTokens.documentId, documentId))
    .returning({ expiresAt: previewTokens.expiresAt })
  const now = new Date()
  return ended.filter(({ expiresAt }) => expiresAt > now).length
}

/** Returns the id of a link, from which its token can’t be derived. */
export function previewId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
