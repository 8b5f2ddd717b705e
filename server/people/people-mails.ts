import type { Mail } from '../mail/mail'

interface Addressee {
  readonly name: string
  readonly email: string
}

/** What a mail that lets somebody in says. */
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
  const places = by.places.length > 1 ? ` You will work on: ${by.places.join(', ')}.` : ''
  return {
    to: person.email,
    subject: `${by.name} invites you to the website of ${siteName}`,
    heading: `Welcome, ${person.name}`,
    paragraphs: [
      `${by.name} invites you to help with the website of ${siteName}.${places}`,
      `Choose a password to begin. The button works once, and for ${INVITATION_DAYS} days. After that, ask ${by.name} to send the invitation again.`,
    ],
    action: { label: 'Choose a password', href },
    reason: `You get this mail because ${by.name} entered your address. If you did not expect it, do nothing: without a password nobody can use the account.`,
  }
}

export function passwordReset({ person, siteName, href }: Letter): Mail {
  return {
    to: person.email,
    subject: `A new password for ${siteName}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, probably you, asked for a new password for ${person.email} on the website of ${siteName}.`,
      `The button works once, and for one hour. When you choose a password, you are signed out on all other devices.`,
    ],
    action: { label: 'Choose a new password', href },
    reason: 'If you did not ask for it, do nothing: your password stays as it is.',
  }
}

/** The kinds of jobs about people. */
export const INVITATION = 'invitation'
