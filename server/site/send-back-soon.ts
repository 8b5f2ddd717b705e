import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, pathOf } from '../http/request-head'
import { type FinishedPage, pack } from './page/finished-page'
import { backSoon, secondsToWait } from './render/back-soon'

/** Sends the “back soon” page: within the site’s layout if that was rendered in advance, otherwise the plain page. */
export async function sendBackSoon(
  request: FastifyRequest,
  reply: FastifyReply,
  framed: FinishedPage | null,
): Promise<FastifyReply> {
  reply.code(503)
  if (framed) {
    const { bytes, headers } = await pack(framed, encodingFor(request.headers['accept-encoding']))
    const seconds = String(secondsToWait())
    return reply.headers({ ...headers, 'retry-after': seconds, refresh: seconds }).send(bytes)
  }
  const { html, policy, seconds } = backSoon(pathOf(request.url))
  return reply
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}
