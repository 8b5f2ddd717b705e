import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { locations, users, verifications } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { tooMany } from '../http/limits/too-many'
import { enqueue } from '../jobs/enqueue'
import { mailAddress } from '../mail/mail'
import { editorLanguageOf } from '../mail/mail-messages'
import type { Principal } from './access/principal'
import { accessOf, checkIsManaged } from './change-person'
import { INVITATION } from './people-mails'
import {
  lockPersonForUpdate,
  type PersonNode,
  type PersonRow,
  personColumns,
  personNodes,
  readPerson,
} from './person-node'
import {
  type AssignmentInput,
  type AssignmentWithLocation,
  checkPlaces,
  insertAssignments,
  readAssignments,
} from './read-assignments'
import { readText } from './read-text'
import { checkLanguage } from './set-language'

interface InviteArguments {
  readonly email: string
  readonly name: string
  readonly assignments: readonly AssignmentInput[]
  readonly language?: string | null
}

/** A valid person’s name. */
export const personName = z
  .string()
  .trim()
  .min(1, 'enterName')
  .max(100, 'longName')
  // Names are used in mail headers.
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'nameWithLineBreak')

/** Creates an account without a password and sends an invitation. */
export async function invitePerson(
  _: unknown,
  { email, name, assignments: inputs, language }: InviteArguments,
  context: RequestContext,
): Promise<PersonNode> {
  const principal = requireSignIn(context.principal)
  const given = readAssignments(principal, inputs)
  if (given.length === 0) throw new ApiError('BAD_USER_INPUT', refusalFor('chooseAccess'))
  const address = readText(mailAddress, email).toLowerCase()
  const called = readText(personName, name)
  if (language != null) checkLanguage(language)
  await consumeInvitation(context, principal)
  return context.app.changes.write(async (tx) => {
    const person = { address, called, given, language: language ?? null, isInvited: true }
    return readPerson(tx, principal, await addPerson({ tx, context, principal }, person))
  })
}

export interface NewPerson {
  readonly address: string
  readonly called: string
  readonly given: readonly AssignmentWithLocation[]
  readonly language: string | null
  /** True to send an invitation now. */
  readonly isInvited: boolean
}

interface AddingPerson {
  readonly tx: Orm
  readonly context: RequestContext
  readonly principal: Principal
}

/** Creates an account without a password; returns its id. */
export async function addPerson(
  { tx, context, principal }: AddingPerson,
  { address, called, given, language, isInvited }: NewPerson,
): Promise<string> {
  // If two people invite the same person at the same time, the second gets a conflict.
  await lock(tx, `account ${address}`)
  await checkIsNew(tx, principal, address)
  await checkPlaces(tx, given)
  const id = randomUUID()
  await tx.insert(users).values({
    ...{ id, email: address, name: called },
    language: language ?? (await languageOfPlaces(tx, given)),
    invitedAt: isInvited ? new Date() : null,
  })
  await insertAssignments(tx, id, given)
  if (isInvited)
    await enqueue(tx, { kind: INVITATION, payload: { personId: id, invitedBy: principal.name } })
  await emit(
    tx,
    ...given.map((one) => ({
      ...({ type: 'person.invited', by: context, id } as const),
      action: isInvited ? 'invitePerson' : 'addPerson',
      ...{ locationId: one.locationId, toStatus: accessOf(one) },
    })),
  )
  return id
}

/** Sends the invitation again with a new link; earlier links become invalid. */
export async function resendInvitation(
  _: unknown,
  { personId }: { readonly personId: string },
  context: RequestContext,
): Promise<PersonNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const { row, node } = await lockPersonForUpdate(tx, principal, personId)
    if (node.status === 'DEACTIVATED') throw isDeactivated(row)
    if (node.status === 'ACTIVE')
      throw new ApiError('CONFLICT', refusalFor('invitationAccepted', { name: row.name }))
    await consumeInvitation(context, principal)
    // Invalidates earlier links.
    await tx.delete(verifications).where(eq(verifications.value, personId))
    await tx.update(users).set({ invitedAt: new Date() }).where(eq(users.id, personId))
    await enqueue(tx, { kind: INVITATION, payload: { personId, invitedBy: principal.name } })
    await emit(tx, {
      ...{ type: 'person.invitationChanged', by: context, id: personId },
      ...{ action: 'resendInvitation', locationId: node.assignments[0]?.locationId ?? null },
    })
    return readPerson(tx, principal, personId)
  })
}

/** Revokes an invitation that was not accepted, and deletes the account. Returns its id. */
export async function revokeInvitation(
  _: unknown,
  { personId }: { readonly personId: string },
  context: RequestContext,
): Promise<string> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const { row, node } = await lockPersonForUpdate(tx, principal, personId)
    checkIsManaged(node)
    if (node.status !== 'INVITED')
      throw new ApiError('CONFLICT', refusalFor('acceptedInstead', { name: row.name }))
    await emit(tx, {
      ...{ type: 'person.invitationChanged', by: context, id: personId },
      ...{ action: 'revokeInvitation', locationId: node.assignments[0]?.locationId ?? null },
    })
    await tx.delete(verifications).where(eq(verifications.value, personId))
    await tx.delete(users).where(eq(users.id, personId))
    return personId
  })
}

/** Returns the first language of the first location, if the editor supports it. */
async function languageOfPlaces(
  tx: Orm,
  given: readonly { readonly locationId: number | null }[],
): Promise<string | null> {
  const id = given.find(({ locationId }) => locationId !== null)?.locationId
  if (id == null) return null
  const [location] = await tx
    .select({ configuration: locations.configuration })
    .from(locations)
    .where(eq(locations.id, id))
  const { language } = location?.configuration ?? {}
  return typeof language === 'string' ? editorLanguageOf(language) : null
}

/** Limits emails sent to strangers in the network’s name. */
export async function consumeInvitation({ app }: RequestContext, { id }: Principal): Promise<void> {
  const retryAfter = await app.limits.spend('invitationsOfPerson', `person ${id}`)
  if (retryAfter !== null) throw tooMany('invitations', retryAfter)
}

async function checkIsNew(tx: Orm, principal: Principal, email: string): Promise<void> {
  const rows: readonly PersonRow[] = await tx
    .select(personColumns)
    .from(users)
    .where(eq(users.email, email))
  const [row] = rows
  const [node] = await personNodes(tx, principal, rows)
  if (!row || !node) return
  if (node.isYou) throw new ApiError('CONFLICT', refusalFor('ownAddress'))
  if (!node.isManagedByYou && node.assignments.length === 0)
    throw new ApiError('CONFLICT', refusalFor('hasAccount'))
  if (node.status === 'DEACTIVATED') throw isDeactivated(row)
  throw new ApiError(
    'CONFLICT',
    node.status === 'INVITED'
      ? refusalFor('alreadyInvited', { name: row.name })
      : refusalFor('alreadyHasAccount', { name: row.name }),
  )
}

function isDeactivated({ name }: PersonRow): ApiError {
  return new ApiError('CONFLICT', refusalFor('accountDeactivated', { name }))
}
