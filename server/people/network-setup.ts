import type { RequestContext } from '../graphql/operations/context'
import { can } from './access/can'
import { isSetupPending } from './pending-setup'

/** Whether an empty network waits to be named; `null` for who may not do that. */
export async function networkSetup(
  _: unknown,
  _args: unknown,
  { app, principal }: RequestContext,
): Promise<{ readonly isPending: boolean } | null> {
  if (!can(principal, 'setUp', { locationId: null, isPublic: false })) return null
  return { isPending: await isSetupPending(app.database.orm) }
}
