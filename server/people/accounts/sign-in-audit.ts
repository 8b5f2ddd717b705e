import { eq } from 'drizzle-orm'
import { audit, type Caller } from '../../audit/audit'
import type { Changes } from '../../database/changes'
import { lock } from '../../database/locks'
import { users } from '../../database/tables'
import { type LanguageHeaders, storeLanguageAtSignIn } from './account-language'
import type { AccountParts } from './accounts'

/** An action of an account’s owner. */
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

/** Records successful and refused sign-ins in the audit log. */
export interface SignInAudit {
  /**
   * Adds a row to the account’s audit chain; a sign-in that can’t be recorded is refused. The headers of a sign-in contain the
   * editor’s language, which is stored for emails.
   */
  passed(
    caller: Caller,
    userId: string,
    action: AccountStep,
    headers?: LanguageHeaders,
  ): Promise<void>
  /** Records a refusal in the background, so that the response time doesn’t reveal whether the account exists. */
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
        // The account’s row isn’t locked here, so this lock serializes the sign-ins of one person.
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

  /**
   * Returns the account that was tried. The input itself is not recorded, because it may be a password typed into the wrong
   * field.
   */
  async function accountOf(email: string): Promise<string | null> {
    const [user] = await orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
    return user?.id ?? null
  }
}
