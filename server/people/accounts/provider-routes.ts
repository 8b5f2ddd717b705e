import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callerOf } from '../../audit/audit'
import { isUnavailable } from '../../database/unavailable'
import { ApiError } from '../../http/errors/api-error'
import { answerTooMany } from '../../http/limits/too-many'
import { networkOf } from '../../http/network-of'
import type { AccountsConfiguration } from './accounts'
import { type AccountScope, sendAuthAnswer, sendUnavailable } from './auth-exchange'
import { CALLBACK_PATH, PROVIDER } from './oidc'

interface ProviderParts extends Omit<AccountScope, 'ask'> {
  readonly configuration: Pick<AccountsConfiguration, 'oidc'>
}

const SIGN_IN_PATH = '/editor/sign-in'
const EDITOR_PATH = '/editor'
/** Paths within the editor, to prevent open redirects. */
const editorPathSchema = z.string().regex(/^\/editor(?:\/[\w\-./]*)?(?:\?[\w\-.~=&%+]*)?$/)
const started = z.object({ url: z.url({ protocol: /^https?$/ }) })

/**
 * Registers sign-in with an organisation’s account (OpenID Connect): `GET /api/auth/provider` returns its name, `GET
 * /api/auth/provider/start` redirects to it, and it redirects back to `GET /api/auth/callback/oidc`. Only invited people can sign
 * in, by the address the provider has verified. Without `OIDC_ISSUER` the name is null and the others redirect to the sign-in
 * page.
 */
export function providerRoutes(scope: FastifyInstance, app: ProviderParts): void {
  const { accounts, audit, limits, log } = app
  const { oidc } = app.configuration
  scope.get('/api/auth/provider', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ name: oidc?.name ?? null }),
  )
  scope.get('/api/auth/provider/start', start)
  scope.get(CALLBACK_PATH, back)

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (oidc === null) return lead(reply, SIGN_IN_PATH)
    const seconds = await limits.spend('providerSignIns', networkOf(request.ip))
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'signIns' })
    const next = editorPathSchema.safeParse((request.query as { next?: unknown }).next)
    const answer = await exchange(request, {
      path: '/sign-in/social',
      body: {
        ...{ provider: PROVIDER, disableRedirect: true },
        ...{ callbackURL: next.success ? next.data : EDITOR_PATH, errorCallbackURL: SIGN_IN_PATH },
      },
    })
    if (!answer?.ok) return lead(reply, `${SIGN_IN_PATH}?problem=provider`)
    const { url } = started.parse(await answer.json())
    return lead(sendAuthAnswer(request, reply, answer), url)
  }

  async function back(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (oidc === null) return lead(reply, SIGN_IN_PATH)
    const search = new URL(request.url, 'http://localhost').search
    const answer = await exchange(request, { path: '/callback/oidc', search })
    if (answer === null) return sendUnavailable(request, reply)
    const target = new URL(answer.headers.get('location') ?? SIGN_IN_PATH, 'http://localhost')
    const isIn =
      target.pathname !== SIGN_IN_PATH && editorPathSchema.safeParse(target.pathname).success
    if (!isIn || target.searchParams.has('error')) {
      audit.refused(callerOf(request, null), '', 'UNAUTHENTICATED')
      const problem = PROBLEMS[target.searchParams.get('error') ?? ''] ?? 'failed'
      return lead(reply, `${SIGN_IN_PATH}?problem=${problem}`)
    }
    const principal = await accounts.principalOf({
      ...{ id: request.id, ip: request.ip },
      headers: { cookie: cookieOf(answer) },
    })
    if (!principal) return lead(reply, `${SIGN_IN_PATH}?problem=failed`)
    await audit.passed(callerOf(request, principal), principal.id, 'signIn', request.headers)
    return lead(sendAuthAnswer(request, reply, answer), `${target.pathname}${target.search}`)
  }

  /** Returns `null` if the provider or the database is unavailable. */
  async function exchange(
    request: FastifyRequest,
    route: Parameters<typeof accounts.handleProvider>[1],
  ) {
    try {
      return await accounts.handleProvider(request, route)
    } catch (error) {
      log.error({ err: error, requestId: request.id }, 'signing in with the provider failed')
      if (error instanceof ApiError || isUnavailable(error)) return null
      throw error
    }
  }
}

/** better-auth’s error codes, mapped to those of the sign-in page. */
const PROBLEMS: Readonly<Record<string, string>> = {
  signup_disabled: 'unknown',
  account_not_linked: 'unverified',
  email_not_found: 'unverified',
  access_denied: 'cancelled',
}

function lead(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to, 302)
}

/** Returns the Cookie header a browser would send back. */
function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
