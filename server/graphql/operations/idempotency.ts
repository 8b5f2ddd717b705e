import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { idempotencyKeys } from '../../database/tables'
import { parseStored } from '../../database/tables/json-text'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import type { Principal } from '../../people/access/principal'

const MAX_KEY_LENGTH = 200
const KEEP_MS = 7 * 24 * 3600 * 1000

interface IdempotentRequest {
  readonly principal: Principal
  readonly key: string | null
  readonly payload: unknown
}

/**
 * Runs work with a plain JSON result once per account and key: the same key and payload returns the first result again, even for
 * concurrent requests. The key is stored in the work’s transaction, so a refused attempt leaves none.
 */
export function withIdempotency<Answer>(
  tx: Orm,
  request: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return withIdempotencyPrefetching(tx, { ...request, prefetch: async () => undefined }, work)
}

/**
 * Like `withIdempotency`, for work that starts with reads: these are sent together with the key, in one round trip. `prefetch`
 * must not throw, because a repeated request returns its result regardless of the record’s current state.
 */
export async function withIdempotencyPrefetching<Prefetched, Answer>(
  tx: Orm,
  {
    principal,
    key,
    payload,
    prefetch,
  }: IdempotentRequest & { readonly prefetch: () => Promise<Prefetched> },
  work: (found: Prefetched) => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work(await prefetch())
  if (key === '' || key.length > MAX_KEY_LENGTH)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`'idempotencyKey' must have 1 to ${MAX_KEY_LENGTH} characters`),
    )
  const payloadHash = createHash('sha256').update(JSON.stringify(payload)).digest('hex')
  const own = and(eq(idempotencyKeys.actorId, principal.id), eq(idempotencyKeys.key, key))
  const [claimed, found] = await Promise.all([
    // Sent immediately by `execute`: a lazy query would be sent after those of `prefetch`, and the key must be locked first
    // (`locks.ts`).
    tx
      .insert(idempotencyKeys)
      .values({ actorId: principal.id, key, payloadHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
      .execute(),
    prefetch(),
  ])
  if (claimed.length === 0) {
    const [known] = await tx.select().from(idempotencyKeys).where(own)
    return firstAnswer<Answer>(known, payloadHash)
  }
  const answer = await work(found)
  await tx
    .update(idempotencyKeys)
    .set({ answer: JSON.stringify(answer) })
    .where(own)
  if (Math.random() < 0.01)
    await tx
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, new Date(Date.now() - KEEP_MS)))
  return answer
}

function firstAnswer<Answer>(
  known: typeof idempotencyKeys.$inferSelect | undefined,
  payloadHash: string,
): Answer {
  if (known?.payloadHash !== payloadHash)
    throw new ApiError(
      'IDEMPOTENCY_MISMATCH',
      forPrograms(
        'This idempotencyKey was already used for another request. Use a new key for every save.',
      ),
    )
  if (known.answer === null) throw new Error('An idempotency key was stored without its answer')
  // Safe to parse: the same work stored it, since the payload’s hash matches.
  return parseStored(known.answer)
}
