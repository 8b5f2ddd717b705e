import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { assignments, settings, users } from '../../database/tables'
import type { AccountParts } from './accounts'
import { hashPassword, verifyPassword } from './password'
import { insertAccount, readPasswordHash, writePasswordHash } from './stored-accounts'

export const DEVELOPMENT_EMAIL = 'editor@toran.example'
const DEVELOPMENT_PASSWORD = 'development-password'
const MIN_PASSWORD_LENGTH = 8

/** The account printed at startup; `password` only for the development account. */
export interface FirstAccount {
  readonly email: string
  readonly password: string | null
}

/**
 * Ensures that someone can sign in: ADMIN_EMAIL with ADMIN_PASSWORD and MANAGE on all locations, or outside production a
 * development account with a generated password. Returns `null` if accounts already exist, or in production with an API token.
 */
export async function ensureFirstAccount(
  app: Pick<AccountParts, 'database' | 'configuration' | 'log'>,
): Promise<FirstAccount | null> {
  const { adminEmail, adminPassword, apiToken, production } = app.configuration
  const { orm } = app.database
  if (production) await removeDevelopmentAccount(orm)
  if (adminEmail && adminPassword) {
    checkPassword(app, adminPassword)
    await ensureAccount(orm, { email: adminEmail, password: adminPassword, name: 'Administrator' })
    return { email: adminEmail, password: null }
  }
  if (adminEmail || adminPassword)
    throw new Error('Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.')
  const [someone] = await orm.select({ email: users.email }).from(users).limit(1)
  if (production) {
    if (someone || apiToken) return null
    throw new Error(
      'Nobody could sign in. Set ADMIN_EMAIL and ADMIN_PASSWORD. The development account isn’t created with NODE_ENV=production.',
    )
  }
  if (someone && someone.email !== DEVELOPMENT_EMAIL) return null
  const password = await developmentPassword(orm)
  await ensureAccount(orm, { email: DEVELOPMENT_EMAIL, password, name: 'Development editor' })
  return { email: DEVELOPMENT_EMAIL, password }
}

/** Creates an account with MANAGE on all locations, or sets the password of an existing one. */
async function ensureAccount(
  orm: Orm,
  account: { readonly email: string; readonly password: string; readonly name: string },
): Promise<void> {
  const email = account.email.trim().toLowerCase()
  const [known] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  const stored = known ? await readPasswordHash(orm, known.id) : null
  if (stored && (await verifyPassword(stored, account.password))) return
  const password = await hashPassword(account.password)
  await orm.transaction(async (tx) => {
    if (known) return writePasswordHash(tx, known.id, password)
    const id = await insertAccount(tx, { email, name: account.name, isVerified: true })
    await writePasswordHash(tx, id, password)
    await tx.insert(assignments).values({ userId: id, locationId: null, level: 'MANAGE' })
  })
}

function checkPassword(
  { configuration, log }: Pick<AccountParts, 'configuration' | 'log'>,
  text: string,
) {
  if (text.length >= MIN_PASSWORD_LENGTH) return
  const message = `ADMIN_PASSWORD has ${text.length} characters; it needs at least ${MIN_PASSWORD_LENGTH}.`
  if (configuration.production) throw new Error(message)
  log.warn(message)
}

/** Generated once and stored, so that it can be printed at each start. */
async function developmentPassword(orm: Orm): Promise<string> {
  await orm
    .insert(settings)
    .values({ key: DEVELOPMENT_PASSWORD, value: randomBytes(9).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await orm.select().from(settings).where(eq(settings.key, DEVELOPMENT_PASSWORD))
  if (!row) throw new Error(`The setting '${DEVELOPMENT_PASSWORD}' was written and is not there`)
  return row.value
}

/** Deletes the development account, whose password was printed and stored in plain text. */
async function removeDevelopmentAccount(orm: Orm): Promise<void> {
  await orm.delete(users).where(eq(users.email, DEVELOPMENT_EMAIL))
  await orm.delete(settings).where(eq(settings.key, DEVELOPMENT_PASSWORD))
}
