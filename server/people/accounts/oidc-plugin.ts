import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { CALLBACK_PATH, type OidcOptions, PROVIDER } from './oidc'

/** Creates the better-auth plugin for OpenID Connect. It never creates accounts: people are invited. */
export function oidcPlugin({ issuer, clientId, clientSecret }: OidcOptions, origin: string) {
  return genericOAuth({
    config: [
      {
        ...{ providerId: PROVIDER, clientId, clientSecret },
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        redirectURI: `${origin}${CALLBACK_PATH}`,
        scopes: ['openid', 'email', 'profile'],
        disableSignUp: true,
        // Only claims signed by the provider are trusted.
        requireIdTokenVerification: true,
      },
    ],
  })
}
