import { and, eq, gt, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { assignments, locations, users } from '../../database/tables'
import { enqueue } from '../../jobs/enqueue'
import { MAIL } from '../../mail/mail-job'
import type { DocumentRow } from '../document-row'
import {
  type ReviewedPage,
  type ReviewWords,
  type returnedMail,
  submittedMail,
} from './review-mails'

/** The most people who are notified of a page that waits for review; the others see it in the editor. */
const MOST_REVIEWERS = 20

interface Scene {
  readonly tx: Orm
  readonly origin: string
}

/**
 * Mails to those who review a page: who manages its location, else who manages the network. Not to whoever submitted it.
 * The mails are jobs of this transaction: they leave when the page is submitted, and only then.
 */
export async function tellReviewers(
  scene: Scene,
  row: DocumentRow,
  words: ReviewWords & { readonly byId: string },
): Promise<void> {
  const { tx } = scene
  const own = await managersOf(tx, eq(assignments.locationId, row.locationId), words.byId)
  const reviewers =
    own.length > 0 ? own : await managersOf(tx, isNull(assignments.locationId), words.byId)
  const page = await reviewedPage(scene, row)
  for (const email of reviewers)
    await enqueue(tx, { kind: MAIL, payload: submittedMail(email, page, words) })
}

/** A mail to whoever submitted a page, about what was decided; none to somebody who decided it themselves. */
export async function tellAuthor(
  scene: Scene,
  row: DocumentRow,
  {
    letter,
    byId,
    ...words
  }: ReviewWords & { readonly letter: typeof returnedMail; readonly byId: string },
): Promise<void> {
  const { tx } = scene
  if (row.submittedBy === null || row.submittedBy === byId) return
  const [author] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, row.submittedBy), isNull(users.deactivatedAt)))
  if (!author) return
  const page = await reviewedPage(scene, row)
  await enqueue(tx, { kind: MAIL, payload: letter(author.email, page, words) })
}

async function reviewedPage({ tx, origin }: Scene, row: DocumentRow): Promise<ReviewedPage> {
  const [location] = await tx
    .select({ name: locations.name })
    .from(locations)
    .where(eq(locations.id, row.locationId))
  return {
    title: row.title || 'Untitled page',
    locationName: location?.name ?? '',
    href: `${origin}/editor/pages/${row.id}`,
  }
}

async function managersOf(tx: Orm, place: SQL, except: string): Promise<readonly string[]> {
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
    .limit(MOST_REVIEWERS)
  return rows.map(({ email }) => email)
}
