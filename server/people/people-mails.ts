import type { Mail } from '../mail/mail'

interface Addressee {
  readonly name: string
  readonly email: string
}

/** What a mail that lets someone in says. */
interface Letter {
  readonly person: Addressee
  /** The location they are invited to, or the network: what a mail comes from. */
  readonly siteName: string
  /** The address where a password is chosen. */
  readonly href: string
}

const DAY_MS = 24 * 3_600_000
const INVITATION_DAYS = 7
/** How long an invitation works: who reads it at the weekend is not too late. */
export const INVITATION_MS = INVITATION_DAYS * DAY_MS

export function endOfInvitation(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_MS)
}

export function invitation(
  { person, siteName, href }: Letter,
  by: { readonly name: string; readonly places: readonly string[] },
): Mail {
  const places = by.places.length > 1 ? ` You’ll work on: ${by.places.join(', ')}.` : ''
  return {
    to: person.email,
    subject: `${by.name} invited you to the website of ${siteName}`,
    heading: `Welcome, ${person.name}`,
    paragraphs: [
      `${by.name} invited you to help with the website of ${siteName}.${places}`,
      `Choose a password to get started. The button works once, within ${INVITATION_DAYS} days. After that, ask ${by.name} to resend the invitation.`,
    ],
    action: { label: 'Choose a password', href },
    reason: `You get this email because ${by.name} entered your address. If you didn’t expect it, ignore this email: nobody can use the account without a password.`,
  }
}

export function passwordReset({ person, siteName, href }: Letter): Mail {
  return {
    to: person.email,
    subject: `A new password for ${siteName}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Someone, probably you, asked for a new password for ${person.email} on the website of ${siteName}.`,
      `The button works once, within one hour. Choosing a password signs you out on all other devices.`,
    ],
    action: { label: 'Choose a new password', href },
    reason: 'If you didn’t ask for it, ignore this email. Your password stays as it is.',
  }
}

/** The kinds of jobs about people. */
export const INVITATION = 'invitation'
