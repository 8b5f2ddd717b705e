import { and, eq, ne } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#schema/api/forms'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { escapeHtml } from '#schema/text/escape-text'
import type { App } from '../app/app'
import { signUps } from '../database/tables'
import { languageOfPath, preferredLanguage } from '../http/language-of'
import { networkOf } from '../http/network-of'
import { plainPage } from '../http/plain-page'
import { BODY_BYTES } from '../http/route-limits'
import { enqueue } from '../jobs/enqueue'
import { WELCOME_SIGN_UP } from './sign-up-jobs'
import { signUpMessages } from './sign-up-messages'
import { type PlacedSignUp, signUpOfToken } from './sign-up-tokens'

type LinkRequest = FastifyRequest<{ Querystring: { readonly token?: unknown } }>

/** The page shown at an address from an email. */
interface Page {
  readonly status?: number
  readonly heading: string
  readonly detail: string
  /** Label of the button to continue, if there is something to do. */
  readonly button?: string
}

/** An action linked from emails: a confirmation page, and the effect of its button. */
interface Link {
  readonly purpose: 'CONFIRM' | 'UNSUBSCRIBE'
  ask(signUp: PlacedSignUp): Page
  answer(signUp: PlacedSignUp): Promise<Page>
}

/**
 * Registers the links of sign-up emails. Opening one changes nothing, because mail scanners open every link; the page’s button,
 * or a mail program’s (RFC 8058), sends a POST. The token is the permission: a mail program sends no cookie and no origin.
 */
export async function signUpRoutes(
  fastify: FastifyInstance,
  app: Pick<App, 'changes' | 'database' | 'limits'>,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body (`List-Unsubscribe=One-Click`) contains nothing that the address doesn’t.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_BYTES.mailedLink },
      (_request, _body, done) => done(null),
    )
    serve(CONFIRM_PATH, confirmationLink(app))
    serve(UNSUBSCRIBE_PATH, unsubscribeLink(app))

    function serve(path: string, link: Link): void {
      scope.get(path, (request: LinkRequest, reply) =>
        open(request, reply, { link, presses: false }),
      )
      scope.post(path, (request: LinkRequest, reply) =>
        open(request, reply, { link, presses: true }),
      )
    }
  })

  async function open(
    request: LinkRequest,
    reply: FastifyReply,
    { link, presses }: { readonly link: Link; readonly presses: boolean },
  ) {
    const { token } = request.query
    const visitorLanguage = preferredLanguage(request.headers['accept-language'])
    const wait = await app.limits.spend('mailedAddresses', networkOf(request.ip))
    if (wait !== null) {
      reply.header('retry-after', wait)
      const { later, laterDetail } = signUpMessages(visitorLanguage)
      return send(reply, visitorLanguage, { status: 429, heading: later, detail: laterDetail })
    }
    const signUp = await signUpOfToken(
      app.database.orm,
      typeof token === 'string' ? token : '',
      link.purpose,
    )
    if (!signUp) return send(reply, visitorLanguage, expiredPage(visitorLanguage))
    const page = presses ? await link.answer(signUp) : link.ask(signUp)
    return send(reply, languageOfPath(signUp.page), page)
  }
}

/** The link that confirms a sign-up. */
function confirmationLink(app: Pick<App, 'changes'>): Link {
  return {
    purpose: 'CONFIRM',
    ask(signUp) {
      if (signUp.status === 'CONFIRMED') return confirmedPage(signUp)
      const words = messagesOf(signUp)
      return {
        heading: words.confirmTitle(signUp.place),
        detail: words.confirmDetail(signUp.email),
        button: words.yes,
      }
    },
    async answer(signUp) {
      const isConfirmed = await app.changes.write(async (tx) => {
        const [row] = await tx.select().from(signUps).where(eq(signUps.id, signUp.id)).for('update')
        // An old email must not subscribe a person again after they unsubscribed.
        if (!row || row.status === 'UNSUBSCRIBED') return false
        if (row.status === 'CONFIRMED') return true
        await tx
          .update(signUps)
          .set({ status: 'CONFIRMED', statusAt: new Date() })
          .where(eq(signUps.id, row.id))
        await enqueue(tx, { kind: WELCOME_SIGN_UP, payload: { signUpId: row.id } })
        return true
      })
      return isConfirmed ? confirmedPage(signUp) : expiredPage(languageOfPath(signUp.page))
    },
  }
}

/** The link that unsubscribes. */
function unsubscribeLink(app: Pick<App, 'changes'>): Link {
  return {
    purpose: 'UNSUBSCRIBE',
    ask(signUp) {
      if (signUp.status === 'UNSUBSCRIBED') return leftPage(signUp)
      const words = messagesOf(signUp)
      return {
        heading: words.leaveTitle,
        detail: words.leaveDetail(signUp.email, signUp.place),
        button: words.leave,
      }
    },
    async answer(signUp) {
      await app.changes.write((tx) =>
        tx
          .update(signUps)
          .set({ status: 'UNSUBSCRIBED', statusAt: new Date() })
          .where(and(eq(signUps.id, signUp.id), ne(signUps.status, 'UNSUBSCRIBED'))),
      )
      return leftPage(signUp)
    },
  }
}

function confirmedPage(signUp: PlacedSignUp): Page {
  const words = messagesOf(signUp)
  return { heading: words.confirmed, detail: words.confirmedDetail(signUp.place) }
}

function leftPage(signUp: PlacedSignUp): Page {
  const words = messagesOf(signUp)
  return { heading: words.left, detail: words.leftDetail(signUp.place) }
}

function expiredPage(language: string): Page {
  const words = signUpMessages(language)
  return { status: 410, heading: words.expired, detail: words.expiredDetail }
}

function messagesOf({ page }: PlacedSignUp) {
  return signUpMessages(languageOfPath(page))
}

function send(reply: FastifyReply, language: string, page: Page): FastifyReply {
  const { status = 200, heading, detail, button } = page
  const { html, policy } = plainPage({
    ...{ language: language || DEFAULT_LANGUAGE, title: heading, heading },
    message: escapeHtml(detail),
    ...(button !== undefined && { button }),
  })
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      // Keeps the token in the address out of Referer headers.
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  )
}
