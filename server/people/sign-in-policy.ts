import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { type PermissionLevel, permissionLevel } from '#schema/entities/statuses'
import { settings } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { can } from './access/can'
import { TWO_STEP_FROM } from './accounts/two-step-policy'

/** `SignInPolicy` in schema/api. */
interface SignInPolicy {
  readonly twoStepFrom: PermissionLevel | null
}

/** Returns the lowest level for which two-step verification is compulsory; hidden from anonymous callers. */
export async function signInPolicy(
  _: unknown,
  _args: unknown,
  { principal, readContext: { orm } }: RequestContext,
): Promise<SignInPolicy> {
  if (!principal) return { twoStepFrom: null }
  const [row] = await orm.select().from(settings).where(eq(settings.key, TWO_STEP_FROM))
  const level = permissionLevel.safeParse(row?.value)
  return { twoStepFrom: level.success ? level.data : null }
}

/** Makes two-step verification compulsory from a level on; for nobody without a level. */
export function setSignInPolicy(
  _: unknown,
  { twoStepFrom = null }: { readonly twoStepFrom?: PermissionLevel | null },
  context: RequestContext,
): Promise<SignInPolicy> {
  const principal = requireSignIn(context.principal)
  if (!can(principal, 'governAccess', { locationId: null, isPublic: false }))
    throw new ApiError('FORBIDDEN', refusalFor('signInByNetwork'))
  return context.app.changes.write(async (tx) => {
    await tx.delete(settings).where(eq(settings.key, TWO_STEP_FROM))
    if (twoStepFrom !== null)
      await tx.insert(settings).values({ key: TWO_STEP_FROM, value: twoStepFrom })
    await emit(tx, {
      ...{ type: 'network.signInPolicyChanged', by: context, action: 'setSignInPolicy' },
      ...{ locationId: null, toStatus: twoStepFrom },
    })
    return { twoStepFrom }
  })
}
