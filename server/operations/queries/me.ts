import type { Principal } from '../../accounts/principal'
import type { RequestContext } from '../context'

/** Who is asking. */
export function me(_: unknown, _args: unknown, { principal }: RequestContext): Principal | null {
  return principal
}
