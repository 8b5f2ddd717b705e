import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { archiveKeys, settings } from '../database/tables'

/** Pattern of keys of records created here: the network's name and the id, `3f9ac0de8b1c77a4-0000000012`. */
const OWN_KEY = /^[0-9a-f]{16}-(\d{10})$/
/** Limit of ids: greater numbers could soon exceed PostgreSQL's range. */
const MAX_ID = 1_000_000_000
const SETTING = 'archive network'

export const MAX_KEY = 100

/** Returns this network's name in archives: generated once, at random. */
export async function networkName(orm: Orm): Promise<string> {
  // An import that is running lets others read settings, and lets nobody write them for minutes.
  const known = await readName(orm)
  if (known !== null) return known
  await orm
    .insert(settings)
    .values({ key: SETTING, value: randomBytes(8).toString('hex') })
    .onConflictDoNothing()
  const name = await readName(orm)
  if (name === null) throw new Error('The name of the network was not stored')
  return name
}

async function readName(orm: Orm): Promise<string | null> {
  const [row] = await orm.select().from(settings).where(eq(settings.key, SETTING))
  return row?.value ?? null
}

function ownKey(network: string, id: number): string {
  return `${network}-${String(id).padStart(10, '0')}`
}

/** The record’s id in the installation that exported it; `null` if the key has none. */
export function idInKey(key: string): number | null {
  const id = Number(OWN_KEY.exec(key)?.[1] ?? 0)
  return id > 0 && id <= MAX_ID ? id : null
}

/** Returns whether a key belongs to a record created in this network. */
export function isOwnKey(network: string, key: string): boolean {
  return key.startsWith(`${network}-`) && idInKey(key) !== null
}

/** Returns the keys of records of a kind, by id. */
export async function recordKeys(
  { orm, network }: { readonly orm: Orm; readonly network: string },
  kind: string,
  ids: readonly number[],
): Promise<(id: number) => string> {
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ id: archiveKeys.recordId, key: archiveKeys.key })
          .from(archiveKeys)
          .where(and(eq(archiveKeys.kind, kind), inArray(archiveKeys.recordId, [...ids])))
  const stored = new Map(rows.map(({ id, key }) => [id, key]))
  return (id) => stored.get(id) ?? ownKey(network, id)
}
