import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { lock } from '../../data/locks'
import type { Orm } from '../../data/orm'
import { auditRows } from '../../data/tables'

/** What is written down of a change or a refusal: no content, no titles, no tokens. */
export interface AuditEntry {
  /** What it was done to: `document:5`. Its rows form one chain. */
  readonly chain: string
  readonly requestId: string
  readonly actorId: string | null
  readonly action: string
  readonly locationId: number | null
  readonly fromVersion?: number | null
  readonly toVersion?: number | null
  readonly fromStatus?: string | null
  readonly toStatus?: string | null
  readonly outcome: 'ALLOW' | 'DENY' | 'CONFLICT' | 'INVALID' | 'ERROR'
  readonly reason?: string | null
}

/** Writes a row, inside the transaction of the change itself; its hash covers the row before, so no row can be changed unseen. */
export async function audit(tx: Orm, entry: AuditEntry): Promise<void> {
  await lock(tx, `audit ${entry.chain}`)
  const [last] = await tx
    .select({ number: auditRows.number, hash: auditRows.hash })
    .from(auditRows)
    .where(eq(auditRows.chain, entry.chain))
    .orderBy(desc(auditRows.number))
    .limit(1)
  const row = {
    chain: entry.chain,
    number: (last?.number ?? 0) + 1,
    at: new Date(),
    requestId: entry.requestId,
    actorId: entry.actorId,
    action: entry.action,
    locationId: entry.locationId,
    fromVersion: entry.fromVersion ?? null,
    toVersion: entry.toVersion ?? null,
    fromStatus: entry.fromStatus ?? null,
    toStatus: entry.toStatus ?? null,
    outcome: entry.outcome,
    reason: entry.reason ?? null,
    previousHash: last?.hash ?? '',
  }
  await tx.insert(auditRows).values({ ...row, hash: auditHash(row) })
}

/** The hash of a row: of everything it says, the hash before included. */
export function auditHash(row: Omit<typeof auditRows.$inferInsert, 'hash'>): string {
  const said = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
