import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from './built-assets'
import { pathOf } from './log'
import { EDITOR_POLICY } from './security-headers'

/** The editor is one page for all its addresses; which screen it shows is its own matter. */
export function editorRoutes(fastify: FastifyInstance, assets: Assets, policy?: string): void {
  fastify.get('/editor', send)
  fastify.get('/editor/*', send)

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const page = await assets.editorPage(pathOf(request.url))
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy ?? EDITOR_POLICY)
      .type('text/html; charset=utf-8')
      .send(page)
  }
}
