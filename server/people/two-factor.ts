import { asc, desc, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { passkeys, users } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { emailPerson, type MailBody } from '../mail/email-person'
import type { Translate } from '../mail/mail-messages'
import type { Principal } from './access/principal'
import { MAX_PASSKEYS } from './accounts/passkeys'
import { removeTwoFactor } from './accounts/stored-accounts'
import { changeAccount } from './change-person'
import type { PersonNode, PersonRow } from './person-node'

/** Field of `Account`: whether the signed-in person uses codes in addition to the password. */
export async function hasTwoFactor(
  { id }: Principal,
  _: unknown,
  { readContext: { orm } }: RequestContext,
): Promise<boolean> {
  const [user] = await orm
    .select({ isOn: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, id))
  return user?.isOn ?? false
}

/** `Passkey` in schema/api. */
interface PasskeyNode {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** Field of `Account`: the person’s passkeys. */
export function passkeysOf(
  { id }: Principal,
  _: unknown,
  { readContext: { orm } }: RequestContext,
): Promise<readonly PasskeyNode[]> {
  const { name, createdAt, lastUsedAt } = passkeys
  return orm
    .select({ id: passkeys.id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .orderBy(desc(passkeys.createdAt), asc(passkeys.id))
    .limit(MAX_PASSKEYS)
}

/** Turns off two-step verification and passkeys for a person who lost their phone, and ends all their sessions. */
export function resetTwoFactor(
  _: unknown,
  { personId: id }: { readonly personId: string },
  context: RequestContext,
): Promise<PersonNode> {
  return changeAccount(context, { id, action: 'resetTwoFactor' }, async (tx, { row }) => {
    if (row.id === context.principal?.id)
      throw new ApiError('CONFLICT', refusalFor('turnOffOwnTwoStep'))
    if (!(await removeTwoFactor(tx, id))) return false
    const by = context.principal?.name ?? ''
    await emailPerson(tx, row, (t) => resetMail(t, row, by))
    return true
  })
}

function resetMail(t: Translate, { email }: PersonRow, by: string): MailBody {
  return {
    subject: t('Two-step verification was turned off'),
    heading: t('Two-step verification was turned off'),
    paragraphs: [
      t(
        '{by} turned off two-step verification for {email}, removed its passkeys, and signed you out everywhere. Your password is unchanged.',
        { by, email },
      ),
      t('Sign in with your password, and turn it on again in “Your account”.'),
    ],
    action: null,
    reason: t(
      'You’re receiving this email because the way to sign in to your account was changed.',
    ),
  }
}
