import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

/** Where the server says what happened, as lines of JSON. No tokens, cookies or query strings ever get there. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, err: pino.stdSerializers.err },
    redact: [
      'req.headers',
      'headers.authorization',
      'headers.cookie',
      'headers["set-cookie"]',
      'err.config',
    ],
  })
}

function describeRequest({ id, method, url, ip }: FastifyRequest) {
  return { id, method, path: pathOf(url), address: ip }
}

/** The path alone: a query may carry a token. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}
