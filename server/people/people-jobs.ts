import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { assignments, credentials, locations, users } from '../database/tables'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { writeMail } from '../mail/email-person'
import { siteNameOf } from '../mail/site-name'
import { PASSWORD_RESET } from './accounts/password-mails'
import { INVITATION, INVITATION_MS, invitation, passwordReset } from './people-mails'

const MAX_TRIES = 8

/**
 * Jobs for emails with sign-in links. The token is created when the email is sent, so that its lifetime starts then, and only its
 * hash is stored: a waiting job contains no secrets.
 */
export function peopleJobs(
  app: Pick<App, 'accounts' | 'configuration' | 'mailer'>,
): readonly AnyJobKind[] {
  return [
    jobKind({
      name: INVITATION,
      payload: z.object({ personId: z.string(), invitedBy: z.string() }),
      mostTries: MAX_TRIES,
      async run(tx, { id, payload }) {
        const person = await findActivePerson(tx, eq(users.id, payload.personId))
        // The invitation was accepted or the account deactivated in the meantime.
        if (!person || (await hasWayIn(tx, person.id))) return
        const places = await placesOf(tx, person.id)
        const siteName = await senderOf(tx, places)
        const by = { name: payload.invitedBy, places }
        const href = await addressFor(person.id, INVITATION_MS)
        const mail = await writeMail(person, (t) => invitation(t, { person, siteName, href }, by))
        await app.mailer.send(`invitation-${id}`, mail, siteName)
      },
    }),
    jobKind({
      name: PASSWORD_RESET,
      payload: z.object({ email: z.string() }),
      mostTries: MAX_TRIES,
      async run(tx, { id, payload }) {
        const person = await findActivePerson(tx, eq(users.email, payload.email))
        if (!person) return
        const siteName = await senderOf(tx, await placesOf(tx, person.id))
        const href = await addressFor(person.id)
        const mail = await writeMail(person, (t) => passwordReset(t, { person, siteName, href }))
        await app.mailer.send(`password-${id}`, mail, siteName)
      },
    }),
  ]

  async function addressFor(personId: string, lifetimeMs?: number): Promise<string> {
    const token = await app.accounts.passwordToken(personId, lifetimeMs)
    return `${app.configuration.origin}/editor/accept?token=${encodeURIComponent(token)}`
  }
}

async function findActivePerson(tx: Orm, condition: SQL) {
  const [person] = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(condition, isNull(users.deactivatedAt)))
  return person ?? null
}

async function hasWayIn(tx: Orm, userId: string): Promise<boolean> {
  const [credential] = await tx
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .limit(1)
  return credential !== undefined
}

/** Returns the sender of an email: the person’s location if there is only one, otherwise the network. */
async function senderOf(tx: Orm, places: readonly (string | null)[]): Promise<string> {
  const [only] = places
  return places.length === 1 && only ? only : siteNameOf(tx)
}

/** Returns the names of the locations where a person has access; `null` means the whole network. */
async function placesOf(tx: Orm, userId: string): Promise<readonly (string | null)[]> {
  const rows = await tx
    .select({ name: locations.name })
    .from(assignments)
    .leftJoin(locations, eq(locations.id, assignments.locationId))
    .where(eq(assignments.userId, userId))
  return [...new Set(rows.map(({ name }) => name))]
}
