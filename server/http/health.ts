import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve; not while it drains or the database is away, and it says why.
 * `problem` answers what keeps it from serving, in a sentence, or `null`.
 */
export function healthRoutes(
  fastify: FastifyInstance,
  problem: () => Promise<string | null>,
): void {
  fastify.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  fastify.get('/readyz', async (_request, reply) => {
    const reason = await problem()
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === null ? { status: 'ready' } : { status: 'not ready', reason })
  })
}
