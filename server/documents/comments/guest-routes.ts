import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { GUEST_COMMENT_LIMITS, type GuestOutcome, guestCommentAction } from '#schema/api/comments'
import { HONEYPOT_FIELD } from '#schema/api/forms'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { App } from '../../app/app'
import { isUnavailable } from '../../database/unavailable'
import { commentFields } from '../../http/comment-fields'
import { ApiError, sentByAnotherSite } from '../../http/errors/api-error'
import { declaredNames } from '../../http/errors/refusal-text'
import { sendError } from '../../http/errors/send-error'
import { guestMessages } from '../../http/guest-messages'
import { networkOf, shortenedNetwork } from '../../http/network-of'
import { plainPage } from '../../http/plain-page'
import { BODY_BYTES } from '../../http/route-limits'
import { previewId } from '../../people/accounts/preview-tokens'
import { isSameOrigin } from '../../people/accounts/same-origin'
import { listCommentableBlocks } from '../../site/content/commentable'
import { previewPath, previewTokenOf, readPreviewOf } from '../../site/content/preview-cookie'
import { findValidPreview, type ValidPreview } from '../../site/content/previewed-page'
import { addGuestComment, type GuestComment } from './guest-comment'

type Parts = Pick<App, 'changes' | 'configuration' | 'database' | 'limits' | 'log'>

/** Free text: line breaks are kept, invisible characters removed. */
const words = z.string().transform((text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
)
const written = z.object({
  name: words
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(z.string().min(1).max(GUEST_COMMENT_LIMITS.name)),
  text: words.pipe(z.string().min(1).max(GUEST_COMMENT_LIMITS.text)),
  block: z.string().max(100),
})

/**
 * Route for guest comments: `POST /preview/7/comments` from the bar of a shared preview, as a form without script. The preview's
 * cookie identifies the link; without a valid one the answer is 404. Redirects back to the preview; a comment that isn't stored
 * is returned in a form, so that it can be sent again.
 */
export async function guestRoutes(fastify: FastifyInstance, app: Parts): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES.guestComment },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFromPreview(request)) return sendError(request, reply, { error: sentByAnotherSite() })
    })
    scope.post(guestCommentAction(':document'), receive)
  })

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = Object.fromEntries(new URLSearchParams(String(request.body ?? '')))
    const { document } = request.params as { readonly document: string }
    const of = readPreviewOf(document, fields.language ?? DEFAULT_LANGUAGE)
    const wait = await app.limits.spend('guestComments', networkOf(request.ip))
    const token = of && previewTokenOf(request, of)
    const preview = token ? await findValidPreview(app, { ...of, token }) : null
    if (!of || !token || !preview?.isShared)
      return sendError(request, reply, {
        error: new ApiError('NOT_FOUND', refusalFor('linkExpired')),
      })
    const outcome = wait === null ? await store(request, { fields, preview, token }) : 'later'
    if (outcome !== 'thanks') return sendRefusal(reply, outcome, { fields, preview, token })
    const inLanguage = of.language === DEFAULT_LANGUAGE ? '' : `language=${of.language}&`
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${previewPath(of.documentId)}?${inLanguage}sent=${outcome}`, 303)
  }

  async function store(request: FastifyRequest, sent: CommentForm): Promise<GuestOutcome> {
    const comment = await readComment(sent)
    if (!comment) return 'invalid'
    // Bots get the same answer as people, so they learn nothing; nothing is stored.
    if (sent.fields[HONEYPOT_FIELD]) return 'thanks'
    const { limits, configuration } = app
    const context = {
      ...{ limits, origin: configuration.origin, sharer: sent.preview.maker },
      ...{ requestId: request.id, network: shortenedNetwork(request.ip) },
    }
    try {
      const outcome = await app.changes.write((tx) => addGuestComment({ ...context, tx }, comment))
      return outcome === 'stored' ? 'thanks' : 'full'
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LIMIT_EXCEEDED') return 'full'
      if (!isUnavailable(error)) throw error
      app.log.warn({ err: error }, 'failed to store a guest’s comment')
      return 'later'
    }
  }
}

const STATUS = { invalid: 422, full: 409, later: 429 } as const

async function sendRefusal(
  reply: FastifyReply,
  outcome: Exclude<GuestOutcome, 'thanks'>,
  { fields, preview: { page } }: CommentForm,
): Promise<FastifyReply> {
  const { documentId, language } = page
  const messages = guestMessages(language)
  const form = commentFields({
    language,
    blocks: listCommentableBlocks(page.content.blocks, await declaredNames(language)),
    written: fields,
  })
  const back = `${previewPath(documentId)}${language === DEFAULT_LANGUAGE ? '' : `?language=${language}`}`
  const { html, policy } = plainPage({
    language: messages.locale,
    title: messages.notSentTitle,
    heading: messages.notSent,
    message: `${messages.refusals[outcome]} <a href="${back}">${messages.back}</a>`,
    form: `<form method="post" action="${guestCommentAction(String(documentId))}">${form}</form>`,
  })
  return reply
    .code(STATUS[outcome])
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Reads a comment on a block of the draft; `null` if invalid. */
async function readComment({
  fields,
  preview: { page },
  token,
}: CommentForm): Promise<GuestComment | null> {
  const { data } = written.safeParse(fields)
  const block = (await labelled('en')).find(({ id }) => id === data?.block)
  if (!data || !block) return null
  const { documentId: id, ownerId: locationId, title } = page
  return {
    ...{ ...data, blockLabel: block.label, link: previewId(token) },
    blockLabelIn: async (language) =>
      (await labelled(language)).find((each) => each.id === block.id)?.label ?? block.label,
    page: { id, locationId, title },
  }

  async function labelled(language: string | null) {
    return listCommentableBlocks(page.content.blocks, await declaredNames(language))
  }
}

interface CommentForm {
  readonly fields: Readonly<Record<string, string>>
  readonly preview: ValidPreview
  readonly token: string
}

/**
 * Returns whether the form was sent by the preview. Previews send no referrer, so browsers set the origin to `null`; then the
 * fetch metadata decides.
 */
function isFromPreview({ headers }: FastifyRequest): boolean {
  const { origin, ...others } = headers
  return headers['sec-fetch-site'] === 'same-origin' ? isSameOrigin(others) : isSameOrigin(headers)
}
