import type { ErrorCode } from '#schema/api/errors'
import type { RequestContext } from '../context'
import { explain } from '../format-errors'
import { type AuditEntry, audit } from './audit'

type Resolver<Args, Answer> = (_: unknown, args: Args, context: RequestContext) => Promise<Answer>

const OUTCOMES: Partial<Record<ErrorCode, AuditEntry['outcome']>> = {
  CONFLICT: 'CONFLICT',
  FORBIDDEN: 'DENY',
  NOT_FOUND: 'DENY',
  INTERNAL: 'ERROR',
  UNAVAILABLE: 'ERROR',
}

/**
 * Writes a row of its own for what was refused; what was done has its row in the transaction that did it. Callers
 * without an account are in the log only: they could fill the table.
 */
export function audited<Args, Answer>(
  action: string,
  resolve: Resolver<Args, Answer>,
): Resolver<Args, Answer> {
  return async (parent, args, context) => {
    try {
      return await resolve(parent, args, context)
    } catch (error) {
      await writeRefusal(action, error, context)
      throw error
    }
  }
}

async function writeRefusal(
  action: string,
  error: unknown,
  { app, principal, requestId }: RequestContext,
): Promise<void> {
  const { code } = explain(error, { log: app.log, requestId })
  app.log.info({ requestId, action, code, actor: principal?.id ?? null }, 'refused')
  // While the database is away there is nothing to write to.
  if (!principal || code === 'UNAVAILABLE') return
  const entry: AuditEntry = {
    chain: 'refused',
    requestId,
    actorId: principal.id,
    action,
    locationId: null,
    outcome: OUTCOMES[code] ?? 'INVALID',
    reason: code,
  }
  try {
    await app.changes.write((tx) => audit(tx, entry))
  } catch (failure) {
    // The refusal itself still has to be answered.
    app.log.error({ err: failure, requestId }, 'the audit row of a refusal could not be written')
  }
}
