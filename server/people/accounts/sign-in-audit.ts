import { eq } from 'drizzle-orm'
import { audit, type Caller } from '../../audit/audit'
import type { Changes } from '../../database/changes'
import { lock } from '../../database/locks'
import { users } from '../../database/tables'
import { type LanguageHeaders, storeLanguageAtSignIn } from './account-language'
import type { AccountParts } from './accounts'

/** What the owner of an account does with it. */
type AccountStep =
  | 'acceptInvitation'
  | 'addPasskey'
  | 'changePassword'
  | 'disableTwoFactor'
  | 'enableTwoFactor'
  | 'removePasskey'
  | 'resetPassword'
  | 'signIn'
  | 'signOut'

/** Writes down who comes and goes, and who was not let in. */
export interface SignInAudit {
  /**
   * A row in the chain of the account: a sign-in that cannot be recorded is refused. The headers of a sign-in say the
   * language of the editor, which emails are written in.
   */
  passed(
    caller: Caller,
    userId: string,
    action: AccountStep,
    headers?: LanguageHeaders,
  ): Promise<void>
  /** Goes on by itself: how long an answer takes must not tell whether there is such an account. */
  refused(caller: Caller, email: string, reason: 'UNAUTHENTICATED' | 'RATE_LIMITED'): void
}

export interface SignInAuditParts extends Pick<AccountParts, 'auditTally' | 'database' | 'log'> {
  readonly changes: Changes
}

export function createSignInAudit({
  database: { orm },
  changes,
  auditTally,
  log,
}: SignInAuditParts): SignInAudit {
  return {
    passed: (by, actorId, action, headers) =>
      changes.write(async (tx) => {
        // Nobody holds the account's row here: one person's devices wait for each other.
        await lock(tx, `account ${actorId}`)
        await audit(tx, {
          ...{ chain: `account:${actorId}`, by, actorId, action },
          locationId: null,
          outcome: 'ALLOW',
        })
        const isNew = action === 'acceptInvitation'
        if (headers) await storeLanguageAtSignIn(tx, { userId: actorId, isNew }, headers)
      }),
    refused(by, email, reason) {
      accountOf(email).then(
        (actorId) => auditTally.note({ by, actorId, action: 'signIn', outcome: 'DENY', reason }),
        (error) =>
          log.error(
            { err: error, requestId: by.requestId },
            'failed to write a refusal to the audit log',
          ),
      )
    },
  }

  /** The account that was tried. What was typed is not written down: it may be a password in the wrong field. */
  async function accountOf(email: string): Promise<string | null> {
    const [user] = await orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
    return user?.id ?? null
  }
}
