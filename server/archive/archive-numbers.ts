import { eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { archiveKeys } from '../database/tables'
import type { ArchivedKind } from './archived-kinds'

/** Records that an archive refers to without containing them. */
interface Outsider {
  readonly kind: string
  readonly id: number
  readonly number: number
}

/**
 * Assigns numbers to the records of an archive, starting at 1 for each kind, in the order of their keys, so that they don't
 * depend on database ids. Records referred to but not included get the next numbers. Takes about 50 bytes per record.
 */
export class ArchiveNumbers {
  readonly #numbers = new Map<string, Map<number, number>>()
  readonly outsiders: Outsider[] = []

  add(kind: string, id: number): void {
    const known = this.#of(kind)
    known.set(id, known.size + 1)
  }

  /** Returns the number of a record; anything that isn't an id is returned unchanged. */
  number(kind: string, id: number): number {
    if (!Number.isSafeInteger(id) || id < 1) return id
    const known = this.#of(kind)
    const number = known.get(id)
    if (number !== undefined) return number
    const next = known.size + 1
    known.set(id, next)
    this.outsiders.push({ kind, id, number: next })
    return next
  }

  #of(kind: string): Map<number, number> {
    const known = this.#numbers.get(kind) ?? new Map<number, number>()
    this.#numbers.set(kind, known)
    return known
  }
}

interface OrderQuery {
  readonly tx: Orm
  readonly network: string
  /** `null` for all. */
  readonly only: ReadonlySet<number> | null
}

/** Rows that a cursor returns at once. */
const BATCH_SIZE = 1_000

/** Reads the ids of a kind in the order of their keys, with a cursor in the transaction. */
export async function orderedIds(
  { tx, network, only }: OrderQuery,
  { kind, table, id }: ArchivedKind,
): Promise<Int32Array> {
  const key = sql`coalesce(${archiveKeys.key}, ${network} || '-' || lpad(${id}::text, 10, '0'))`
  const query = tx
    .select({ id })
    .from(table)
    .leftJoin(archiveKeys, sql`${eq(archiveKeys.recordId, id)} and ${archiveKeys.kind} = ${kind}`)
    .where(only ? inArray(id, [...only]) : undefined)
    .orderBy(sql`${key} collate "C"`)
  return readAll(tx, query.getSQL())
}

async function readAll(tx: Orm, query: ReturnType<typeof sql>): Promise<Int32Array> {
  await tx.execute(sql`declare ordered_ids no scroll cursor for ${query}`)
  const parts: number[][] = []
  for (;;) {
    const { rows } = (await tx.execute(
      sql.raw(`fetch ${BATCH_SIZE} from ordered_ids`),
    )) as unknown as {
      readonly rows: readonly { readonly id: number }[]
    }
    if (rows.length === 0) break
    parts.push(rows.map(({ id }) => id))
  }
  await tx.execute(sql`close ordered_ids`)
  const ids = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    ids.set(part, at)
    at += part.length
  }
  return ids
}

export function* pagesOf(ids: Int32Array, size: number): Generator<readonly number[]> {
  for (let at = 0; at < ids.length; at += size) yield [...ids.subarray(at, at + size)]
}
