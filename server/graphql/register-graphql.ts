import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#schema/api/errors'
import { isJson, isSameOrigin } from '../accounts/same-origin'
import type { App } from '../app/app'
import { callerOf } from '../audit/caller'
import { ApiError } from '../errors/api-error'
import { explain } from '../errors/explain'
import { lazily } from '../http/lazily'
import { networkOf } from '../http/network-of'
import { createContext } from '../operations/context'
import { pay, queriesUsedUp } from './cost/pay'
import { jsonDepth } from './json-depth'

/** Bodies of requests, in bytes: a page's content may have 1 MB, and its JSON text in JSON grows by its quotes. */
const BODY_LIMIT = 2_000_000
/** Visitors only ask; they have nothing long to say. */
const BODY_LIMIT_OF_VISITORS = 100_000
const DEEPEST_JSON = 64
/** What reading and checking a query costs, whether it is answered or not: a request, and so many characters of it. */
const REQUEST_POINTS = 20
const CHARACTERS_OF_POINT = 50
const PATH = '/graphql'

/**
 * Answers GraphQL at `/graphql`: POST with a JSON body, or GET for queries. The schema is built for the first of them: a
 * server that only serves the site is without it.
 */
export async function registerGraphql(fastify: FastifyInstance, app: App): Promise<void> {
  const graphql = lazily(async () => (await import('./graphql')).createGraphql(app))
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      answerError(app, { request, reply, error }),
    )
    scope.addHook('onRequest', async (request) => {
      checkHeaders(request)
      refuseUnread(app, request)
    })
    scope.route({ method: ['GET', 'POST'], url: PATH, handler: answer })
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = request.method === 'POST' ? String(request.body ?? '') : null
    const principal = await app.accounts.principalOf(request)
    if (!principal && body !== null && body.length > BODY_LIMIT_OF_VISITORS)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        `Without signing in, a request has at most ${BODY_LIMIT_OF_VISITORS / 1000} kB.`,
      )
    if (body !== null && jsonDepth(body) > DEEPEST_JSON)
      throw new ApiError('LIMIT_EXCEEDED', `The JSON is nested deeper than ${DEEPEST_JSON} levels.`)
    const context = createContext(app, {
      ...callerOf(request, principal),
      countedAs: networkOf(request.ip),
      gone: goneSignal(reply),
    })
    await pay(context, REQUEST_POINTS + lengthOf(request, body) / CHARACTERS_OF_POINT)
    // Anything but the path, the query and the body stays here: nothing else of the request matters to GraphQL.
    const url = new URL(request.raw.url ?? PATH, 'http://toran.internal')
    const { fetch } = await graphql()
    const answered = await fetch(
      url,
      {
        method: request.method,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        ...(body !== null && { body }),
      },
      context,
    )
    const wait = answered.headers.get('retry-after')
    if (wait !== null) reply.header('retry-after', wait)
    return reply
      .code(answered.status)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(await answered.text())
  }
}

/** Called when the connection breaks before it was answered. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

function lengthOf({ url }: FastifyRequest, body: string | null): number {
  return body?.length ?? url.length
}

/** A network without a credential that has used up its points is told so before its body is read. */
function refuseUnread({ limits }: App, { headers, ip }: FastifyRequest): void {
  if (headers.authorization !== undefined || headers.cookie !== undefined) return
  const seconds = limits.wait('queriesOfNetwork', networkOf(ip), REQUEST_POINTS)
  if (seconds !== null) throw queriesUsedUp(seconds)
}

function checkHeaders({ method, headers }: FastifyRequest): void {
  if (headers['content-encoding'] !== undefined)
    throw new HttpRefusal(415, 'BAD_USER_INPUT', 'Send the body as it is, not compressed.')
  if (method !== 'POST') return
  if (!isJson(headers))
    throw new HttpRefusal(415, 'BAD_USER_INPUT', 'Send the query as application/json.')
  if (!isSameOrigin(headers))
    throw new HttpRefusal(403, 'FORBIDDEN', 'This request was sent by another site.')
}

/** A refusal with a status of its own, before anything of the request was looked at. */
class HttpRefusal extends ApiError {
  readonly status: number
  constructor(status: number, code: ErrorCode, message: string) {
    super(code, message)
    this.status = status
  }
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

function answerError(
  app: App,
  { request, reply, error }: { request: FastifyRequest; reply: FastifyReply; error: FastifyError },
): FastifyReply {
  const { refusal, status } = refusalOf(app, request, error)
  const { code, message, details } = refusal
  const retryable = code === 'UNAVAILABLE' || code === 'RATE_LIMITED'
  if (retryable) reply.header('retry-after', details.retryAfterSeconds ?? 2)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      errors: [{ message, extensions: { ...details, code, requestId: request.id, retryable } }],
    })
}

function refusalOf(
  app: App,
  request: FastifyRequest,
  error: FastifyError | Error,
): { readonly refusal: ApiError; readonly status: number } {
  if (error instanceof HttpRefusal) return { refusal: error, status: error.status }
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) {
    const message = `The request is larger than ${BODY_LIMIT / 1_000_000} MB.`
    return { refusal: new ApiError('LIMIT_EXCEEDED', message), status }
  }
  if (status !== undefined && status >= 400 && status < 500)
    return { refusal: new ApiError('BAD_USER_INPUT', 'The request cannot be read.'), status }
  const refusal = explain(error, { log: app.log, requestId: request.id })
  return { refusal, status: STATUS[refusal.code] ?? 400 }
}
