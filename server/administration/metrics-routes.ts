import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app/app'
import type { Metrics } from './metrics-registry'

export interface MetricsConfiguration {
  /** A separate port on HOST; `null` for `/metrics` of the site. */
  readonly port: number | null
  /** The bearer token; `null` for none, allowed only on a separate port. */
  readonly token: string | null
}

const PATH = '/metrics'
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Counts every request and serves `/metrics`; nothing of it is loaded without a configuration. Returns a function that stops it.
 */
export async function serveMetrics(
  fastify: FastifyInstance,
  app: Pick<App, 'database' | 'log' | 'mailer'>,
  {
    metrics: configuration,
    host,
  }: {
    readonly metrics: MetricsConfiguration | null
    readonly host: string
  },
): Promise<() => Promise<void>> {
  if (!configuration) return async () => undefined
  const { createMetrics } = await import('./metrics-registry')
  const metrics = createMetrics(app)
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    metrics.observe({
      method: METHODS.has(method) ? method : 'other',
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    done()
  })
  const { port, token } = configuration
  if (port !== null) {
    const close = await listen(metrics, { port, token, host })
    return async () => {
      metrics.stop()
      await close()
    }
  }
  fastify.get(PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isAllowed(request.headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: REFUSED })
    return reply.type(metrics.contentType).send(await metrics.text())
  })
  return async () => metrics.stop()
}

const REFUSED = 'Send METRICS_TOKEN as a bearer credential.'

async function listen(
  metrics: Metrics,
  { port, token, host }: MetricsConfiguration & { readonly host: string },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port ?? 0, host, resolve)
  })
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isThere = request.url === PATH && request.method === 'GET'
    const isRefused = token !== null && !isAllowed(request.headers.authorization, token)
    if (!isThere) response.writeHead(404).end()
    else if (isRefused) response.writeHead(401, { 'www-authenticate': 'Bearer' }).end(REFUSED)
    else response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text())
  }
}

/** Compares hashes in constant time. */
function isAllowed(authorization: string | undefined, token: string | null): boolean {
  const given = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && token !== null && timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
