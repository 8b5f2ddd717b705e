import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { requestsInFlight } from './listener'

/** Time limit for requests and streams to finish during shutdown, in milliseconds. */
const TIMEOUT_MS = 6_000
/** Time during shutdown in which open connections may still send a request, in milliseconds. */
const LAST_REQUESTS = 500
/** Longest time in which connections are still accepted, in milliseconds: under load new ones come all the time. */
const LAST_CONNECTIONS = 2_000
/** Interval between checks whether all requests are answered, in milliseconds. */
const POLL_MS = 50

/**
 * Shuts down the server: received requests are answered with `Connection: close`, so that no more are sent on the connection.
 * Requests that arrive in the first moments are answered too; then idle connections are closed and, after a timeout, the
 * remaining ones.
 */
export async function drain(fastify: FastifyInstance, timeoutMs = TIMEOUT_MS): Promise<void> {
  const { server } = fastify
  // Disables a step of Node’s shutdown that treats a response as sent before the client has received it. Idle connections are
  // closed below, when no requests are in flight.
  server.closeIdleConnections = () => {}
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  let cutFrom = Number.POSITIVE_INFINITY
  let idleLooks = 0
  const looking = setInterval(() => {
    idleLooks = requestsInFlight(server) === 0 ? idleLooks + 1 : 0
    // Node waits for connections on which a request may still come, as browsers open them ahead. A busy process has to
    // read what has arrived before it may say that nothing has: between two looks it does.
    if (performance.now() >= cutFrom && idleLooks > 1) server.closeAllConnections()
  }, POLL_MS)
  try {
    await acceptWaiting(server)
    cutFrom = performance.now() + LAST_REQUESTS
    await fastify.close()
  } finally {
    clearTimeout(cut)
    clearInterval(looking)
  }
}

/**
 * Accepts connections that the system has already taken: they would be reset with the listening socket, and a proxy whose other
 * servers are down has nowhere else to send their requests. Node accepts one with each turn of its event loop.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  const until = performance.now() + LAST_CONNECTIONS
  for (let idleTurns = 0; idleTurns < 2 && performance.now() < until; ) {
    const before = accepted
    await setImmediate()
    idleTurns = accepted === before ? idleTurns + 1 : 0
  }
  server.off('connection', count)
}
