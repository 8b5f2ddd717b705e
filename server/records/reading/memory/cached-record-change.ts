import type { App } from '../../../app/app'
import { listTag } from '../../../database/cache-tags'
import { nextRecordChange, timedKinds } from '../record-changes'
import type { ReadMemory } from './read-memory'

/**
 * Returns when the next record appears or expires after a moment, from the cache that all pages share; requested by the minute.
 * Wrapped in an object, so that a missing moment is cached too.
 */
export async function cachedRecordChange(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  { after, keys }: { readonly after: Date; readonly keys: ReadonlySet<string> },
): Promise<Date | null> {
  const kinds = timedKinds(keys)
  if (kinds.length === 0) return null
  const name = `change ${after.toISOString()} ${kinds.join(' ')}`
  const { moment } = await memory.read(name, ignore, async ({ invalidateOn }) => {
    for (const kind of kinds) invalidateOn(listTag(kind, null))
    const found = await nextRecordChange(database.orm, after, new Set(kinds))
    return { moment: found?.getTime() ?? null }
  })
  return moment === null ? null : new Date(moment)
}

function ignore(): void {
  // Tags are ignored here.
}
