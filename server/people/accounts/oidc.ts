/** The provider’s id in better-auth, used in addresses and in the database. */
export const PROVIDER = 'oidc'
/** The redirect address, which must be registered at the provider. */
export const CALLBACK_PATH = '/api/auth/callback/oidc'

/** Settings of the OpenID Connect provider. */
export interface OidcOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Label of the button on the sign-in page. */
  readonly name: string
}
