import type { App } from '../../../app/app'
import { documentTag, overrideTag } from '../../../database/cache-tags'
import { type FoundPage, findSharedBlocks } from '../../../documents/publications/published-page'
import type { ReadMemory } from './read-memory'

/** Returns the shared blocks of a page as a location shows them, from the cache that all pages share; one entry per page. */
export async function cachedSharedBlocks(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  query: Parameters<typeof findSharedBlocks>[1],
): Promise<readonly FoundPage[]> {
  const { ids, locationId, language } = query
  const name = `shared ${ids.join()} ${locationId} ${language}`
  const { found } = await memory.read(name, ignore, async ({ invalidateOn }) => {
    for (const id of ids) {
      invalidateOn(documentTag(id))
      invalidateOn(overrideTag(id, locationId))
    }
    return { found: await findSharedBlocks(database.orm, query) }
  })
  return found
}

function ignore(): void {
  // Tags are ignored, because pages record the shared blocks they use.
}
