import { recordDefinitions } from '#schema/records'
import { kindOf } from '../../database/cache-tags'
import { kindsIn, type Orm } from '../../database/orm'

const timed = [...recordDefinitions.values()].filter(
  ({ shown }) => shown.from !== null || shown.until !== null,
)

/**
 * When the next record appears or is over after a moment, of these kinds, or of all; `null` when none is
 * waiting. Kinds whose records are shown without limit are not asked.
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

/** The kinds that some tags are of whose records appear, or are over, by time alone. */
export function timedKinds(tags: Iterable<string>): readonly string[] {
  const named = new Set([...tags].map(kindOf))
  return timed.flatMap(({ kind }) => (named.has(kind) ? kind : []))
}

/** Whether a tag is of a kind whose records appear, or are over, by time alone. */
export function isTimed(tag: string): boolean {
  return timedKinds([tag]).length > 0
}
