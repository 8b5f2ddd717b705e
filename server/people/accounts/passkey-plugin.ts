import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Orm } from '../../database/orm'
import { PASSKEY_PATH } from './auth-address'
import { ownerOfPasskey, type PasskeySite, signInAnswer } from './passkeys'

/** Creates the better-auth plugin that starts a session after a passkey was verified. */
export function passkeyPlugin(orm: Orm, site: PasskeySite) {
  return {
    id: 'toran-passkeys',
    endpoints: {
      signInPasskey: createAuthEndpoint(
        PASSKEY_PATH,
        { method: 'POST', body: z.object({ answer: signInAnswer }) },
        async (context) => {
          const owner = await ownerOfPasskey(orm, site, context.body.answer)
          const { internalAdapter } = context.context
          const user = owner === null ? null : await internalAdapter.findUserById(owner)
          const session = user && (await internalAdapter.createSession(user.id))
          if (!user || !session) throw new APIError('UNAUTHORIZED')
          await setSessionCookie(context, { session, user })
          return context.json({ user })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
