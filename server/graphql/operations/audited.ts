import type { ErrorCode } from '#schema/api/errors'
import type { Caller } from '../../audit/audit'
import { ERRORS } from '../../http/errors/catalogue'
import { explain } from '../../http/errors/explain'
import type { RequestContext } from './context'

type Resolver<Args, Answer> = (_: unknown, args: Args, context: RequestContext) => Promise<Answer>

/** Wraps a resolver to audit refusals. Successful actions write their audit row in their own transaction. */
export function audited<Args, Answer>(
  action: string,
  resolve: Resolver<Args, Answer>,
): Resolver<Args, Answer> {
  return async (parent, args, context) => {
    try {
      return await resolve(parent, args, context)
    } catch (error) {
      const { app, requestId } = context
      await noteRefusal(context, action, explain(error, { log: app.log, requestId }).code)
      throw error
    }
  }
}

/** Wraps several resolvers in `audited`, using their names as actions. */
export function auditedAll<Resolvers extends Readonly<Record<string, Resolver<never, unknown>>>>(
  resolvers: Resolvers,
): Resolvers {
  const entries = Object.entries(resolvers).map(([name, resolve]) => [name, audited(name, resolve)])
  return Object.fromEntries(entries)
}

/** Records a refusal in the log and in the audit log. */
export async function noteRefusal(
  { app, principal, requestId, network }: Pick<RequestContext, 'app' | keyof Caller>,
  action: string,
  code: ErrorCode,
): Promise<void> {
  app.log.info({ requestId, action, code, actor: principal?.id ?? null }, 'refused')
  // The audit log can’t be written while the database is unavailable.
  if (code === 'UNAVAILABLE') return
  await app.auditTally.note({
    by: { principal, requestId, network },
    action,
    outcome: ERRORS[code].outcome,
    reason: code,
  })
}

/** Records an export of visitors’ data, because addresses and messages leave the server. */
export function noteExport(
  { app, principal, requestId, network }: Pick<RequestContext, 'app' | keyof Caller>,
  action: string,
  locationId: number | undefined,
): Promise<void> {
  const by = { principal, requestId, network }
  return app.auditTally.note({ by, action, outcome: 'ALLOW', locationId: locationId ?? null })
}
