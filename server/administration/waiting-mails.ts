import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { jobs } from '../database/tables'
import { CONFIRM_SIGN_UP_JOB, signUpJobs, WELCOME_SIGN_UP } from '../forms/sign-up-jobs'
import type { AnyJobKind } from '../jobs/job-kind'
import type { Mail } from '../mail/mail'
import { MAIL, mailJob } from '../mail/mail-job'
import { mailText } from '../mail/mail-page'
import type { Mailer } from '../mail/mailer'
import { PASSWORD_RESET } from '../people/accounts/password-mails'
import { peopleJobs } from '../people/people-jobs'
import { INVITATION } from '../people/people-mails'

/** Returns the kinds of jobs that send an email each. */
export function mailKinds(
  app: Pick<App, 'accounts' | 'configuration' | 'mailer'>,
): readonly AnyJobKind[] {
  return [mailJob(app), ...peopleJobs(app), ...signUpJobs(app)]
}

/** An email that waits for a mail server. */
export interface WaitingMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: Date
}

const NAMES: readonly string[] = [
  MAIL,
  INVITATION,
  PASSWORD_RESET,
  CONFIRM_SIGN_UP_JOB,
  WELCOME_SIGN_UP,
]
const DAY_MS = 24 * 3_600_000
/** Days after which an email is outdated. */
const WAITING_DAYS = 30
/** The same for password resets: by then the person has requested another or signed in. */
const PASSWORD_DAYS = 1
/** Maximum number of waiting emails; the oldest are deleted. */
const MAX_WAITING = 10_000

/** One at a time: each needs up to two connections, so several at once could block each other. */
const runOneAtATime = pLimit(1)

/** The condition that a job is an email that was not given up. */
export const isWaitingMail = and(inArray(jobs.kind, [...NAMES]), isNull(jobs.deadAt))

/** Deletes emails that have waited too long, and the oldest beyond the maximum. */
export async function deleteOldMails(
  tx: Orm,
  { now = new Date(), most = MAX_WAITING } = {},
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await tx
    .delete(jobs)
    .where(
      and(
        isWaitingMail,
        or(
          lt(jobs.createdAt, before(WAITING_DAYS)),
          and(eq(jobs.kind, PASSWORD_RESET), lt(jobs.createdAt, before(PASSWORD_DAYS))),
        ),
      ),
    )
  const oldest = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(isWaitingMail)
    .orderBy(desc(jobs.id))
    .offset(most)
  await tx.delete(jobs).where(inArray(jobs.id, oldest))
}

/**
 * Writes the emails of some jobs as they would be sent now. Links in them are made now, too: jobs contain none, and earlier ones
 * may have ended. Emails that are no longer needed are deleted.
 */
export async function readWaitingMails(
  app: Pick<App, 'accounts' | 'changes' | 'configuration'>,
  rows: readonly (typeof jobs.$inferSelect)[],
): Promise<readonly WaitingMail[]> {
  const found: WaitingMail[] = []
  for (const row of rows) {
    const written = await runOneAtATime(() => writeMailOf(app, row))
    if (written)
      found.push({
        ...{ id: row.id, to: written.mail.to, subject: written.mail.subject },
        ...{ text: mailText(written.siteName, written.mail), sentAt: row.createdAt },
      })
  }
  return found
}

interface Letter {
  readonly mail: Mail
  readonly siteName: string
}

async function writeMailOf(
  app: Pick<App, 'accounts' | 'changes' | 'configuration'>,
  row: typeof jobs.$inferSelect,
): Promise<Letter | null> {
  const written: Letter[] = []
  const mailer: Mailer = {
    isSending: false,
    send: async (_id, mail, siteName) => void written.push({ mail, siteName }),
    close: async () => undefined,
  }
  const kind = mailKinds({ ...app, mailer }).find(({ name }) => name === row.kind)
  await app.changes.write(async (tx) => {
    await kind?.start(tx, { ...row, payload: JSON.parse(row.payload) })
    if (written.length === 0) await tx.delete(jobs).where(eq(jobs.id, row.id))
  })
  return written.at(-1) ?? null
}
