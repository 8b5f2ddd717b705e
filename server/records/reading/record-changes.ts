import { kindOf } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { type RecordSource, recordSources } from './record-sources'

/**
 * When the next record appears or is over after a moment, of these kinds, or of all; `null` when none is
 * waiting. Kinds whose records are shown without limit are not asked.
 */
export async function nextRecordChange(
  orm: Orm,
  after: Date,
  kinds?: ReadonlySet<string>,
): Promise<Date | null> {
  const limited = timed().filter(({ definition }) => kinds?.has(definition.kind) ?? true)
  const changes = await Promise.all(limited.map(({ stored }) => stored?.nextChange(orm, after)))
  const moments = changes.flatMap((change) => change?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** The kinds that some tags are of whose records appear, or are over, by time alone. */
export function timedKinds(tags: Iterable<string>): readonly string[] {
  const named = new Set([...tags].map(kindOf))
  return timed().flatMap(({ definition: { kind } }) => (named.has(kind) ? kind : []))
}

/** Whether a tag is of a kind whose records appear, or are over, by time alone. */
export function isTimed(tag: string): boolean {
  return timedKinds([tag]).length > 0
}

function timed(): readonly RecordSource[] {
  return [...recordSources.values()].filter(
    ({ definition: { shown } }) => shown.from !== null || shown.until !== null,
  )
}
