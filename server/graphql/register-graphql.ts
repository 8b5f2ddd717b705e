import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { App } from '../app/app'
import { callerOf } from '../audit/audit'
import { ApiError, forPrograms, sentByAnotherSite } from '../http/errors/api-error'
import { graphqlStatusOf } from '../http/errors/catalogue'
import { explain } from '../http/errors/explain'
import { REFUSAL_LANGUAGES } from '../http/errors/refusal-text'
import { sendError } from '../http/errors/send-error'
import { noteRequest } from '../http/log'
import { networkOf } from '../http/network-of'
import { editorLanguage } from '../http/preferred-language'
import { BODY_BYTES } from '../http/route-limits'
import { isJson, isSameOrigin } from '../people/accounts/same-origin'
import { jsonDepth } from './json-depth'
import { GRAPHQL_PATH, type Graphql, lazyGraphql } from './lazy-graphql'
import { createContext } from './operations/context'
import { consumeQueryBudget, queryBudgetSpent } from './query-budget'

/** Maximum size of a visitor’s request, in bytes. */
const MAX_BYTES_OF_VISITORS = 100_000
const MAX_JSON_DEPTH = 64
/** Cost of parsing and checking a query, even if it is refused: points per request, and characters per point. */
const REQUEST_POINTS = 20
const CHARACTERS_OF_POINT = 50

/** Registers GraphQL at `/graphql`: POST with a JSON body, or GET for queries. */
export async function registerGraphql(
  fastify: FastifyInstance,
  app: App,
  graphql: Graphql = lazyGraphql(app),
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_BYTES.graphql },
      (_, body, done) => done(null, body),
    )
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendError(request, reply, refusalOf(app, request, error)),
    )
    scope.addHook('onRequest', async (request) => {
      checkHeaders(request)
      refuseUnread(app, request)
    })
    scope.route({ method: ['GET', 'POST'], url: GRAPHQL_PATH, handler: answer })
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = request.method === 'POST' ? String(request.body ?? '') : null
    const principal = await app.accounts.principalOf(request)
    if (principal) noteRequest(request, { account: principal.id })
    if (!principal && body !== null && body.length > MAX_BYTES_OF_VISITORS)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        forPrograms(
          `Without signing in, a request can have at most ${MAX_BYTES_OF_VISITORS / 1000} kB.`,
        ),
      )
    if (body !== null && jsonDepth(body) > MAX_JSON_DEPTH)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        forPrograms(`The JSON is nested deeper than ${MAX_JSON_DEPTH} levels.`),
      )
    const context = createContext(app, {
      ...callerOf(request, principal),
      countedAs: networkOf(request.ip),
      language: editorLanguage(request.headers, REFUSAL_LANGUAGES),
      gone: disconnectSignal(reply),
      noteOperation: (operation) => noteRequest(request, { operation }),
    })
    await consumeQueryBudget(
      context,
      REQUEST_POINTS + lengthOf(request, body) / CHARACTERS_OF_POINT,
    )
    const { method, raw } = request
    const answered = await graphql.answer({ method, url: raw.url ?? GRAPHQL_PATH, body }, context)
    const wait = answered.headers.get('retry-after')
    if (wait !== null) reply.header('retry-after', wait)
    return reply
      .code(answered.status)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(await answered.text())
  }
}

function lengthOf({ url }: FastifyRequest, body: string | null): number {
  return body?.length ?? url.length
}

/** Refuses a request without credentials before its body is read, if the network has used up its points. */
function refuseUnread({ limits }: App, { headers, ip }: FastifyRequest): void {
  if (headers.authorization !== undefined || headers.cookie !== undefined) return
  const seconds = limits.wait('queriesOfNetwork', networkOf(ip), REQUEST_POINTS)
  if (seconds !== null) throw queryBudgetSpent(seconds)
}

function checkHeaders({ method, headers }: FastifyRequest): void {
  if (headers['content-encoding'] !== undefined)
    throw new UnsupportedBody('Send the body uncompressed.')
  if (method !== 'POST') return
  if (!isJson(headers)) throw new UnsupportedBody('Send the query as application/json.')
  if (!isSameOrigin(headers)) throw sentByAnotherSite()
}

/** Error for an unsupported body type (415). */
class UnsupportedBody extends ApiError {
  constructor(message: string) {
    super('BAD_USER_INPUT', forPrograms(message))
  }
}

/** The error to answer with, and an HTTP status where one is more specific than the error code. */
function refusalOf(
  app: App,
  request: FastifyRequest,
  error: FastifyError | Error,
): { readonly error: ApiError; readonly status: number } {
  if (error instanceof UnsupportedBody) return { error, status: 415 }
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) {
    const refusal = refusalFor('largeRequest', { most: BODY_BYTES.graphql / 1_000_000 })
    return { error: new ApiError('LIMIT_EXCEEDED', refusal), status }
  }
  if (status !== undefined && status >= 400 && status < 500)
    return {
      error: new ApiError('BAD_USER_INPUT', forPrograms('The request can’t be read.')),
      status,
    }
  const refusal = explain(error, { log: app.log, requestId: request.id })
  return { error: refusal, status: graphqlStatusOf(refusal.code) }
}

/** Returns a signal that aborts if the connection closes before the response is sent. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
