import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Database } from '../../database/database'
import { createLazy } from '../../http/create-lazy'
import { ApiError } from '../../http/errors/api-error'
import { ADDRESS_HEADER, AUTH_PATH, BASE_URL } from './auth-address'
import type { OidcOptions } from './oidc'

/** A step of signing in with the provider: the redirect there, and the callback. */
export type ProviderRoute =
  | { readonly path: '/sign-in/social'; readonly body: unknown }
  | { readonly path: '/callback/oidc'; readonly search: string }

interface ProviderParts {
  readonly database: Database
  readonly log: Logger
  readonly secret: string
  readonly secure: boolean
  readonly configuration: { readonly oidc: OidcOptions | null; readonly origin: string }
}

interface ProviderRequest {
  readonly headers: IncomingHttpHeaders
  readonly ip: string
}

/** Creates the handler of better-auth’s provider routes; throws UNAVAILABLE if the provider is unreachable. */
export function createProviderSignIn(parts: ProviderParts) {
  const auth = createLazy(() => openProviderAuth(parts))
  return async ({ headers, ip }: ProviderRequest, route: ProviderRoute): Promise<Response> => {
    const { handler } = await auth()
    const sent = {
      [ADDRESS_HEADER]: ip,
      'user-agent': (headers['user-agent'] ?? '').slice(0, 200),
      ...(headers.cookie && { cookie: headers.cookie }),
    }
    const address = `${BASE_URL}${AUTH_PATH}${route.path}`
    if ('search' in route)
      return handler(new Request(`${address}${route.search}`, { headers: sent }))
    const body = JSON.stringify(route.body)
    const json = { ...sent, 'content-type': 'application/json' }
    return handler(new Request(address, { method: 'POST', headers: json, body }))
  }
}

/** Fetches the provider’s endpoints and keys; after a failure the next call tries again. */
async function openProviderAuth(parts: ProviderParts) {
  const { oidc, origin } = parts.configuration
  if (oidc === null) throw new Error('No sign-in provider is configured')
  const [{ openAuth }, { oidcPlugin }] = await Promise.all([
    import('./open-auth'),
    import('./oidc-plugin'),
  ])
  const auth = openAuth({ ...parts, plugins: [oidcPlugin(oidc, origin)] })
  const { socialProviders } = await auth.$context
  if (socialProviders.length === 0)
    throw new ApiError('UNAVAILABLE', refusalFor('providerAway', { provider: oidc.issuer }))
  return auth
}
