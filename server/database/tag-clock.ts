import { LRUCache } from 'lru-cache'
import { EVERYTHING } from './cache-tags'
import { countLimit } from './count-limit'

/** Remembers the latest announcement of each tag: data read in the meantime is current unless it depends on one of them. */
export interface TagClock {
  /** Returns the current time of the clock; call it before reading. */
  now(): number
  announce(tags: Iterable<string>): void
  /** Returns whether data with these tags may be older than a change; without tags, whether something changed. */
  hasChanged(since: number, tags: Iterable<string> | null): boolean
}

/** About 1 MB. Data read before the oldest remembered announcement counts as changed. */
const MAX_TAGS = 10_000

export function createTagClock(): TagClock {
  let round = 0
  /** Changes up to this time are no longer known. */
  let forgotten = 0
  const rounds = new LRUCache<string, number>({
    ...countLimit(MAX_TAGS),
    dispose(last, _tag, reason) {
      if (reason === 'evict') forgotten = Math.max(forgotten, last)
    },
  })
  return {
    now: () => round,
    announce(tags) {
      round += 1
      for (const tag of tags) rounds.set(tag, round)
    },
    hasChanged(since, tags) {
      if (since === round) return false
      if (tags === null || since < forgotten || isAfter(EVERYTHING, since)) return true
      for (const tag of tags) if (isAfter(tag, since)) return true
      return false
    },
  }

  function isAfter(tag: string, since: number): boolean {
    return (rounds.peek(tag) ?? 0) > since
  }
}
