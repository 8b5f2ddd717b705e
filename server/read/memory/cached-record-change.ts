import type { App } from '../../app/app'
import { nextRecordChange, timedKeys } from '../record-changes'
import type { ReadMemory } from './read-memory'

/**
 * When the next record appears or is over after a moment, from the memory that all pages share: pages ask by the minute. In an
 * object: that none does is cached too.
 */
export async function cachedRecordChange(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  { after, keys }: { readonly after: Date; readonly keys: ReadonlySet<string> },
): Promise<Date | null> {
  const kinds = timedKeys().filter((key) => keys.has(key))
  if (kinds.length === 0) return null
  const name = `change ${after.toISOString()} ${kinds.join(' ')}`
  const { moment } = await memory.read(name, ignore, async ({ forgetBy }) => {
    for (const key of kinds) forgetBy(key)
    const found = await nextRecordChange(database.orm, after, new Set(kinds))
    return { moment: found?.getTime() ?? null }
  })
  return moment === null ? null : new Date(moment)
}

function ignore(): void {
  // No key of it is announced.
}
