import { LRUCache } from 'lru-cache'
import { type CacheTag, EVERYTHING } from '../../../database/cache-tags'
import { createTagClock } from '../../../database/tag-clock'

/** A cache of what visitors' pages have read, each entry valid until a record it was made of changes. */
export interface ReadMemory {
  /**
   * The cached value of `name`, else what `load` reads now. Its keys are passed to `note` either way. A missing value
   * is not cached.
   */
  read<Value>(
    name: string,
    addCacheTag: AddCacheTag,
    load: (read: Reading) => Promise<Value>,
  ): Promise<Value>
  /** Drops what was read of these records; `*` stands for all of them. */
  changed(keys: readonly string[]): void
  /** The size of all entries, in bytes. */
  readonly weight: number
}

export type AddCacheTag = (tag: CacheTag) => void

/** Callbacks while a value is read. */
export interface Reading {
  /** The value depends on the record of this key, and so does every page that shows it. */
  readonly addCacheTag: AddCacheTag
  /** The value is dropped by this key, which pages do not depend on. */
  readonly invalidateOn: AddCacheTag
}

interface ReadMemoryOptions {
  /** The limit of the size, in bytes; the least recently used entries go first. */
  readonly limit: number
  /** Whether records of this key appear or expire by time: when one is written, `nextChange` may be another moment. */
  readonly isTimed: (key: string) => boolean
  /** The next moment at which time alone changes what visitors see; `null` when there is none. */
  readonly nextChange: (after: Date) => Promise<Date | null>
  readonly now?: () => number
}

interface Entry {
  readonly value: unknown
  /** Keys for the pages that show it. */
  readonly cacheTags: ReadonlySet<CacheTag>
  readonly invalidatedBy: ReadonlySet<CacheTag>
  readonly weight: number
}

/** A read that is under way: who asks for the same later shares it, unless what it is made of has changed since it began. */
interface Pending {
  readonly since: number
  readonly entry: Promise<Entry>
}

/** Entries and pending reads between two moments at which everything is dropped. */
interface Generation {
  /** Milliseconds since 1970. */
  readonly until: Promise<number>
}

/** The overhead of an entry besides its text, and of each of its keys, in bytes. */
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
      // A name is always written and read with the same type.
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

  /** Drops everything at the moment at which records appear or expire: only then does time change what may be seen. */
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

  /** What was written may appear or be over before the others do. What was read until now lasts no longer than before. */
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

  /** What someone else is reading, or what `again` reads where that may be of before a change that was there already. */
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

/** Invented ids and parameters are unbounded in number, so nothing is cached for them. */
function isThere(value: unknown): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
