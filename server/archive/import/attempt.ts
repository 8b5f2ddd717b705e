import type { Orm } from '../../database/orm'

/**
 * Does something inside the transaction that may be refused for what is stored: undone alone then, and why is returned. Classes of
 * PostgreSQL's codes: 22 wrong data, 23 a rule of a table.
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
