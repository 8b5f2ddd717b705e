import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Size of the cache of queries in bytes, for each of the two kinds of callers. */
const MAX_BYTES = 4_000_000
/** Estimated memory of a parsed query per character of its text, in bytes. */
const BYTES_PER_CHARACTER = 60

/**
 * Cache of parsed and validated queries, by text. People who manage something have a separate cache, because they may use other
 * fields. Invalid queries are not cached, so that guesses evict nothing.
 */
export class QueryCache {
  readonly #ofManagers = documents()
  readonly #ofOthers = documents()
  readonly #valid = new WeakSet<DocumentNode>()

  find(text: string, isManager: boolean): DocumentNode | null {
    return this.#of(isManager).get(text) ?? null
  }

  isValid(document: DocumentNode): boolean {
    return this.#valid.has(document)
  }

  /** Adds a query that was parsed within the caller’s limits and validated by the caller’s rules. */
  add(document: DocumentNode, isManager: boolean): void {
    const text = document.loc?.source.body
    if (text === undefined) return
    this.#valid.add(document)
    this.#of(isManager).set(text, document)
  }

  #of(isManager: boolean): LRUCache<string, DocumentNode> {
    return isManager ? this.#ofManagers : this.#ofOthers
  }
}

function documents(): LRUCache<string, DocumentNode> {
  return new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, text) => BYTES_PER_CHARACTER * (text.length + 1),
  })
}
