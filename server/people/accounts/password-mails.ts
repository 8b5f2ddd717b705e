import type { Orm } from '../../database/orm'
import { enqueue } from '../../jobs/enqueue'

/** The kind of job that sends an address at which a password is chosen. */
export const PASSWORD_RESET = 'passwordReset'

/** The same work for every address, known or not: whether there is an account is found out when the mail is made. */
export async function requestPasswordMail(tx: Orm, email: string): Promise<void> {
  await enqueue(tx, { kind: PASSWORD_RESET, payload: { email } })
}

/** Tells the owner of an account that its password was changed. */
export async function announceNewPassword(
  tx: Orm,
  person: { readonly name: string; readonly email: string },
): Promise<void> {
  await enqueue(tx, {
    kind: 'mail',
    payload: {
      to: person.email,
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of ${person.email} was changed. You’re signed out on all other devices.`,
        'If that wasn’t you, ask for a new password on the sign-in page at once, and tell the person who manages your website.',
      ],
      action: null,
      reason: 'You get this email because the password of your account was changed.',
    },
  })
}

/** Tells the owner of an account that a passkey was added to it. */
export async function announcePasskey(
  tx: Orm,
  person: { readonly email: string },
  name: string,
): Promise<void> {
  await enqueue(tx, {
    kind: 'mail',
    payload: {
      to: person.email,
      subject: 'A passkey was added to your account',
      heading: 'A passkey was added',
      paragraphs: [
        `The passkey “${name}” can now sign in as ${person.email} without a password.`,
        'If that wasn’t you, sign in, remove it in “Your account”, and change your password at once.',
      ],
      action: null,
      reason: 'You get this email because the way to sign in to your account was changed.',
    },
  })
}
