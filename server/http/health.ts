import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process is alive. `/readyz`: it can serve; not while it drains or the database is away. */
export function healthRoutes(fastify: FastifyInstance, isReady: () => Promise<boolean>): void {
  fastify.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  fastify.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}
