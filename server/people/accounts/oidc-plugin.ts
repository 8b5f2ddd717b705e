import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { CALLBACK_PATH, type OidcOptions, PROVIDER } from './oidc'

/** better-auth's part for OpenID Connect. Nobody gets an account by it: people are invited. */
export function oidcPlugin({ issuer, clientId, clientSecret }: OidcOptions, origin: string) {
  return genericOAuth({
    config: [
      {
        ...{ providerId: PROVIDER, clientId, clientSecret },
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        redirectURI: `${origin}${CALLBACK_PATH}`,
        scopes: ['openid', 'email', 'profile'],
        disableSignUp: true,
        // What is said about someone is signed by the provider, or it is not believed.
        requireIdTokenVerification: true,
      },
    ],
  })
}
