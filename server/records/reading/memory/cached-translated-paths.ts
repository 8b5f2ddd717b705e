import type { App } from '../../../app/app'
import { LANGUAGES } from '../../../database/cache-tags'
import { listTranslatedPaths, type TranslatedQuery } from '../listed-pages'
import type { ReadMemory } from './read-memory'

/** Returns the paths with a page in a language, from the cache that all pages share. The page itself adds the tag. */
export function cachedTranslatedPaths(
  app: Pick<App, 'database'>,
  memory: ReadMemory,
  query: TranslatedQuery,
): Promise<readonly string[]> {
  return memory.read(
    `languages ${query.locationId} ${query.language}`,
    ignore,
    ({ invalidateOn }) => {
      invalidateOn(LANGUAGES)
      return listTranslatedPaths(app, query)
    },
  )
}

function ignore(): void {
  // Tags are ignored here.
}
