import { LRUCache } from 'lru-cache'
import { type CacheTag, EVERYTHING } from '../../../database/cache-tags'
import { createTagClock } from '../../../database/tag-clock'

/** Cache of what visitors’ pages have read. Each entry is valid until a record it depends on changes. */
export interface ReadMemory {
  /**
   * Returns the cached value of `name`, or the result of `load`. Its tags are passed to `addCacheTag` either way. A missing value
   * is not cached.
   */
  read<Value>(
    name: string,
    addCacheTag: AddCacheTag,
    load: (read: Reading) => Promise<Value>,
  ): Promise<Value>
  /** Invalidates entries that depend on these records; `*` means all. */
  changed(keys: readonly string[]): void
  /** Size of all entries, in bytes. */
  readonly weight: number
}

export type AddCacheTag = (tag: CacheTag) => void

/** Callbacks while a value is loaded. */
export interface Reading {
  /** Declares that the value, and every page that shows it, depends on a record. */
  readonly addCacheTag: AddCacheTag
  /** Declares a tag that invalidates the value, but not the pages that show it. */
  readonly invalidateOn: AddCacheTag
}

interface ReadMemoryOptions {
  /** Maximum size in bytes; the least recently used entries are evicted. */
  readonly limit: number
  /** Returns whether records with this tag appear or expire by time, so that writing one may change `nextChange`. */
  readonly isTimed: (key: string) => boolean
  /** Returns the next moment at which content appears or expires by time; `null` if there is none. */
  readonly nextChange: (after: Date) => Promise<Date | null>
  readonly now?: () => number
}

interface Entry {
  readonly value: unknown
  /** Tags for the pages that show it. */
  readonly cacheTags: ReadonlySet<CacheTag>
  readonly invalidatedBy: ReadonlySet<CacheTag>
  readonly weight: number
}

/** A load in progress. Later requests share it, unless a record it depends on changed after it started. */
interface Pending {
  readonly since: number
  readonly entry: Promise<Entry>
}

/** The period between two moments at which everything is invalidated. */
interface Generation {
  /** Milliseconds since 1970. */
  readonly until: Promise<number>
}

/** Estimated overhead in bytes of an entry, and of each of its tags. */
const ENTRY = 300
const KEY = 100

export function createReadMemory(options: ReadMemoryOptions): ReadMemory {
  const { limit, isTimed, nextChange, now = Date.now } = options
  const names = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: limit,
    sizeCalculation: ({ weight }) => weight,
    dispose: unlink,
  })
  const clock = createTagClock()
  let reading = new Map<string, Pending>()
  let generation: Generation | null = null
  return {
    async read<Value>(
      name: string,
      addCacheTag: AddCacheTag,
      load: (read: Reading) => Promise<Value>,
    ) {
      await renew()
      const { value, cacheTags } = entries.get(name) ?? (await readingOf(name, load))
      for (const key of cacheTags) addCacheTag(key)
      // A name is always used with the same type.
      return value as Value
    },
    changed(keys) {
      clock.announce(keys)
      if (keys.includes(EVERYTHING)) return forgetAll()
      for (const key of keys) for (const name of [...(names.get(key) ?? [])]) entries.delete(name)
      if (generation && keys.some(isTimed)) generation = sooner(generation)
    },
    get weight() {
      return entries.calculatedSize
    },
  }

  /** Clears the cache when a record appears or expires: only at these moments does time change what is visible. */
  async function renew(): Promise<void> {
    for (;;) {
      const current = generation ?? begin()
      const until = await current.until
      if (generation === current && now() < until) return
      if (generation === current) forgetAll()
    }
  }

  function begin(): Generation {
    const begun = { until: nextMoment() }
    generation = begun
    begun.until.catch(() => {
      if (generation === begun) generation = null
    })
    return begun
  }

  /**
   * Starts a new period, because the written record may appear or expire earlier than others. Existing entries don’t last longer
   * than before.
   */
  function sooner(before: Generation): Generation {
    const until = Promise.all([before.until, nextMoment()]).then((moments) => Math.min(...moments))
    const next = { until }
    until.catch(() => {
      if (generation === next) forgetAll()
    })
    return next
  }

  function nextMoment(): Promise<number> {
    return nextChange(new Date(now())).then((moment) => moment?.getTime() ?? Infinity)
  }

  function forgetAll(): void {
    generation = null
    reading = new Map()
    entries.clear()
  }

  function readingOf(name: string, load: (read: Reading) => Promise<unknown>): Promise<Entry> {
    const pending = reading.get(name)
    if (pending) return shared(pending, () => readingOf(name, load))
    const round = reading
    const since = clock.now()
    const entry = readNow(load).then((read) => {
      const isCurrent = round === reading && !clock.hasChanged(since, cacheTagsOf(read))
      if (isCurrent && isThere(read.value)) keep(name, read)
      return read
    })
    round.set(name, { since, entry })
    const end = () => void round.delete(name)
    entry.then(end, end)
    return entry
  }

  /** Waits for another request’s load, or calls `again` if that load may be older than a known change. */
  async function shared({ since, entry }: Pending, again: () => Promise<Entry>): Promise<Entry> {
    const isFresh = since === clock.now()
    const read = await entry
    return isFresh || !clock.hasChanged(since, cacheTagsOf(read)) ? read : again()
  }

  function keep(name: string, entry: Entry): void {
    entries.set(name, entry)
    if (!entries.has(name)) return
    for (const key of cacheTagsOf(entry)) {
      const known = names.get(key) ?? new Set<string>()
      names.set(key, known.add(name))
    }
  }

  function unlink(entry: Entry, name: string): void {
    for (const key of cacheTagsOf(entry)) {
      const known = names.get(key)
      known?.delete(name)
      if (known?.size === 0) names.delete(key)
    }
  }
}

async function readNow(load: (read: Reading) => Promise<unknown>): Promise<Entry> {
  const cacheTags = new Set<CacheTag>()
  const invalidatedBy = new Set<CacheTag>()
  const value = await load({
    addCacheTag: (key) => void cacheTags.add(key),
    invalidateOn: (key) => void invalidatedBy.add(key),
  })
  const text = JSON.stringify(value) ?? ''
  const weight = ENTRY + 2 * text.length + KEY * (cacheTags.size + invalidatedBy.size)
  return { value, cacheTags, invalidatedBy, weight }
}

function cacheTagsOf({ cacheTags, invalidatedBy }: Entry): Set<CacheTag> {
  return new Set([...cacheTags, ...invalidatedBy])
}

/** Missing values are not cached, because made-up ids and parameters are unlimited in number. */
function isThere(value: unknown): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
