import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Orm } from '../database/orm'
import { previewTokens } from '../database/tables'

const VALID_MS = 15 * 60 * 1000

/** What one preview shows. */
export interface PreviewOf {
  readonly documentId: number
  readonly version: number
  readonly language: string
  /** The id of whoever made it: it shows something only as long as they may see it themselves. */
  readonly createdBy: string
}

export interface Preview extends PreviewOf {
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** A token that shows one version of a document for a quarter of an hour. It is answered once; only its hash is stored. */
export async function createPreviewToken(
  tx: Orm,
  preview: PreviewOf,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + VALID_MS)
  await tx.delete(previewTokens).where(lt(previewTokens.expiresAt, createdAt))
  await tx
    .insert(previewTokens)
    .values({ ...preview, tokenHash: hash(token), createdAt, expiresAt })
  return { token, expiresAt }
}

/** The preview of a token, while its time lasts and nobody has revoked it. */
export async function findPreview(
  { database }: { readonly database: Database },
  token: string,
): Promise<Preview | null> {
  const [found] = await database.orm
    .select()
    .from(previewTokens)
    .where(and(eq(previewTokens.tokenHash, hash(token)), gt(previewTokens.expiresAt, new Date())))
  return found ?? null
}

/** Ends all previews of a document; returns how many could still be seen. */
export async function revokePreviews(tx: Orm, documentId: number): Promise<number> {
  const ended = await tx
    .delete(previewTokens)
    .where(eq(previewTokens.documentId, documentId))
    .returning({ expiresAt: previewTokens.expiresAt })
  const now = new Date()
  return ended.filter(({ expiresAt }) => expiresAt > now).length
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
