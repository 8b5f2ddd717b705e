import { LRUCache } from 'lru-cache'

/** What visitors' pages have read, kept until one of the records changes that it was made of. */
export interface ReadMemory {
  /**
   * What `name` stands for: as it was read before, else as `load` reads it now. Its keys go to `note` either way. What
   * is not there is asked for again each time.
   */
  read<Value>(name: string, note: Note, load: (read: Reading) => Promise<Value>): Promise<Value>
  /** Forgets what was read of these records; `*` stands for all of them. */
  changed(keys: readonly string[]): void
  /** What is kept, in bytes. */
  readonly weight: number
}

export type Note = (key: string) => void

/** Told while something is read. */
export interface Reading {
  /** It was made of the record of this key, and so is every page that shows it. */
  readonly note: Note
  /** It is forgotten by this key, which says nothing to pages. */
  readonly forgetBy: Note
}

export interface ReadMemoryOptions {
  /** How much may be kept, in bytes; what was not asked for longest goes first. */
  readonly limit: number
  /** Whether records of this key appear, or are over, by time: when one is written, `nextChange` may be another moment. */
  readonly isTimed: (key: string) => boolean
  /** When time alone changes what visitors see, after a moment; `null` when it does not. */
  readonly nextChange: (after: Date) => Promise<Date | null>
  readonly now?: () => number
}

interface Entry {
  readonly value: unknown
  /** Keys of pages that show it. */
  readonly noted: ReadonlySet<string>
  readonly forgottenBy: ReadonlySet<string>
  readonly weight: number
}

/** What is kept and being read between two moments at which everything is forgotten. */
interface Generation {
  /** Milliseconds since 1970. */
  readonly until: Promise<number>
}

/** Locations are part of nearly everything that is read, and change rarely. */
const FORGETS_ALL = /^(?:\*|locations|location:.*)$/
/** What an entry takes besides its text, and what each of its keys does, in bytes. */
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
  let reading = new Map<string, Promise<Entry>>()
  let generation: Generation | null = null
  return {
    async read<Value>(name: string, note: Note, load: (read: Reading) => Promise<Value>) {
      await renew()
      const { value, noted } = entries.get(name) ?? (await readingOf(name, load))
      for (const key of noted) note(key)
      // What is kept under a name is what the same reader put there.
      return value as Value
    },
    changed(keys) {
      // What is being read now may be of before the change; whoever waits for it is told of the change by the pages' cache.
      reading = new Map()
      if (keys.some((key) => FORGETS_ALL.test(key) || isTimed(key))) return forgetAll()
      for (const key of keys) for (const name of [...(names.get(key) ?? [])]) entries.delete(name)
    },
    get weight() {
      return entries.calculatedSize
    },
  }

  /** Forgets everything at the moment at which records appear or are over: only then does time change what may be seen. */
  async function renew(): Promise<void> {
    for (;;) {
      const current = generation ?? begin()
      const until = await current.until
      if (generation === current && now() < until) return
      if (generation === current) forgetAll()
    }
  }

  function begin(): Generation {
    const until = nextChange(new Date(now())).then((moment) => moment?.getTime() ?? Infinity)
    const begun = { until }
    generation = begun
    until.catch(() => {
      if (generation === begun) generation = null
    })
    return begun
  }

  function forgetAll(): void {
    generation = null
    reading = new Map()
    entries.clear()
  }

  function readingOf(name: string, load: (read: Reading) => Promise<unknown>): Promise<Entry> {
    const current = reading.get(name)
    if (current) return current
    const round = reading
    const read = readNow(load).then((entry) => {
      if (round === reading && isThere(entry.value)) keep(name, entry)
      return entry
    })
    round.set(name, read)
    const end = () => void round.delete(name)
    read.then(end, end)
    return read
  }

  function keep(name: string, entry: Entry): void {
    entries.set(name, entry)
    if (!entries.has(name)) return
    for (const key of keysOf(entry)) {
      const known = names.get(key) ?? new Set<string>()
      names.set(key, known.add(name))
    }
  }

  function unlink(entry: Entry, name: string): void {
    for (const key of keysOf(entry)) {
      const known = names.get(key)
      known?.delete(name)
      if (known?.size === 0) names.delete(key)
    }
  }
}

async function readNow(load: (read: Reading) => Promise<unknown>): Promise<Entry> {
  const noted = new Set<string>()
  const forgottenBy = new Set<string>()
  const value = await load({
    note: (key) => void noted.add(key),
    forgetBy: (key) => void forgottenBy.add(key),
  })
  const text = JSON.stringify(value) ?? ''
  const weight = ENTRY + 2 * text.length + KEY * (noted.size + forgottenBy.size)
  return { value, noted, forgottenBy, weight }
}

function keysOf({ noted, forgottenBy }: Entry): Set<string> {
  return new Set([...noted, ...forgottenBy])
}

/** Made-up ids and parameters are without number: nothing is kept of them. */
function isThere(value: unknown): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
