import { type MailBody, subjectLine } from '../mail/email-person'
import type { Translate } from '../mail/mail-messages'

/** The data of an email with a sign-in link. */
interface AccountEmail {
  readonly person: { readonly name: string; readonly email: string }
  /** The sender: the location the person is invited to, or the network. */
  readonly siteName: string
  /** Link to choose a password. */
  readonly href: string
}

const DAY_MS = 24 * 3_600_000
const INVITATION_DAYS = 7
/** Lifetime of an invitation in milliseconds, long enough to be read after a weekend. */
export const INVITATION_MS = INVITATION_DAYS * DAY_MS

export function endOfInvitation(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_MS)
}

export function invitation(
  t: Translate,
  { person, siteName: site, href }: AccountEmail,
  by: { readonly name: string; readonly places: readonly (string | null)[] },
): MailBody {
  const { name } = by
  const places = by.places.map((place) => place ?? t('all locations')).join(', ')
  return {
    subject: subjectLine(t('{name} invited you to the website of {site}', { name, site })),
    heading: t('Welcome, {person}', { person: person.name }),
    paragraphs: [
      t('{name} invited you to help with the website of {site}.', { name, site }),
      ...(by.places.length > 1 ? [t('You’ll work on: {places}.', { places })] : []),
      t(
        'Choose a password to get started. The button works once, within {days} days. After that, ask {name} to resend the invitation.',
        { days: INVITATION_DAYS, name },
      ),
    ],
    action: { label: t('Choose a password'), href },
    reason: t(
      'You’re receiving this email because {name} entered your address. If you didn’t expect it, ignore this email: nobody can use the account without a password.',
      { name },
    ),
  }
}

export function passwordReset(
  t: Translate,
  { person, siteName: site, href }: AccountEmail,
): MailBody {
  return {
    subject: subjectLine(t('A new password for {site}', { site })),
    heading: t('Choose a new password'),
    paragraphs: [
      t('Someone, probably you, asked for a new password for {email} on the website of {site}.', {
        email: person.email,
        site,
      }),
      t(
        'The button works once, within one hour. Choosing a new password signs you out on all other devices.',
      ),
    ],
    action: { label: t('Choose a new password'), href },
    reason: t('If you didn’t ask for it, ignore this email. Your password won’t change.'),
  }
}

/** Kinds of jobs about people. */
export const INVITATION = 'invitation'
