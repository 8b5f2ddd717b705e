import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Asked of every request: a loop takes a third of what `find` does. */
function forwardingIn(headers: IncomingMessage['headers']): string | null {
  for (const name of FORWARDING) if (headers[name] !== undefined) return name
  return null
}

/**
 * Says once, when a request that a proxy has sent on comes to a server that trusts none: then all visitors count as one
 * network, and share its limits. A stranger may send such a header too; believing it unasked would be the worse fault.
 */
export function noticeProxies(log: Pick<Logger, 'warn'>): (request: IncomingMessage) => void {
  let isSaid = false
  return ({ headers, socket }) => {
    if (isSaid) return
    const header = forwardingIn(headers)
    if (header === null) return
    isSaid = true
    const proxy = socket.remoteAddress ?? 'its address'
    log.warn(
      { header, address: proxy },
      `A request came with '${header}', and TRUSTED_PROXIES is not set: if a proxy stands before this server, all its visitors share the limits of one network. Start with TRUSTED_PROXIES=${proxy} where that is your proxy; otherwise a stranger sent the header, and it is ignored.`,
    )
  }
}
