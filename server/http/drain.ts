import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { requestsInFlight } from './listener'

/** How long requests and streams may take to end once the server has been asked to stop, in milliseconds. */
const PATIENCE = 6_000
/** How long a request that is on its way may still come on an open connection, in milliseconds. */
const LAST_REQUESTS = 500
/** How often it is looked whether everything has been answered. */
const LOOKING_MS = 50

/**
 * Ends the server: what has been received is answered, with `Connection: close` so that no client sends another request on
 * the same connection. A visitor's browser that asks in the first moments is answered as well; connections that ask nothing are cut
 * after that; so is, after a while, what never ends.
 */
export async function drain(fastify: FastifyInstance, patience = PATIENCE): Promise<void> {
  const { server } = fastify
  // Node asks for this as the server closes, and counts an answer as sent that has been written but not yet taken by its
  // client. What is idle is closed below, once nothing is in flight.
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
