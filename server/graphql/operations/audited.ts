import type { ErrorCode } from '#schema/api/errors'
import type { Caller } from '../../audit/audit'
import { ERRORS } from '../../http/errors/catalogue'
import { explain } from '../../http/errors/explain'
import type { RequestContext } from './context'

type Resolver<Args, Answer> = (_: unknown, args: Args, context: RequestContext) => Promise<Answer>

/** Notes what was refused; what was done has its row in the transaction that did it. */
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

/** The same for several, by their names. */
export function auditedAll<Resolvers extends Readonly<Record<string, Resolver<never, unknown>>>>(
  resolvers: Resolvers,
): Resolvers {
  const entries = Object.entries(resolvers).map(([name, resolve]) => [name, audited(name, resolve)])
  return Object.fromEntries(entries)
}

/** Notes that something was refused, in the log and in the audit. */
export async function noteRefusal(
  { app, principal, requestId, network }: Pick<RequestContext, 'app' | keyof Caller>,
  action: string,
  code: ErrorCode,
): Promise<void> {
  app.log.info({ requestId, action, code, actor: principal?.id ?? null }, 'refused')
  // While the database is away there is nothing to write to.
  if (code === 'UNAVAILABLE') return
  await app.auditTally.note({
    by: { principal, requestId, network },
    action,
    outcome: ERRORS[code].outcome,
    reason: code,
  })
}

/** Notes that someone takes out what visitors sent: their addresses and words leave the server with the answer. */
export function noteExport(
  { app, principal, requestId, network }: Pick<RequestContext, 'app' | keyof Caller>,
  action: string,
  locationId: number | undefined,
): Promise<void> {
  const by = { principal, requestId, network }
  return app.auditTally.note({ by, action, outcome: 'ALLOW', locationId: locationId ?? null })
}
