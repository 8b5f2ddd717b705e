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
 * Runs the work, whose result is plain JSON, once for an account's key: the same key with the same payload gets the first result again, also
 * when both arrive at the same time. The key is written in the transaction of the work, so a refused attempt leaves none.
 */
export function withIdempotency<Answer>(
  tx: Orm,
  request: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return withIdempotencyPrefetching(tx, { ...request, prefetch: async () => undefined }, work)
}

/**
 * The same for work that begins with reading: what it needs is asked for together with the key, in one round trip. `prefetch`
 * refuses nothing, since a repeated request is answered whatever has become of the record.
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
    // Sent by `execute` at once: a query that is only awaited would go behind those of `prefetch`, and the key is locked first (`locks.ts`).
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
  // Written above by the same work: the hash of its payload is the same.
  return parseStored(known.answer)
}
