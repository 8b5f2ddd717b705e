import type { Principal } from '../access/principal'
import { shortenedNetwork } from '../http/network-of'
import type { Caller } from './audit'

/** Who sent a request, as the audit writes it down. */
export function callerOf(
  { id, ip }: { readonly id: string; readonly ip: string },
  principal: Principal | null,
): Caller {
  return { principal, requestId: id, network: shortenedNetwork(ip) }
}
