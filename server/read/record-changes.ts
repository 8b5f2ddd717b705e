import type { Orm } from '../database/orm'
import { type RecordSource, recordSources } from './record-sources'

/**
 * When the next record appears or is over after a moment, of the kinds with these cache keys, or of all; `null` when none is
 * waiting. Kinds whose records are shown without limit are not asked.
 */
export async function nextRecordChange(
  orm: Orm,
  after: Date,
  keys?: ReadonlySet<string>,
): Promise<Date | null> {
  const limited = timed().filter(({ cacheKey }) => keys?.has(cacheKey) ?? true)
  const changes = await Promise.all(limited.map(({ stored }) => stored?.nextChange(orm, after)))
  const moments = changes.flatMap((change) => change?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** The cache keys of the kinds whose records appear, or are over, by time alone. */
export function timedKeys(): readonly string[] {
  return timed().map(({ cacheKey }) => cacheKey)
}

/** Whether a cache key is of a kind whose records appear, or are over, by time alone. */
export function isTimed(key: string): boolean {
  return timedKeys().includes(key)
}

function timed(): readonly RecordSource[] {
  return [...recordSources.values()].filter(
    ({ definition: { shown } }) => shown.from !== null || shown.until !== null,
  )
}
