import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagesFor } from '#renderer/parts/words/words'
import { escapeHtml } from '#schema/text/escape-text'
import { statusBody } from '../http/errors/error-body'
import { languageOfPath, preferredLanguage } from '../http/language-of'
import { plainPage } from '../http/plain-page'

/** Refuses a form sent from another site. Its fields are not read, so the language comes from the browser. */
export function refuseForeignForm(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = preferredLanguage(request.headers['accept-language'])
  const { formForeign: heading, formForeignDetail: detail } = messagesFor(language)
  return refuse({ status: 403, language, heading, detail }, request, reply)
}

/** Refuses a form with a NUL character, which can’t be stored or typed. */
export function refuseNul(
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOfPath(page)
  const words = messagesFor(language)
  const parts: Refusal = {
    status: 400,
    language,
    heading: words.formRefused,
    detail: words.formNul,
  }
  return refuse(parts, request, reply)
}

interface Refusal {
  readonly status: 400 | 403
  readonly language: string
  readonly heading: string
  readonly detail: string
}

/** Sends the error as JSON to the page’s script, or as an HTML page to a browser without script. */
function refuse(
  { status, language, heading, detail }: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (asksForJson(request)) {
    const message = status === 403 ? `${heading}. ${detail}` : detail
    const body = statusBody({ status, message, requestId: request.id })
    return reply.send({ outcome: 'invalid', ...body })
  }
  const { html, policy } = plainPage({
    language,
    title: heading,
    heading,
    message: escapeHtml(detail),
  })
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
}

export function asksForJson({ headers }: FastifyRequest): boolean {
  return /\bapplication\/json\b/.test(headers.accept ?? '')
}
