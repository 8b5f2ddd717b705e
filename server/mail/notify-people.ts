import { and, eq, gt, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { assignedAt } from '../database/assigned-at'
import type { Orm } from '../database/orm'
import { assignments, locations, users } from '../database/tables'
import { enqueue } from '../jobs/enqueue'
import type { Mail } from './mail'
import { MAIL } from './mail-job'
import { type Letter, type ReviewedThing, type ReviewWords, submittedMail } from './review-mails'

/** The most people who are notified of a submission; the others see it in the editor. */
const MAX_REVIEWERS = 20

/** A page or a record that is reviewed. */
export interface Reviewed {
  /** What it is, in the middle of a sentence: `page`. */
  readonly one: string
  readonly title: string
  /** `null` for what belongs to the whole network. */
  readonly locationId: number | null
  /** Whether all sites show it, and the network's managers decide. */
  readonly isShared?: boolean | undefined
  readonly submittedBy: string | null
  /** Where it is edited. */
  readonly path: string
}

interface Scene {
  readonly tx: Orm
  readonly origin: string
}

/**
 * Emails those who review: who manages the location, else who manages the network. Not the person who submitted it.
 * The emails are jobs of this transaction: they leave when it is submitted, and only then.
 */
export async function notifyReviewers(
  scene: Scene,
  reviewed: Reviewed,
  words: ReviewWords & { readonly byId: string },
): Promise<void> {
  const { tx } = scene
  const { locationId } = reviewed
  const own = locationId === null ? [] : await managersOf(tx, assignedAt(reviewed), words.byId)
  const reviewers =
    own.length > 0 ? own : await managersOf(tx, isNull(assignments.locationId), words.byId)
  const thing = await describeReviewed(scene, reviewed)
  for (const email of reviewers)
    await enqueue(tx, { kind: MAIL, payload: submittedMail(email, thing, words) })
}

/** Emails the author about the decision; not when the author decided. */
export async function notifyAuthor(
  scene: Scene,
  reviewed: Reviewed,
  { letter, byId, ...words }: ReviewWords & { readonly letter: Letter; readonly byId: string },
): Promise<void> {
  const { tx } = scene
  if (reviewed.submittedBy === null || reviewed.submittedBy === byId) return
  const [author] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, reviewed.submittedBy), isNull(users.deactivatedAt)))
  if (!author) return
  const thing = await describeReviewed(scene, reviewed)
  await enqueue(tx, { kind: MAIL, payload: letter(author.email, thing, words) })
}

async function describeReviewed({ tx, origin }: Scene, reviewed: Reviewed): Promise<ReviewedThing> {
  const { one, title, locationId, path } = reviewed
  const [location] =
    locationId === null
      ? [{ name: 'the whole network' }]
      : await tx
          .select({ name: locations.name })
          .from(locations)
          .where(eq(locations.id, locationId))
  return { one, title, locationName: location?.name ?? '', href: `${origin}${path}` }
}

/** Emails those who manage a location, else those who manage the network. */
export async function notifyManagers(
  tx: Orm,
  locationId: number,
  mailTo: (email: string) => Mail,
): Promise<void> {
  const own = await managersOf(tx, assignedAt({ locationId }), '')
  const people = own.length > 0 ? own : await managersOf(tx, isNull(assignments.locationId), '')
  for (const email of people) await enqueue(tx, { kind: MAIL, payload: mailTo(email) })
}

async function managersOf(
  tx: Orm,
  place: SQL | undefined,
  except: string,
): Promise<readonly string[]> {
  const now = new Date()
  const rows = await tx
    .selectDistinct({ email: users.email })
    .from(users)
    .innerJoin(assignments, eq(assignments.userId, users.id))
    .where(
      and(
        place,
        eq(assignments.level, 'MANAGE'),
        ne(users.id, except),
        isNull(users.deactivatedAt),
        or(isNull(assignments.validFrom), lte(assignments.validFrom, now)),
        or(isNull(assignments.validUntil), gt(assignments.validUntil, now)),
      ),
    )
    .orderBy(users.email)
    .limit(MAX_REVIEWERS)
  return rows.map(({ email }) => email)
}
