import { asc, sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { auditRows } from '../database/tables'
import { auditHash } from './audit'

/** Rows checked per part: about 100 ms of work. */
const BATCH_SIZE = 2_000

interface ChainProblem {
  readonly chain: string
  readonly number: number
  readonly message: string
}

/** The result of one part of the check. */
export interface CheckedPart {
  readonly checked: number
  readonly problems: readonly ChainProblem[]
  /** The start of the next part; `null` at the end. */
  readonly after: string | null
}

interface ChainPosition {
  readonly chain: string
  readonly number: number
}

/**
 * Recomputes the hashes of the next rows, each with its predecessor. Rows cut off at the end of a chain can't be detected,
 * because the end is not stored elsewhere.
 */
export async function checkChains(orm: Orm, after: string | null): Promise<CheckedPart> {
  const begin = readPlace(after)
  const { chain, number } = auditRows
  const rows = await orm
    .select()
    .from(auditRows)
    // The last row of the previous part is read again, because the next one contains its hash.
    .where(begin ? sql`(${chain}, ${number}) >= (${begin.chain}, ${begin.number})` : undefined)
    .orderBy(asc(chain), asc(number))
    .limit(BATCH_SIZE + 1)
  const problems = rows.flatMap((row, index) => {
    const before = rows[index - 1]
    if (index === 0 && begin) return []
    const message = problemOf(row, before?.chain === row.chain ? before : null)
    return message === null ? [] : { chain: row.chain, number: row.number, message }
  })
  const last = rows.at(-1)
  const isEnd = rows.length <= BATCH_SIZE
  return {
    checked: begin ? Math.max(rows.length - 1, 0) : rows.length,
    problems,
    after: isEnd || !last ? null : `${last.number} ${last.chain}`,
  }
}

type Row = typeof auditRows.$inferSelect

function problemOf({ hash, ...row }: Row, before: Row | null): string | null {
  if (row.number !== (before?.number ?? 0) + 1) return 'The row before it is missing.'
  if (row.previousHash !== (before?.hash ?? '')) return 'It doesn’t follow the row before it.'
  return auditHash(row) === hash ? null : 'It was changed after it was written.'
}

/** Parses `12 location:20`. Any other text starts at the beginning. */
function readPlace(text: string | null): ChainPosition | null {
  const [, number, chain] = /^(\d{1,9}) (.+)$/.exec(text ?? '') ?? []
  return chain === undefined ? null : { chain, number: Number(number) }
}
