import type { Principal } from '../../access/principal'
import type { RequestContext } from '../../operations/context'

/** Who is asking. */
export function me(_: unknown, _args: unknown, { principal }: RequestContext): Principal | null {
  return principal
}
