import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { errorAnswer, type IsUnavailable } from './errors'
import { statusBody } from './errors/error-body'
import { createListener, TIMEOUTS, type Timeouts } from './listener'
import { noteOf } from './log'
import type { PreparedResponse } from './prepared-response'
import { noticeProxies } from './proxy-notice'
import { MAX_BODY_BYTES } from './refusal'
import { givenId, pathOf, REQUEST_ID, requestIdOf } from './request-head'
import { commonHeaders, DATA_POLICY } from './security-headers'

interface ServerOptions {
  readonly log: Logger
  readonly isUnavailable: IsUnavailable
  /** True if visitors use HTTPS. */
  readonly https: boolean
  /** Proxies trusted to report a visitor’s address. */
  readonly trustedProxies: readonly string[]
  readonly timeouts?: Timeouts
  /** Handles every request first and calls back for those it doesn’t know: the development server. */
  readonly before?: BeforeRoutes
}

export type BeforeRoutes = (
  request: IncomingMessage,
  response: PreparedResponse,
  next: () => void,
) => void

/** Creates the HTTP server with the settings common to all routes: limits, headers, errors, logging. Routes are added to it. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { https, before } = options
  const log: FastifyBaseLogger = options.log
  const answerError = errorAnswer(options.isUnavailable)
  const notice = options.trustedProxies.length > 0 ? null : noticeProxies(options.log)
  const fastify = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: MAX_BODY_BYTES,
    // Routes read their input with zod: loading the compilers of JSON schemas takes a twelfth of the startup time.
    schemaController: {
      compilersFactory: { buildValidator: noJsonSchemas, buildSerializer: noJsonSchemas },
    },
    // Requests already received are answered while draining.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: answerError,
    serverFactory: (listener) =>
      createListener((request, response) => {
        notice?.(request)
        if (before) before(request, response, () => listener(request, response))
        else listener(request, response)
      }, options.timeouts ?? TIMEOUTS),
  })
  fastify.setErrorHandler(answerError)
  fastify.setNotFoundHandler((request, reply) => {
    const message = 'This address doesn’t exist.'
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .header('content-security-policy', DATA_POLICY)
      .send(statusBody({ status: 404, message, requestId: request.id }))
  })
  const headers = commonHeaders(https)
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    // A response stored in a shared cache would carry the id of the first request.
    const isShared = String(reply.getHeader('cache-control') ?? '').startsWith('public')
    if (!isShared || givenId(request.headers) !== null) reply.header(REQUEST_ID, request.id)
    done()
  })
  if (options.log.isLevelEnabled('info')) logAnswers(fastify)
  return fastify
}

function noJsonSchemas(): never {
  throw new Error('A route has a JSON schema; routes read their input with zod.')
}

function logAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    const { id, method, url, ip } = request
    const line = {
      ...{ id, method, path: pathOf(url), address: ip, status: statusCode },
      ...noteOf(request),
    }
    request.log.info({ ...line, ms: Math.round(elapsedTime) }, 'request')
    done()
  })
}
