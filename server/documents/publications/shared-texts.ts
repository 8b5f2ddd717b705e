import { LRUCache } from 'lru-cache'
import type { PageContent } from '#schema/page/content'
import { parseContent, parseItems, type StoredItem } from './revision-items'

/** The limit of each cache, in bytes. */
const LIMIT = 4 * 1024 * 1024

/**
 * What is published, parsed once for a text: pages of the same version share the objects, and with them what was found out
 * about their blocks (`propsOf`). Nobody may change them.
 */
export const sharedItems = sharedBy<readonly StoredItem[]>(parseItems)
export const sharedContent = sharedBy<PageContent>(parseContent)

function sharedBy<Value extends object>(parse: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, Value>({
    maxSize: LIMIT,
    // Objects take about twice the text they are made of.
    sizeCalculation: (_, text) => 6 * text.length + 1,
  })
  return (text) => {
    const value = known.get(text) ?? parse(text)
    known.set(text, value)
    return value
  }
}
