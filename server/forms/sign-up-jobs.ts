import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#schema/api/forms'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { locations, signUps } from '../database/tables'
import { languageOfPath } from '../http/language-of'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import type { Mail } from '../mail/mail'
import { signUpMessages } from './sign-up-messages'
import { createToken, deleteTokens, type PlacedSignUp } from './sign-up-tokens'

/** Kind of job that sends the confirmation email (double opt-in). */
export const CONFIRM_SIGN_UP_JOB = 'askSignUp'
/** Kind of job that sends the welcome email after confirmation, with a way to unsubscribe. */
export const WELCOME_SIGN_UP = 'welcomeSignUp'

const MAX_TRIES = 8
const payload = z.object({ signUpId: z.number() })

/**
 * Jobs for sign-up emails (double opt-in). Tokens are created when the email is sent and stored as hashes, so that a waiting job
 * contains no secrets or addresses.
 */
export function signUpJobs({
  configuration,
  mailer,
}: Pick<App, 'configuration' | 'mailer'>): readonly AnyJobKind[] {
  const { origin } = configuration
  return [
    jobKind({
      name: CONFIRM_SIGN_UP_JOB,
      payload,
      mostTries: MAX_TRIES,
      async run(tx, { id, payload: { signUpId } }) {
        const signUp = await signUpFor(tx, signUpId)
        // The sign-up was confirmed or erased in the meantime.
        if (signUp?.status !== 'PENDING') return
        await deleteTokens(tx, signUpId, 'CONFIRM')
        const token = await createToken(tx, signUpId, 'CONFIRM')
        const mail = confirmationMail(signUp, `${origin}${CONFIRM_PATH}?token=${token}`)
        await mailer.send(`sign-up-${id}`, await leavable(tx, signUp, mail), signUp.place)
      },
    }),
    jobKind({
      name: WELCOME_SIGN_UP,
      payload,
      mostTries: MAX_TRIES,
      async run(tx, { id, payload: { signUpId } }) {
        const signUp = await signUpFor(tx, signUpId)
        if (signUp?.status !== 'CONFIRMED') return
        const mail = await leavable(tx, signUp, welcomeMail(signUp))
        await mailer.send(`welcome-${id}`, mail, signUp.place)
      },
    }),
  ]

  /** Returns the email with ways to unsubscribe: a header for mail programs and a link in the text. */
  async function leavable(tx: Orm, signUp: PlacedSignUp, mail: Mail): Promise<Mail> {
    const token = await createToken(tx, signUp.id, 'UNSUBSCRIBE')
    const unsubscribe = `${origin}${UNSUBSCRIBE_PATH}?token=${token}`
    const { leaveBelow } = messagesOf(signUp)
    return { ...mail, unsubscribe, reason: `${mail.reason} ${leaveBelow} ${unsubscribe}` }
  }
}

async function signUpFor(tx: Orm, id: number): Promise<PlacedSignUp | null> {
  const [found] = await tx
    .select({ signUp: signUps, place: locations.name })
    .from(signUps)
    .innerJoin(locations, eq(locations.id, signUps.locationId))
    .where(eq(signUps.id, id))
  return found ? { ...found.signUp, place: found.place } : null
}

function confirmationMail(signUp: PlacedSignUp, href: string): Mail {
  const words = messagesOf(signUp)
  return {
    to: signUp.email,
    language: languageOfPath(signUp.page),
    subject: words.askSubject(signUp.place),
    heading: words.askHeading,
    paragraphs: [words.confirmationMail(signUp.place), words.askDays],
    action: { label: words.yes, href },
    reason: words.askReason,
  }
}

function welcomeMail(signUp: PlacedSignUp): Mail {
  const words = messagesOf(signUp)
  return {
    to: signUp.email,
    language: languageOfPath(signUp.page),
    subject: words.welcomeSubject(signUp.place),
    heading: words.confirmed,
    paragraphs: [words.confirmedDetail(signUp.place)],
    action: null,
    reason: words.welcomeReason(signUp.place),
  }
}

function messagesOf({ page }: PlacedSignUp) {
  return signUpMessages(languageOfPath(page))
}
