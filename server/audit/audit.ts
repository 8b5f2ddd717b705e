import { createHash } from 'node:crypto'
import { desc, eq, inArray } from 'drizzle-orm'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { auditRows } from '../database/tables'
import { shortenedNetwork } from '../http/network-of'
import { grantOf } from '../people/access/can'
import type { Assignment, Principal } from '../people/access/principal'
import { fieldsColumn } from './changed-fields'

/** The sender of a request. */
export interface Caller {
  readonly principal: Principal | null
  readonly requestId: string
  /** Shortened (`shortenedNetwork`): audit rows never contain whole addresses. */
  readonly network: string | null
}

/** The data of an audit row: contains no content, titles or tokens. */
export interface AuditEntry {
  /** The target of the action: `document:5`. Its rows form one chain. */
  readonly chain: string
  readonly by: Caller
  /** The account of a sign-in attempt, when the request isn't authenticated yet. */
  readonly actorId?: string | null
  readonly action: string
  readonly locationId: number | null
  readonly fromVersion?: number | null
  readonly toVersion?: number | null
  readonly fromStatus?: string | null
  readonly toStatus?: string | null
  readonly outcome: 'ALLOW' | 'DENY' | 'CONFLICT' | 'INVALID' | 'ERROR'
  readonly reason?: string | null
  /** The names of changed fields, from their declarations (`changed-fields.ts`). */
  readonly fields?: readonly string[]
  /** The number of occurrences, if one row is for several. */
  readonly count?: number
}

/** A row to write, and the last row of its chain if the caller has read that while holding a lock on the record. */
interface NewRow {
  readonly entry: AuditEntry
  readonly end?: ChainEnd | undefined
}

/**
 * Writes a row inside the transaction of the change. Its hash includes the previous row's, so changes to rows are detectable. The
 * lock of a record guards its chain; a chain of no record (`searchAnswers`) has a lock of its own.
 */
export function audit(tx: Orm, entry: AuditEntry): Promise<void> {
  return auditEach(tx, [{ entry }])
}

/** Writes several rows, of one or many chains, in two statements; in one if all ends are given. */
export async function auditEach(tx: Orm, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return
  const ends = await endsOf(tx, rows)
  const written = rows.map(({ entry }) => {
    const row = rowAfter(ends.get(entry.chain) ?? NEW_CHAIN, entry)
    ends.set(entry.chain, row)
    return row
  })
  await tx.insert(auditRows).values(written)
}

/** Reads the last row of each chain. */
async function endsOf(tx: Orm, rows: readonly NewRow[]): Promise<Map<string, ChainEnd>> {
  const { chain, number, hash } = auditRows
  const given = rows.flatMap(({ entry, end }) => (end ? [[entry.chain, end] as const] : []))
  const ends = new Map<string, ChainEnd>(given)
  const unread = rows.flatMap(({ entry }) => (ends.has(entry.chain) ? [] : entry.chain))
  if (unread.length === 0) return ends
  // Retries alone are too few for ten who write to one chain on a busy machine. In one order, so that nobody waits in a cycle.
  for (const each of [...new Set(unread)].filter(isOfNoRecord).sort())
    await lock(tx, `audit ${each}`)
  const found = await tx
    .selectDistinctOn([chain], { chain, number, hash })
    .from(auditRows)
    .where(inArray(chain, [...new Set(unread)]))
    .orderBy(chain, desc(number))
  for (const end of found) ends.set(end.chain, end)
  return ends
}

function isOfNoRecord(chain: string): boolean {
  return !chain.includes(':')
}

function rowAfter(last: ChainEnd, entry: AuditEntry): typeof auditRows.$inferInsert {
  const { principal, requestId, network } = entry.by
  const row = {
    chain: entry.chain,
    number: last.number + 1,
    at: new Date(),
    requestId,
    actorId: principal?.id ?? entry.actorId ?? null,
    action: entry.action,
    locationId: entry.locationId,
    fromVersion: entry.fromVersion ?? null,
    toVersion: entry.toVersion ?? null,
    fromStatus: entry.fromStatus ?? null,
    toStatus: entry.toStatus ?? null,
    outcome: entry.outcome,
    reason: entry.reason ?? null,
    network,
    allowedBy: entry.outcome === 'ALLOW' ? allowedBy(principal, entry.locationId) : null,
    count: entry.count ?? null,
    fields: fieldsColumn(entry.fields),
    previousHash: last.hash,
  }
  return { ...row, hash: auditHash(row) }
}

/** The last row of a chain. */
export interface ChainEnd {
  readonly number: number
  readonly hash: string
}

/** The start of a new record's chain. */
export const NEW_CHAIN: ChainEnd = { number: 0, hash: '' }

/** Reads the end of a chain for `auditEach`, together with other data; the caller must hold the lock on the chain's record. */
export async function endOfChain(tx: Orm, chain: string): Promise<ChainEnd> {
  const [last] = await tx
    .select({ number: auditRows.number, hash: auditRows.hash })
    .from(auditRows)
    .where(eq(auditRows.chain, chain))
    .orderBy(desc(auditRows.number))
    .limit(1)
  return last ?? NEW_CHAIN
}

/** Columns added in later releases: if empty, they don't change the hash. */
const LATER: ReadonlySet<string> = new Set(['network', 'allowedBy', 'count', 'fields'])

/** Returns the hash of a row, over all its columns including the previous hash. */
export function auditHash(row: Omit<typeof auditRows.$inferInsert, 'hash'>): string {
  const hashedFields = Object.entries(row)
    .filter(([name, value]) => value !== null || !LATER.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(hashedFields)).digest('hex')
}

/** Returns the assignment that allowed a principal to act at a location: `assignment 12: MANAGE at location 10`. */
function allowedBy(principal: Principal | null, locationId: number | null): string | null {
  const grant = principal && grantOf(principal, locationId)
  return grant ? `${sourceOf(grant)}: ${grant.level} ${reachOf(grant)}` : null
}

function sourceOf({ id }: Assignment): string {
  return id === undefined ? 'API token' : `assignment ${id}`
}

function reachOf({ locationId }: Assignment): string {
  return locationId === null ? 'everywhere' : `at location ${locationId}`
}

/** Returns the sender of a request in the form stored in the audit log. */
export function callerOf(
  { id, ip }: { readonly id: string; readonly ip: string },
  principal: Principal | null,
): Caller {
  return { principal, requestId: id, network: shortenedNetwork(ip) }
}
