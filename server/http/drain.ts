import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { requestsInFlight } from './listener'

/** Time limit for requests and streams to finish during shutdown, in milliseconds. */
const PATIENCE = 6_000
/** Time during shutdown in which open connections may still send a request, in milliseconds. */
const LAST_REQUESTS = 500
/** Interval between checks whether all requests are answered, in milliseconds. */
const LOOKING_MS = 50

/**
 * Shuts down the server: received requests are answered with `Connection: close`, so that no more are sent on the connection.
 * Requests that arrive in the first moments are answered too; then idle connections are closed and, after a timeout, the
 * remaining ones.
 */
export async function drain(fastify: FastifyInstance, patience = PATIENCE): Promise<void> {
  const { server } = fastify
  // Disables a step of Node’s shutdown that treats a response as sent before the client has received it. Idle connections are
  // closed below, when no requests are in flight.
  server.closeIdleConnections = () => {}
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  const cutFrom = performance.now() + LAST_REQUESTS
  let idleLooks = 0
  const looking = setInterval(() => {
    idleLooks = requestsInFlight(server) === 0 ? idleLooks + 1 : 0
    // Node waits for connections on which a request may still come, as browsers open them ahead. A busy process has to
    // read what has arrived before it may say that nothing has: between two looks it does.
    if (performance.now() >= cutFrom && idleLooks > 1) server.closeAllConnections()
  }, LOOKING_MS)
  try {
    // Connections that wait to be accepted would be reset with the listening socket.
    await setImmediate()
    await setImmediate()
    await fastify.close()
  } finally {
    clearTimeout(cut)
    clearInterval(looking)
  }
}
