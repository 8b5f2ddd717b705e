import { eq } from 'drizzle-orm'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { App } from '../app/app'
import { hasSlug } from '../database/location-conditions'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { locations, users } from '../database/tables'
import { emit } from '../events/emit'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { mailAddress } from '../mail/mail'
import { hashPassword, passwordRefusal } from './accounts/password'
import { announceNewPassword } from './accounts/password-mails'
import { insertAccount, removeTwoFactor, writePasswordHash } from './accounts/stored-accounts'
import { personName } from './invite-person'
import { INVITATION_MS } from './people-mails'
import { insertAssignments } from './read-assignments'
import { readText } from './read-text'

/** An account that was created or changed. */
interface OperatorAccount {
  readonly id: string
  readonly email: string
  /** Link to choose a password; `null` if one was given. */
  readonly link: string | null
}

interface NewPerson {
  readonly email: string
  readonly name: string
  readonly level: PermissionLevel
  /** Slug of a location; `null` for the whole network. */
  readonly location: string | null
  readonly password: string | null
}

/** The caller in the audit log: a person with access to the machine, without an account. */
const OPERATOR = { principal: null, requestId: 'command line', network: null }

/** Creates an account with access to a location or to the whole network. */
export async function createPerson(app: App, person: NewPerson): Promise<OperatorAccount> {
  const email = readText(mailAddress, person.email).toLowerCase()
  const name = readText(personName, person.name)
  const password = await hashOf(person.password)
  const id = await app.changes.write(async (tx) => {
    await lock(tx, `account ${email}`)
    if (await findPerson(tx, email))
      throw new ApiError(
        'CONFLICT',
        forPrograms(
          `${email} already has an account. For a new password: toran user reset-password ${email}`,
        ),
      )
    const locationId = person.location === null ? null : await idOfLocation(tx, person.location)
    const userId = await insertAccount(tx, { email, name, isVerified: true })
    const always = { ofNetwork: false, permissionSetId: null, validFrom: null, validUntil: null }
    await insertAssignments(tx, userId, [{ level: person.level, locationId, ...always }])
    if (password !== null) await writePasswordHash(tx, userId, password)
    await emit(tx, {
      ...{ type: 'person.created', by: OPERATOR, id: userId, action: 'createPerson' },
      ...{ locationId, toStatus: person.level },
    })
    return userId
  })
  return { id, email, link: password === null ? await linkFor(app, id, INVITATION_MS) : null }
}

/** Sets a password, or creates a link to choose one. */
export async function resetPassword(
  app: App,
  email: string,
  given: string | null,
): Promise<OperatorAccount> {
  const password = await hashOf(given)
  const person = await changePerson(app, email, 'resetPassword', async (tx, found) => {
    if (password === null) return
    await writePasswordHash(tx, found.id, password)
    await announceNewPassword(tx, found.id)
  })
  const link = password === null ? await linkFor(app, person.id) : null
  return { id: person.id, email: person.email, link }
}

/** Turns off two-step verification for a person who lost their phone. */
export async function disableTwoFactor(
  app: App,
  email: string,
): Promise<{ readonly hadTwoFactor: boolean }> {
  let hadTwoFactor = false
  await changePerson(app, email, 'resetTwoFactor', async (tx, { id }) => {
    hadTwoFactor = await removeTwoFactor(tx, id)
  })
  return { hadTwoFactor }
}

type FoundPerson = Pick<typeof users.$inferSelect, 'id' | 'email' | 'name' | 'deactivatedAt'>

function changePerson(
  app: App,
  text: string,
  action: string,
  change: (tx: Orm, person: FoundPerson) => Promise<void>,
): Promise<FoundPerson> {
  const email = readText(mailAddress, text).toLowerCase()
  return app.changes.write(async (tx) => {
    const person = await findPerson(tx, email)
    if (!person)
      throw new ApiError(
        'NOT_FOUND',
        forPrograms(
          `Nobody has an account with ${email}. Check the address, or make one: toran user create ${email}`,
        ),
      )
    if (person.deactivatedAt !== null)
      throw new ApiError(
        'CONFLICT',
        forPrograms(
          `The account of ${email} is deactivated. Reactivate it in the editor first, under People.`,
        ),
      )
    await change(tx, person)
    const facts = { by: OPERATOR, id: person.id, action, locationId: null }
    await emit(tx, { type: 'person.accountChanged', ...facts })
    return person
  })
}

async function findPerson(tx: Orm, email: string): Promise<FoundPerson | null> {
  const { id, name, deactivatedAt } = users
  const [person] = await tx
    .select({ id, email: users.email, name, deactivatedAt })
    .from(users)
    .where(eq(users.email, email))
    .for('update')
  return person ?? null
}

async function idOfLocation(tx: Orm, slug: string): Promise<number> {
  const [found] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(hasSlug([slug]))
  if (found) return found.id
  throw new ApiError(
    'NOT_FOUND',
    forPrograms(`No location has the site address “${slug}”. Use one from the list of locations.`),
  )
}

async function hashOf(password: string | null): Promise<string | null> {
  if (password === null) return null
  const problem = passwordRefusal(password)
  if (problem) throw new ApiError('BAD_USER_INPUT', problem)
  return hashPassword(password)
}

async function linkFor(app: App, userId: string, lifetimeMs?: number): Promise<string> {
  const token = await app.accounts.passwordToken(userId, lifetimeMs)
  return `${app.configuration.origin}/editor/accept?token=${encodeURIComponent(token)}`
}
