import type { Configuration } from './configuration'
import type { FirstAccount } from './people/accounts/ensure-first-account'

/** Returns the message of `npm start` when the server is ready: its address and how to sign in. */
export function greeting(
  configuration: Configuration,
  {
    address,
    firstAccount,
  }: { readonly address: string; readonly firstAccount: FirstAccount | null },
): string {
  return [
    '',
    'Toran is running.',
    '',
    `  Site      ${address}/`,
    `  Editor    ${address}/editor`,
    `  Sign in   ${signIn(firstAccount)}`,
    `  Data      ${configuration.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : configuration.dataDir}`,
    '',
    ...originNote(configuration),
    'Press Ctrl+C to stop.',
    '',
  ].join('\n')
}

/** Warns in production without an origin, because links in emails and feeds would point to this machine. */
function originNote({ production, isOriginGiven, origin }: Configuration): string[] {
  if (!production || isOriginGiven) return []
  return [
    `SITE_ORIGIN is not set: emails, feeds and canonical links use ${origin}. Set it to the site's public URL.`,
    '',
  ]
}

function signIn(account: FirstAccount | null): string {
  if (!account) return 'with your account'
  if (account.password === null) return `${account.email}, with the password from ADMIN_PASSWORD`
  return `${account.email}   password: ${account.password}`
}
