import type { FastifyInstance } from 'fastify'

/**
 * Registers `/healthz`, which reports that the process runs, and `/readyz`, which reports whether it can serve, not while
 * draining or without database. `problem` returns the reason it can’t serve, or `null`; `saving` a reason that only prevents
 * saving, with which the server stays ready.
 */
export function healthRoutes(
  fastify: FastifyInstance,
  problem: () => Promise<string | null>,
  saving: () => Promise<string | null> = async () => null,
): void {
  fastify.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  fastify.get('/readyz', async (_request, reply) => {
    const reason = await problem()
    const notSaving = reason === null ? await saving() : null
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === null ? readiness(notSaving) : { status: 'not ready', reason })
  })
}

function readiness(notSaving: string | null) {
  return { status: 'ready', saving: notSaving === null, ...(notSaving && { reason: notSaving }) }
}
