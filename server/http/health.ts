import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve; not while it drains or the database is away, and it says why.
 * `problem` answers what keeps it from serving, in a sentence, or `null`; `saving` what keeps it from saving only, with which it
 * goes on serving pages and is ready.
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
