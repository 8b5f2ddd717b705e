import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CpuBudget } from '../http/limits/cpu-budget'
import { encodingFor } from '../http/request-head'
import { type FinishedPage, pack } from './page/finished-page'

/** Prevents previews from being cached, indexed, or leaked by referrers. */
export const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export interface PreviewRoutesOptions {
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Responds with a page that says why the preview is unavailable. */
  readonly guarded: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ) => Promise<FastifyReply>
  readonly cpuBudgetOf: (request: FastifyRequest) => CpuBudget
}

interface TokenCookie {
  readonly name: string
  readonly token: string
  /** Path of the cookie, which includes everything below it. */
  readonly path: string
  readonly expiresAt: Date
  /** Origin of the site. */
  readonly origin: string
}

/** Returns a cookie with the token of a preview link, so that its address doesn’t contain it. */
export function tokenCookie({ name, token, path, expiresAt, origin }: TokenCookie): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
  return [
    `${name}=${token}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    // Lax, because preview links in emails are followed from other sites; not sent with other cross-site requests.
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

/** Sends a page without caching headers. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> {
  const packed = await pack(page, encodingFor(request.headers['accept-encoding']))
  const { etag: _etag, 'surrogate-key': _keys, ...headers } = packed.headers
  return reply.code(page.status).headers(headers).headers(PREVIEW_HEADERS).send(packed.bytes)
}
