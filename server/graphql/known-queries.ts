import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** What is kept of queries, in bytes, for each of the two kinds of callers. */
const MAX_BYTES = 4_000_000
/** Memory of a parsed query for each character of its text. */
const BYTES_PER_CHARACTER = 60

/**
 * Queries that were found to be in order, parsed, by their text. Those of people who manage something stand apart: they
 * may ask what others may not. A query with a mistake is not kept, so guessing pushes nothing out.
 */
export class KnownQueries {
  readonly #ofManagers = documents()
  readonly #ofOthers = documents()
  readonly #valid = new WeakSet<DocumentNode>()

  find(text: string, isManager: boolean): DocumentNode | null {
    return this.#of(isManager).get(text) ?? null
  }

  isValid(document: DocumentNode): boolean {
    return this.#valid.has(document)
  }

  /** Remembers a query that was parsed within the limits of a caller and validated by the rules for them. */
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
