/** What better-auth calls the provider, in addresses and in the database. */
export const PROVIDER = 'oidc'
/** Where the provider leads back to: it has to know this address. */
export const CALLBACK_PATH = '/api/auth/callback/oidc'

/** An OpenID Connect provider, as the configuration names it. */
export interface OidcOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button of the sign-in page calls it. */
  readonly name: string
}
