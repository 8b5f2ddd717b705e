import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** A loop, because this runs for every request and `find` takes three times as long. */
function forwardingIn(headers: IncomingMessage['headers']): string | null {
  for (const name of FORWARDING) if (headers[name] !== undefined) return name
  return null
}

/**
 * Warns once if a forwarded request reaches a server that trusts no proxy: all visitors then share one network’s limits. The
 * headers are not trusted automatically, because anyone can send them.
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
      `A request came with '${header}', and TRUSTED_PROXIES is not set: if a proxy is in front of this server, all its visitors share the limits of one network. Start with TRUSTED_PROXIES=${proxy} where that is your proxy; otherwise a stranger sent the header, and it is ignored.`,
    )
  }
}
