import { LRUCache } from 'lru-cache'
import type { PageContent } from '#schema/page/content'
import { parseContent, parseItems, type StoredItem } from './revision-items'

/** The limit of each cache, in bytes. */
const LIMIT = 4 * 1024 * 1024

/**
 * Caches of parsed published texts: pages of the same version share the objects, and the data derived from their blocks
 * (`propsOf`). The objects must not be changed.
 */
export const sharedItems = sharedBy<readonly StoredItem[]>(parseItems)
export const sharedContent = sharedBy<PageContent>(parseContent)

function sharedBy<Value extends object>(parse: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, Value>({
    maxSize: LIMIT,
    // Objects take about twice as much memory as their text.
    sizeCalculation: (_, text) => 6 * text.length + 1,
  })
  return (text) => {
    const value = known.get(text) ?? parse(text)
    known.set(text, value)
    return value
  }
}
