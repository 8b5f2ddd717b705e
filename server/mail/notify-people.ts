import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { assignedAt, isInForce } from '../database/assigned-at'
import type { Orm } from '../database/orm'
import { assignments, locations, users } from '../database/tables'
import { type Addressee, emailPerson, type MailBody } from './email-person'
import type { Translate } from './mail-messages'
import { type Letter, type ReviewDetails, type ReviewSubject, submittedMail } from './review-mails'

/** Maximum number of people notified of a submission; others see it in the editor. */
const MAX_REVIEWERS = 20

/** A page or record in review. */
export interface Reviewed {
  readonly isPage: boolean
  /** Empty if there is no title. */
  readonly title: string
  /** `null` for something that belongs to the whole network. */
  readonly locationId: number | null
  /** True if all sites show it, so that network managers review it. */
  readonly isShared?: boolean | undefined
  readonly submittedBy: string | null
  /** Path in the editor. */
  readonly path: string
}

interface MailContext {
  readonly tx: Orm
  readonly origin: string
}

/**
 * Emails the reviewers: managers of the location, or of the network if it has none, except the submitter. The emails are jobs of
 * this transaction, sent only when it commits. Without `letter` they say that it was submitted.
 */
export async function notifyReviewers(
  context: MailContext,
  reviewed: Reviewed,
  {
    letter = submittedMail,
    ...words
  }: ReviewDetails & {
    readonly byId: string
    readonly letter?: Letter
  },
): Promise<void> {
  const { tx } = context
  const { locationId } = reviewed
  const own = locationId === null ? [] : await managersOf(tx, assignedAt(reviewed), words.byId)
  const reviewers =
    own.length > 0 ? own : await managersOf(tx, isNull(assignments.locationId), words.byId)
  const thing = await describeReviewSubject(context, reviewed)
  for (const reviewer of reviewers) await emailPerson(tx, reviewer, (t) => letter(t, thing, words))
}

/** Emails the author about the decision, unless the author made it. */
export async function notifyAuthor(
  context: MailContext,
  reviewed: Reviewed,
  { letter, byId, ...words }: ReviewDetails & { readonly letter: Letter; readonly byId: string },
): Promise<void> {
  const { tx } = context
  if (reviewed.submittedBy === null || reviewed.submittedBy === byId) return
  const [author] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, reviewed.submittedBy), isNull(users.deactivatedAt)))
  if (!author) return
  const thing = await describeReviewSubject(context, reviewed)
  await emailPerson(tx, author, (t) => letter(t, thing, words))
}

async function describeReviewSubject(
  { tx, origin }: MailContext,
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

/** Emails the managers of a location, or those of the network if there are none. */
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
