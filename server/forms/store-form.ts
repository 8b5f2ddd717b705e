import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { feedback, locations, signUps } from '../database/tables'
import type { FeedbackInput, SignUpInput } from './form-input'

/** What a form is about, and the page it was sent from. */
export interface FormOrigin {
  readonly locationId: number
  readonly page: string
}

/** The same words sent again within so long are one message sent twice, in milliseconds. */
const SENT_TWICE_WITHIN = 60 * 60 * 1000

/** The location a form is sent to; `null` when there is none of this slug that visitors may see. */
export async function locationOfForm(orm: Orm, slug: string): Promise<number | null> {
  const [found] = await orm
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.slug, slug), eq(locations.status, 'ACTIVE')))
  return found?.id ?? null
}

/** Once for each location; asking again changes nothing. */
export async function storeSignUp(
  orm: Orm,
  { locationId, page }: FormOrigin,
  { email }: SignUpInput,
): Promise<void> {
  await orm.insert(signUps).values({ locationId, page, email }).onConflictDoNothing()
}

/**
 * Stores a message; the same one sent again within an hour is stored once. Who sends it twice in a row is found by looking,
 * who sends it twice at the same moment by the unique key.
 */
export async function storeFeedback(
  orm: Orm,
  { locationId, page }: FormOrigin,
  input: FeedbackInput,
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
  await orm
    .insert(feedback)
    .values({ locationId, page, ...input, onceKey })
    .onConflictDoNothing({ target: feedback.onceKey })
}

function onceKeyOf(locationId: number, { message, name, email }: FeedbackInput): string {
  const hour = Math.floor(Date.now() / SENT_TWICE_WITHIN)
  const words = JSON.stringify([locationId, message, name, email, hour])
  return createHash('sha256').update(words).digest('base64url')
}
