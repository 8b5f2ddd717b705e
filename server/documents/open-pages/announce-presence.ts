import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { presences } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import type { Principal } from '../../people/access/principal'
import { requireSignIn, seenDocument } from '../document-row'

/** Another person who has the page open in a tab (`PresentPerson` in schema/api). */
interface PresentPerson {
  readonly tab: string
  readonly name: string
  readonly isMe: boolean
  readonly block: string | null
  readonly isTyping: boolean
}

interface PresenceArguments {
  readonly id: string
  readonly tab: string
  readonly block?: string | null
  readonly isTyping?: boolean | null
  readonly isLeaving?: boolean | null
}

/** Maximum number of other people returned, more than ever work on one page. */
const MAX_COUNT = 20
/** Number of expired rows deleted per call: more than a call adds. */
const MAX_EXPIRED = 20
const MAX_BLOCK_LENGTH = 100

/**
 * Records that the caller has a page open, and their position in it; returns the others. Uses the database's clock, because those
 * of servers differ.
 */
export function announcePresence(
  _: unknown,
  args: PresenceArguments,
  { app, principal: asking }: RequestContext,
): Promise<readonly PresentPerson[]> {
  const principal = requireSignIn(asking)
  checkWords(args)
  return app.changes.write(async (tx) => {
    const { id: documentId } = await seenDocument(tx, principal, 'readDraft', idOf(args.id))
    if (args.isLeaving) await leave(tx, principal, { ...args, documentId })
    else await storePresence(tx, principal, { ...args, documentId })
    await dropExpired(tx)
    return readOthers(tx, principal, { ...args, documentId })
  })
}

function checkWords({ tab, block }: PresenceArguments): void {
  if (!/^[\w-]{8,40}$/.test(tab))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms("'tab' must be 8 to 40 letters, digits, hyphens and underscores."),
    )
  if (block && block.length > MAX_BLOCK_LENGTH)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`'block' has at most ${MAX_BLOCK_LENGTH} characters.`),
    )
}

type Here = PresenceArguments & { readonly documentId: number }

async function storePresence(tx: Orm, principal: Principal, here: Here): Promise<void> {
  const { documentId, tab, block = null } = here
  const { id: userId, name } = principal
  const place = { name, block, isTyping: here.isTyping ?? false }
  await tx
    .insert(presences)
    .values({ documentId, tab, userId, ...place })
    .onConflictDoUpdate({
      target: [presences.documentId, presences.tab],
      set: { ...place, seenAt: sql`now()` },
      // Another person can't claim a tab.
      setWhere: eq(presences.userId, userId),
    })
}

async function leave(tx: Orm, principal: Principal, { documentId, tab }: Here): Promise<void> {
  await tx
    .delete(presences)
    .where(
      and(
        ...[eq(presences.documentId, documentId), eq(presences.tab, tab)],
        eq(presences.userId, principal.id),
      ),
    )
}

/** Rows that another call is deleting are skipped, so that none waits. */
async function dropExpired(tx: Orm): Promise<void> {
  const expired = tx
    .select({ row: sql`ctid` })
    .from(presences)
    .where(sql`${presences.seenAt} < now() - interval '1 minute'`)
    .limit(MAX_EXPIRED)
    .for('update', { skipLocked: true })
  await tx.delete(presences).where(inArray(sql`ctid`, expired))
}

async function readOthers(
  tx: Orm,
  principal: Principal,
  { documentId, tab }: Here,
): Promise<readonly PresentPerson[]> {
  const rows = await tx
    .select()
    .from(presences)
    .where(
      and(
        ...[eq(presences.documentId, documentId), ne(presences.tab, tab)],
        sql`${presences.seenAt} > now() - interval '30 seconds'`,
      ),
    )
    .orderBy(asc(presences.name), asc(presences.tab))
    .limit(MAX_COUNT)
  return rows.map(({ userId, name, block, isTyping, tab: other }) => ({
    ...{ tab: other, name, block, isTyping, isMe: userId === principal.id },
  }))
}
