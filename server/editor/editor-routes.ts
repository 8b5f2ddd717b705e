import { Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContentSource } from '#schema/api/content-source'
import { type PageAddressed, pageAddressed } from '#schema/api/page-addressed'
import type { App } from '../app/app'
import { callerOf } from '../audit/audit'
import type { Graphql } from '../graphql/lazy-graphql'
import { createContext } from '../graphql/operations/context'
import { disconnectSignal } from '../graphql/register-graphql'
import type { Assets } from '../http/built-assets'
import { networkOf } from '../http/network-of'
import { editorLanguage } from '../http/preferred-language'
import { encodingFor, pathOf } from '../http/request-head'
import { EDITOR_POLICY, SEPARATE_WINDOW } from '../http/security-headers'
import type { EditorBuild } from './editor-build'
import { buildInLanguage, pageInLanguage } from './editor-language'
import { addTheme } from './editor-theme'
import { answerOpening, type Opening, type OpeningParts } from './opening-answers'
import { askingPage, openingBody, openingHead } from './opening-page'

interface EditorRoutes {
  readonly assets: Assets
  /** The editor’s build information; `null` in development, where nothing is preloaded. */
  readonly build: EditorBuild | null
  readonly graphql: Graphql
  /** The source from which blocks read public content. */
  readonly source: () => ContentSource
  /** Returns where a page is, regardless of who asks; `null` if there is none. */
  readonly placeOf: OpeningParts['placeOf']
  /** Overrides the usual content security policy. */
  readonly policy: string | undefined
}

/** All addresses of the editor besides its first. */
export const EDITOR_ROUTE = '/editor/*'

/**
 * Serves the editor, one HTML page for all its addresses; the client chooses the screen. A signed-in person who opens a page gets
 * its data with the HTML.
 */
export function editorRoutes(fastify: FastifyInstance, app: App, routes: EditorRoutes): void {
  const { assets, graphql, source, placeOf, policy = EDITOR_POLICY } = routes
  const languages = routes.build ? Object.keys(routes.build.languages.folders) : DEVELOPED
  fastify.get('/editor', send)
  fastify.get(EDITOR_ROUTE, send)

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const language = editorLanguage(request.headers, languages)
    const english = await assets.editorPage(pathOf(request.url))
    const worded = pageInLanguage(english, routes.build, language)
    const html = addTheme(worded, request.headers.cookie)
    const build = routes.build && buildInLanguage(routes.build, language)
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .headers(SEPARATE_WINDOW)
      .type('text/html; charset=utf-8')
    const { pathname, search } = new URL(request.url, 'http://toran.internal')
    const page = pageAddressed({ pathname, search })
    if (!build) return reply.send(html)
    // A location’s version of a page is queried separately, because its answers differ from the page’s.
    if (!page || page.location !== undefined || request.headers.cookie === undefined)
      return reply.send(askingPage(html, build))
    const opening = openingOf(page, build, { request, reply })
    return sendPacked(request, reply, inParts(html, build, opening))
  }

  /**
   * Returns the data to embed; `null` if nobody is signed in or on an error: the editor then queries itself and reports the
   * error.
   */
  async function openingOf(
    page: PageAddressed,
    build: EditorBuild,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<Opening | null> {
    try {
      const principal = await app.accounts.principalOf(request)
      if (!principal) return null
      const caller = {
        ...callerOf(request, principal),
        countedAs: networkOf(request.ip),
        language: editorLanguage(request.headers, languages),
        gone: disconnectSignal(reply),
      }
      const visitors = source()
      const { origin } = app.configuration
      return await answerOpening(page, build, {
        graphql,
        context: () => createContext(app, caller, visitors),
        ...{ source: visitors, placeOf, origin },
      })
    } catch (error) {
      request.log.warn({ err: error }, 'sent an editor page without its data')
      return null
    }
  }
}

/** Languages for development, from `vite/messages`: `pseudo` exposes untranslated and truncated texts. */
const DEVELOPED = ['gu', 'hi', 'pseudo']

/** Streams the HTML in parts, so that the browser fetches scripts while the page is read from the database. */
async function* inParts(html: string, build: EditorBuild, opening: Promise<Opening | null>) {
  yield openingHead(html, build)
  yield openingBody(html, build, await opening)
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>) {
  const body = Readable.from(parts)
  if (encodingFor(request.headers['accept-encoding']) === 'identity') return reply.send(body)
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  // Flushed to send the first part immediately. Low compression level, because each response is sent only once.
  return reply.send(body.pipe(createGzip({ level: 3, flush: constants.Z_SYNC_FLUSH })))
}
