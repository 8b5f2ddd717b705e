import type { Orm } from '../../database/orm'

/**
 * Runs work in a savepoint, because stored data may make the database refuse it. Then only this work is rolled back, and the
 * reason is returned. Classes of PostgreSQL codes: 22 invalid data, 23 constraint violation.
 */
export async function attempt(
  tx: Orm,
  work: (inner: Orm) => PromiseLike<unknown>,
): Promise<string | null> {
  try {
    await tx.transaction(async (inner) => {
      await work(inner)
    })
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return refusal
  }
}

interface DatabaseError {
  readonly code?: unknown
  readonly detail?: unknown
  readonly message?: unknown
  readonly cause?: unknown
}

function refusalOf(error: unknown): string | null {
  const { code, detail, message, cause } = error as DatabaseError
  if (typeof code === 'string' && /^2[23]/.test(code))
    return `The database refuses it: ${String(detail ?? message).slice(0, 300)}`
  return cause === undefined || cause === null ? null : refusalOf(cause)
}
