import { LRUCache } from 'lru-cache'
import { EVERYTHING } from './cache-tags'

/** Remembers which tags were announced last: what was read in the meantime is current unless it is made of one of them. */
export interface TagClock {
  /** Taken before something is read. */
  now(): number
  announce(tags: Iterable<string>): void
  /** Whether what is made of these may be of before a change; without tags, whether there was any change at all. */
  hasChanged(since: number, tags: Iterable<string> | null): boolean
}

/** About 1 MB. What is older than the last of them counts as changed. */
const MAX_TAGS = 10_000

export function createTagClock(): TagClock {
  let round = 0
  /** Until when changes are not known any more. */
  let forgotten = 0
  const rounds = new LRUCache<string, number>({
    max: MAX_TAGS,
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
