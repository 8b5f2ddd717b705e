import type { FastifyInstance } from 'fastify'

/** How long requests and streams may take to end once the server has been asked to stop, in milliseconds. */
const PATIENCE = 6_000

/**
 * Ends the server: what has been received is answered, with `Connection: close` so that no client sends another
 * request on the same connection; what is still open after a while, as an endless stream, is cut.
 */
export async function drain(fastify: FastifyInstance, patience = PATIENCE): Promise<void> {
  const cut = setTimeout(() => fastify.server.closeAllConnections(), patience)
  try {
    await fastify.close()
  } finally {
    clearTimeout(cut)
  }
}
