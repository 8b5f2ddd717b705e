import type { RequestContext } from '../graphql/operations/context'
import { can } from './access/can'
import { isSetupPending } from './pending-setup'

/** Returns whether an empty network still needs its name; `null` for people who can’t set it. */
export async function networkSetup(
  _: unknown,
  _args: unknown,
  { app, principal }: RequestContext,
): Promise<{ readonly isPending: boolean } | null> {
  if (!can(principal, 'setUp', { locationId: null, isPublic: false })) return null
  return { isPending: await isSetupPending(app.database.orm) }
}
