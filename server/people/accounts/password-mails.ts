import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { users } from '../../database/tables'
import { enqueue } from '../../jobs/enqueue'
import { type Addressee, emailPerson } from '../../mail/email-person'
import type { Translate } from '../../mail/mail-messages'

/** The kind of job that sends a link to choose a password. */
export const PASSWORD_RESET = 'passwordReset'

/**
 * Queues a password email, for any address: the job finds out whether an account exists, so that response times reveal nothing.
 */
export async function requestPasswordMail(tx: Orm, email: string): Promise<void> {
  await enqueue(tx, { kind: PASSWORD_RESET, payload: { email } })
}

/** Notifies the owner of an account that its password was changed. */
export async function announceNewPassword(tx: Orm, userId: string): Promise<void> {
  const person = await addresseeOfAccount(tx, userId)
  if (person === null) return
  const { email } = person
  await emailPerson(tx, person, (t: Translate) => ({
    subject: t('Your password was changed'),
    heading: t('Your password was changed'),
    paragraphs: [
      t('The password of {email} was changed. You’re signed out on all other devices.', { email }),
      t(
        'If this wasn’t you, ask for a new password on the sign-in page immediately, and tell the person who manages your website.',
      ),
    ],
    action: null,
    reason: t('You’re receiving this email because the password of your account was changed.'),
  }))
}

/** Notifies the owner of an account that a passkey was added to it. */
export async function announcePasskey(tx: Orm, userId: string, name: string): Promise<void> {
  const person = await addresseeOfAccount(tx, userId)
  if (person === null) return
  const { email } = person
  await emailPerson(tx, person, (t: Translate) => ({
    subject: t('A passkey was added to your account'),
    heading: t('A passkey was added'),
    paragraphs: [
      t('The passkey “{name}” can now sign in as {email} without a password.', { name, email }),
      t(
        'If this wasn’t you, sign in, remove it in “Your account”, and change your password immediately.',
      ),
    ],
    action: null,
    reason: t(
      'You’re receiving this email because the way to sign in to your account was changed.',
    ),
  }))
}

async function addresseeOfAccount(tx: Orm, userId: string): Promise<Addressee | null> {
  const [person] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return person ?? null
}
