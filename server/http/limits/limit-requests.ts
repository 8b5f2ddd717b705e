import type { FastifyInstance } from 'fastify'
import { CHANGES_PATH } from '#schema/api/changes'
import { RESUMABLE_PATH, UPLOAD_PATH } from '#schema/api/upload'
import { networkOf } from '../network-of'
import { pathOf } from '../request-head'
import type { Limits } from './limits'
import { answerTooMany } from './too-many'

const API: ReadonlySet<string> = new Set(['/graphql', UPLOAD_PATH, CHANGES_PATH])

/** Rejects clients with too many API requests before reading a body. Queries and uploads also have budgets by cost. */
export function limitRequests(fastify: FastifyInstance, limits: Pick<Limits, 'spend'>): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url)
    if (!API.has(path) && !path.startsWith(RESUMABLE_PATH)) return
    const seconds = await limits.spend('requests', networkOf(request.ip))
    if (seconds === null) return
    return answerTooMany(request, reply, { seconds, what: 'network' })
  })
}
