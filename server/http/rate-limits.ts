import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { UPLOAD_PATH } from '#schema/api/upload'
import { errorBody } from './error-body'
import { pathOf } from './log'
import { networkOf } from './network-of'

/** Requests a minute from one address. */
export interface RateLimits {
  readonly anonymous: number
  readonly withCredential: number
}

/** Far more than people and their programs need, and too few to keep the server from its other work. */
export const RATE_LIMITS: RateLimits = { anonymous: 1_200, withCredential: 12_000 }

const MINUTE = 60
const LIMITED: ReadonlySet<string> = new Set(['/graphql', UPLOAD_PATH])

/**
 * Slows down who asks the API too often; addresses that come with a credential, good or not, have a budget of their
 * own. Signing in has its own, narrower limit (`accounts/sign-in-limit.ts`). Pages come from memory and have none.
 */
export function limitRates(fastify: FastifyInstance, limits: RateLimits = RATE_LIMITS): void {
  const anonymous = new RateLimiterMemory({ points: limits.anonymous, duration: MINUTE })
  const known = new RateLimiterMemory({ points: limits.withCredential, duration: MINUTE })
  fastify.addHook('onRequest', async (request, reply) => {
    if (!LIMITED.has(pathOf(request.url))) return
    const { authorization, cookie } = request.headers
    const wait = await take(authorization || cookie ? known : anonymous, request)
    if (wait !== null) return refuse(request, reply, wait)
  })
}

async function take(limiter: RateLimiterMemory, { ip }: FastifyRequest): Promise<number | null> {
  try {
    await limiter.consume(networkOf(ip))
    return null
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000)
    throw refused
  }
}

function refuse({ id }: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  const message = `Too many requests. Try again in ${wait} s.`
  return reply
    .code(429)
    .header('retry-after', String(wait))
    .header('cache-control', 'no-store')
    .send(errorBody({ status: 429, message, requestId: id }))
}
