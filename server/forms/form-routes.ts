import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messagesFor, type SiteMessages } from '#renderer/parts/words/words'
import {
  type FormName,
  type FormOutcome,
  formAction,
  forms,
  HONEYPOT_FIELD,
  sentValue,
} from '#schema/api/forms'
import type { App } from '../app/app'
import { type Caller, callerOf } from '../audit/audit'
import { isUnavailable } from '../database/unavailable'
import { statusBody } from '../http/errors/error-body'
import { languageOfPath } from '../http/language-of'
import { networkOf } from '../http/network-of'
import { pathOfNul } from '../http/nul-character'
import { BODY_BYTES } from '../http/route-limits'
import { isSameOrigin } from '../people/accounts/same-origin'
import { feedbackInput, fieldsOf, formPlace, signUpInput } from './form-input'
import { asksForJson, refuseForeignForm, refuseNul } from './refused-form'
import { ownPath, returnAddress } from './return-address'
import { hashOf } from './sign-up-tokens'
import { locationOfForm, storeFeedback, storeSignUp } from './store-form'

const STATUS = { thanks: 200, invalid: 400, later: 503 } as const satisfies Record<
  FormOutcome,
  number
>
const MESSAGES = {
  thanks: 'formReceived',
  invalid: 'formRefused',
  later: 'formLater',
} as const satisfies Record<FormOutcome, keyof SiteMessages>

/**
 * Registers the forms of public pages, `POST /forms/sign-up` and `/forms/feedback`, as browsers send them. Responds with a
 * redirect to the page (303), or with JSON to the page’s script.
 */
export async function formRoutes(
  fastify: FastifyInstance,
  app: Pick<App, 'changes' | 'configuration' | 'database' | 'log' | 'limits'>,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES.form },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSameOrigin(request.headers)) return refuseForeignForm(request, reply)
    })
    for (const form of forms)
      scope.post(formAction(form), (request, reply) => receive(form, request, reply))
  })

  async function receive(form: FormName, request: FastifyRequest, reply: FastifyReply) {
    const fields = fieldsOf(typeof request.body === 'string' ? request.body : '')
    const wait = await app.limits.spend('forms', networkOf(request.ip))
    if (wait !== null) reply.header('retry-after', wait)
    else if (pathOfNul(fields) !== null) return refuseNul(fields.page ?? '/', request, reply)
    const outcome = wait === null ? await store(form, fields, callerOf(request, null)) : 'later'
    return send({ form, outcome, fields, limited: wait !== null }, request, reply)
  }

  async function store(form: FormName, fields: Fields, by: Caller): Promise<FormOutcome> {
    const place = formPlace.safeParse(fields)
    if (!place.success) return 'invalid'
    // Bots get the same response as people, so that they learn nothing; nothing is stored.
    if (place.data[HONEYPOT_FIELD] !== '') return 'thanks'
    try {
      return await storeForm({ form, ...place.data }, fields, by)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      app.log.warn({ err: error, form }, 'failed to store a form')
      return 'later'
    }
  }

  async function storeForm(
    { form, location, page }: SentForm,
    fields: Fields,
    by: Caller,
  ): Promise<FormOutcome> {
    const { orm } = app.database
    const locationId = await locationOfForm(orm, location)
    if (locationId === null) return 'invalid'
    const origin = { locationId, page: ownPath(page) }
    if (form === 'sign-up') {
      const input = signUpInput.safeParse(fields)
      if (!input.success) return 'invalid'
      const { email } = input.data
      const mayAsk = (await app.limits.spend('confirmationsToAddress', hashOf(email))) === null
      await app.changes.write((tx) => storeSignUp(tx, origin, { email, mayAsk }))
    } else {
      const input = feedbackInput.safeParse(fields)
      if (!input.success) return 'invalid'
      const siteOrigin = app.configuration.origin
      await app.changes.write((tx) =>
        storeFeedback(tx, origin, { ...input.data, origin: siteOrigin, by }),
      )
    }
    return 'thanks'
  }
}

type Fields = Readonly<Record<string, string>>

interface SentForm {
  readonly form: FormName
  readonly location: string
  readonly page: string
}

interface Answer {
  readonly form: FormName
  readonly outcome: FormOutcome
  readonly fields: Fields
  readonly limited: boolean
}

function send(
  { form, outcome, fields, limited }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (!asksForJson(request)) {
    const { page = '/', block = '' } = fields
    return reply.redirect(returnAddress({ page, block }, sentValue(form, outcome)), 303)
  }
  const message = messagesFor(languageOfPath(fields.page ?? '/'))[MESSAGES[outcome]]
  if (outcome === 'thanks') return reply.send({ outcome, message })
  const status = limited ? 429 : STATUS[outcome]
  return reply
    .code(status)
    .send({ outcome, ...statusBody({ status, message, requestId: request.id }) })
}
