import { timingSafeEqual } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { momentOf } from '#schema/entities/local-time'
import type { App } from '../app/app'
import { locations } from '../database/tables'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { accountPrincipal } from '../people/accounts/current-principal'
import type { MomentAddress } from './moment-address'

/** Lifetime of a link in milliseconds. It can’t be revoked, but ends when its author loses access. */
const LIFE_MS = 3 * 24 * 60 * 60 * 1000
/** Minimum lifetime in milliseconds, if the moment is near. */
const MIN_LIFE_MS = 15 * 60 * 1000

/** A moment that can currently be viewed. */
export interface MomentView {
  readonly address: MomentAddress
  readonly location: {
    readonly id: number
    readonly slug: string
    readonly name: string
    readonly timeZone: string
  }
  readonly at: Date
  /** The author of the link, with their current permissions. */
  readonly maker: Principal
  readonly expiresAt: Date
}

type Sealing = Pick<App, 'accounts'>

/**
 * Creates a token for a location’s site at a moment: expiry, author, and a signature over these and the address. Nothing is
 * stored. It expires when the moment comes, because the site then shows it.
 */
export function momentToken(
  { accounts }: Sealing,
  address: MomentAddress,
  { maker, at, now }: { readonly maker: string; readonly at: Date; readonly now: Date },
): { readonly token: string; readonly expiresAt: Date } {
  const end = Math.max(now.getTime() + MIN_LIFE_MS, Math.min(now.getTime() + LIFE_MS, at.getTime()))
  const expiresAt = new Date(Math.floor(end / 1000) * 1000)
  const claims = `${(expiresAt.getTime() / 1000).toString(36)}.${Buffer.from(maker).toString('base64url')}`
  return { token: `${claims}.${sealOf(accounts, address, claims)}`, expiresAt }
}

/**
 * Verifies a token, on every request; returns `null` if it is invalid or expired, or if its author may no longer see the moment.
 */
export async function findMoment(
  app: Pick<App, 'accounts' | 'database' | 'configuration' | 'clock'>,
  address: MomentAddress,
  token: string,
): Promise<MomentView | null> {
  const claims = readToken(app, address, token)
  if (!claims || claims.expiresAt <= app.clock()) return null
  const [[location], maker] = await Promise.all([
    app.database.orm
      .select({
        id: locations.id,
        slug: locations.slug,
        name: locations.name,
        timeZone: locations.timeZone,
      })
      .from(locations)
      .where(
        and(eq(locations.slug, address.slug), inArray(locations.status, ['ACTIVE', 'INACTIVE'])),
      ),
    accountPrincipal(app, claims.maker),
  ])
  const at = location && momentOf(address.at, location.timeZone)
  if (!maker || !at || !can(maker, 'preview', { locationId: location.id, isPublic: false }))
    return null
  return { address, location, at, maker, expiresAt: claims.expiresAt }
}

function readToken({ accounts }: Sealing, address: MomentAddress, token: string) {
  const [, end = '', maker = '', seal = ''] =
    /^([0-9a-z]{1,8})\.([\w-]{1,200})\.([\w-]{43})$/.exec(token) ?? []
  const right = Buffer.from(sealOf(accounts, address, `${end}.${maker}`))
  const given = Buffer.from(seal)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return {
    expiresAt: new Date(Number.parseInt(end, 36) * 1000),
    maker: Buffer.from(maker, 'base64url').toString(),
  }
}

function sealOf(accounts: Sealing['accounts'], { slug, at }: MomentAddress, claims: string) {
  return accounts.seal(`moment\n${slug}\n${at}\n${claims}`)
}
