import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../http/encoding'
import type { CpuBudget } from '../http/limits/cpu-budget'
import { type FinishedPage, pack } from './page/finished-page'

/** Nobody keeps a preview, no search engine lists it, and no other site learns its address. */
export const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export interface PreviewRoutesOptions {
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Says by a page why there is none now. */
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
  /** Where it is sent: to this path, and what is below it. */
  readonly path: string
  readonly expiresAt: Date
  /** That of the site. */
  readonly origin: string
}

/** The token of a preview link as a cookie, so that its address goes on without it. */
export function tokenCookie({ name, token, path, expiresAt, origin }: TokenCookie): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
  return [
    `${name}=${token}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    // Sent where a link in an email leads here, as which previews are passed on; to nothing else of another site.
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

/** Sends a page that nobody keeps: without what caches go by. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> {
  const packed = await pack(page, encodingFor(request.headers['accept-encoding']))
  const { etag: _etag, 'surrogate-key': _keys, ...headers } = packed.headers
  return reply.code(page.status).headers(headers).headers(PREVIEW_HEADERS).send(packed.bytes)
}
