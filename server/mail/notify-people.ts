import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { assignedAt, isInForce } from '../database/assigned-at'
import type { Orm } from '../database/orm'
import { assignments, locations, users } from '../database/tables'
import { type Addressee, emailPerson, type MailBody } from './email-person'
import type { Translate } from './mail-messages'
import { type Letter, type ReviewSubject, type ReviewWords, submittedMail } from './review-mails'

/** The most people who are notified of a submission; the others see it in the editor. */
const MAX_REVIEWERS = 20

/** A page or a record that is reviewed. */
export interface Reviewed {
  readonly isPage: boolean
  /** Empty while it has none. */
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
  const thing = await describeReviewSubject(scene, reviewed)
  for (const reviewer of reviewers)
    await emailPerson(tx, reviewer, (t) => submittedMail(t, thing, words))
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
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, reviewed.submittedBy), isNull(users.deactivatedAt)))
  if (!author) return
  const thing = await describeReviewSubject(scene, reviewed)
  await emailPerson(tx, author, (t) => letter(t, thing, words))
}

async function describeReviewSubject(
  { tx, origin }: Scene,
  reviewed: Reviewed,
): Promise<ReviewSubject> {
  const { isPage, title, locationId, path } = reviewed
  const [location] =
    locationId === null
      ? []
      : await tx
          .select({ name: locations.name })
          .from(locations)
          .where(eq(locations.id, locationId))
  return { isPage, title, locationName: location?.name ?? '', href: `${origin}${path}` }
}

/** Emails those who manage a location, else those who manage the network. */
export async function notifyManagers(
  tx: Orm,
  locationId: number,
  write: (t: Translate) => MailBody,
): Promise<void> {
  const own = await managersOf(tx, assignedAt({ locationId }), '')
  const people = own.length > 0 ? own : await managersOf(tx, isNull(assignments.locationId), '')
  for (const person of people) await emailPerson(tx, person, write)
}

async function managersOf(
  tx: Orm,
  place: SQL | undefined,
  except: string,
): Promise<readonly Addressee[]> {
  return tx
    .selectDistinct({ email: users.email, language: users.language })
    .from(users)
    .innerJoin(assignments, eq(assignments.userId, users.id))
    .where(
      and(
        place,
        eq(assignments.level, 'MANAGE'),
        ne(users.id, except),
        isNull(users.deactivatedAt),
        isInForce(),
      ),
    )
    .orderBy(users.email)
    .limit(MAX_REVIEWERS)
}
