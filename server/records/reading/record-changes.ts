import { recordDefinitions } from '#schema/records'
import { kindOf } from '../../database/cache-tags'
import { kindsIn, type Orm } from '../../database/orm'

const timed = [...recordDefinitions.values()].filter(
  ({ shown }) => shown.from !== null || shown.until !== null,
)

/**
 * Returns when the next record appears or expires after a moment, of these kinds or of all; `null` if none will. Skips kinds
 * without time limits.
 */
export async function nextRecordChange(
  orm: Orm,
  after: Date,
  kinds?: ReadonlySet<string>,
): Promise<Date | null> {
  const limited = timed.filter(({ kind }) => kinds?.has(kind) ?? true)
  const changes = await Promise.all(
    limited.map(({ kind }) => kindsIn(orm).get(kind)?.stored?.nextChange(orm, after)),
  )
  const moments = changes.flatMap((change) => change?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** Returns the kinds in tags whose records appear or expire by time. */
export function timedKinds(tags: Iterable<string>): readonly string[] {
  const named = new Set([...tags].map(kindOf))
  return timed.flatMap(({ kind }) => (named.has(kind) ? kind : []))
}

/** Returns whether a tag’s kind has records that appear or expire by time. */
export function isTimed(tag: string): boolean {
  return timedKinds([tag]).length > 0
}
