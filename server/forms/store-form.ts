import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Caller } from '../audit/audit'
import { hasSlug } from '../database/location-conditions'
import type { Orm } from '../database/orm'
import { feedback, locations, signUps } from '../database/tables'
import { emit } from '../events/emit'
import { enqueue } from '../jobs/enqueue'
import { notifyManagers } from '../mail/notify-people'
import type { FeedbackInput, SignUpInput } from './form-input'
import { newMessageMail } from './new-message-mail'
import { CONFIRM_SIGN_UP_JOB } from './sign-up-jobs'

/** The location and the page a form was sent from. */
interface FormOrigin {
  readonly locationId: number
  readonly page: string
}

/** The same message sent again within this time is treated as a duplicate, in milliseconds. */
const SENT_TWICE_WITHIN = 60 * 60 * 1000

/** Returns the location a form is sent to; `null` if there is no public location with this slug. */
export async function locationOfForm(orm: Orm, slug: string): Promise<number | null> {
  const [found] = await orm
    .select({ id: locations.id })
    .from(locations)
    .where(and(hasSlug([slug]), eq(locations.status, 'ACTIVE')))
  return found?.id ?? null
}

/** After this time a new sign-up sends another confirmation email to a person who hasn’t confirmed, in milliseconds. */
const CONFIRMATION_INTERVAL_MS = 60 * 60 * 1000

/**
 * Stores a sign-up, once per location, as PENDING until the person confirms it by email (`ask-job.ts`). `mayAsk`: whether an
 * email may be sent to the address now.
 */
export async function storeSignUp(
  tx: Orm,
  { locationId, page }: FormOrigin,
  { email, mayAsk }: SignUpInput & { readonly mayAsk: boolean },
): Promise<void> {
  await tx.insert(signUps).values({ locationId, page, email }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(signUps)
    .where(and(eq(signUps.locationId, locationId), eq(sql`lower(${signUps.email})`, email)))
    .for('update')
  if (!row || row.status === 'CONFIRMED' || !mayAsk) return
  const now = new Date()
  if (row.askedAt !== null && now.getTime() - row.askedAt.getTime() < CONFIRMATION_INTERVAL_MS)
    return
  await tx
    .update(signUps)
    .set({ page, status: 'PENDING', statusAt: now, askedAt: now })
    .where(eq(signUps.id, row.id))
  await enqueue(tx, { kind: CONFIRM_SIGN_UP_JOB, payload: { signUpId: row.id } })
}

/**
 * Stores a message; the same message sent again within an hour is stored once. A query finds consecutive duplicates, the unique
 * key simultaneous ones.
 */
export async function storeFeedback(
  orm: Orm,
  { locationId, page }: FormOrigin,
  { origin, by, ...input }: FeedbackInput & { readonly origin: string; readonly by: Caller },
): Promise<void> {
  const since = new Date(Date.now() - SENT_TWICE_WITHIN)
  const [same] = await orm
    .select({ one: sql`1` })
    .from(feedback)
    .where(
      and(
        eq(feedback.locationId, locationId),
        gt(feedback.createdAt, since),
        eq(feedback.message, input.message),
        eq(feedback.name, input.name),
        eq(feedback.email, input.email),
      ),
    )
    .limit(1)
  if (same) return
  const onceKey = onceKeyOf(locationId, input)
  const wasNotified = await isRecentlyNotified(orm, locationId)
  const [stored] = await orm
    .insert(feedback)
    .values({ locationId, page, ...input, onceKey })
    .onConflictDoNothing({ target: feedback.onceKey })
    .returning({ id: feedback.id })
  if (!stored) return
  await emit(orm, { type: 'form.received', by, id: stored.id, action: 'sendFeedback', locationId })
  if (wasNotified) return
  const [place] = await orm
    .select({ name: locations.name })
    .from(locations)
    .where(eq(locations.id, locationId))
  const arrived = { locationName: place?.name ?? '', href: `${origin}/editor/inbox/${stored.id}` }
  await notifyManagers(orm, locationId, (t) => newMessageMail(t, arrived))
}

/** After a notification about a message, none is sent about further messages for this time, in milliseconds. */
const NOTIFICATION_INTERVAL_MS = 15 * 60 * 1000

/** Returns whether a notification was due recently. Limits the number of emails, regardless of the number of messages. */
async function isRecentlyNotified(orm: Orm, locationId: number): Promise<boolean> {
  const since = new Date(Date.now() - NOTIFICATION_INTERVAL_MS)
  const [last] = await orm
    .select({ one: sql`1` })
    .from(feedback)
    .where(and(eq(feedback.locationId, locationId), gt(feedback.createdAt, since)))
    .limit(1)
  return last !== undefined
}

function onceKeyOf(locationId: number, { message, name, email }: FeedbackInput): string {
  const hour = Math.floor(Date.now() / SENT_TWICE_WITHIN)
  const words = JSON.stringify([locationId, message, name, email, hour])
  return createHash('sha256').update(words).digest('base64url')
}
