import { eq } from 'drizzle-orm'
import type { Principal } from '../access/principal'
import { sessions, twoFactors, users } from '../database/tables'
import { ApiError } from '../errors/api-error'
import { enqueue } from '../jobs/enqueue'
import { MAIL } from '../mail/mail-job'
import type { RequestContext } from '../operations/context'
import { changeAccount } from './change-person'
import type { PersonNode, PersonRow } from './person-node'

/** Of `Account`: whether whoever is signed in gives a code besides the password. */
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

/** Turns two-step verification off for somebody who has lost their phone. Whoever has it meanwhile is signed out. */
export function resetTwoFactor(
  _: unknown,
  { personId: id }: { readonly personId: string },
  context: RequestContext,
): Promise<PersonNode> {
  return changeAccount(context, { id, action: 'resetTwoFactor' }, async (tx, { row }) => {
    if (row.id === context.principal?.id)
      throw new ApiError(
        'CONFLICT',
        'Turn off your own two-step verification in “Your account”, with your password.',
      )
    const removed = await tx.delete(twoFactors).where(eq(twoFactors.userId, id)).returning()
    if (removed.length === 0 && !row.hasTwoFactor) return false
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id))
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await enqueue(tx, { kind: MAIL, payload: resetMail(row, context.principal?.name ?? '') })
    return true
  })
}

function resetMail({ email }: PersonRow, by: string) {
  return {
    to: email,
    subject: 'Two-step verification was turned off',
    heading: 'Two-step verification was turned off',
    paragraphs: [
      `${by} turned off two-step verification for ${email}, and signed you out everywhere. Your password is unchanged.`,
      'Sign in with your password, and turn it on again in “Your account”.',
    ],
    action: null,
    reason: 'You get this mail because the way to sign in to your account was changed.',
  }
}
