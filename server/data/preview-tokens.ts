import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { App } from '../app'
import type { Orm } from './orm'
import { previewTokens } from './tables'

const VALID_MS = 15 * 60 * 1000

/** A token that shows one document's draft for a quarter of an hour. It is answered once; only its hash is kept. */
export async function createPreviewToken(
  tx: Orm,
  documentId: number,
  createdBy: string,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + VALID_MS)
  await tx.delete(previewTokens).where(lt(previewTokens.expiresAt, new Date()))
  await tx
    .insert(previewTokens)
    .values({ tokenHash: hash(token), documentId, createdBy, expiresAt })
  return { token, expiresAt }
}

/** Whether a token shows this document's draft now. */
export async function isPreviewToken(
  app: Pick<App, 'database'>,
  documentId: number,
  token: string,
): Promise<boolean> {
  const [found] = await app.database.orm
    .select({ documentId: previewTokens.documentId })
    .from(previewTokens)
    .where(
      and(
        eq(previewTokens.tokenHash, hash(token)),
        eq(previewTokens.documentId, documentId),
        gt(previewTokens.expiresAt, new Date()),
      ),
    )
  return found !== undefined
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
