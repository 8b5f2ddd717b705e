/**
 * Values that are stored before a call returns: a write to the browser's database that is begun while the tab goes away may
 * never be done. Small (about 5 million characters for everything), so it holds a value only until the database has it.
 */
export interface InstantStorage {
  keys(): readonly string[]
  /** `undefined` where there is none, or it cannot be read. */
  read(key: string): unknown
  /** False where the browser stores nothing, or has no room. */
  write(key: string, value: unknown): boolean
  remove(key: string): void
}

const PREFIX = 'toran.journal.'

/** On `localStorage`; where the browser blocks it, nothing is stored. */
export function browserInstantStorage(storage: Storage | null = browserStorage()): InstantStorage {
  return {
    keys: () =>
      Object.keys(storage ?? {}).flatMap((key) =>
        key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
      ),
    read(key) {
      const text = storage?.getItem(PREFIX + key)
      if (text == null) return undefined
      try {
        return JSON.parse(text, reviveMap)
      } catch {
        // Not written by us: as if it were not there.
        return undefined
      }
    },
    write(key, value) {
      if (!storage) return false
      try {
        storage.setItem(PREFIX + key, JSON.stringify(value, replaceMap))
        return true
      } catch {
        // No room: the caller says so.
        return false
      }
    },
    remove: (key) => storage?.removeItem(PREFIX + key),
  }
}

/** Marks a Map: history steps contain Maps, which JSON can’t represent. */
const MAP_KEY = 'toran:map'

function replaceMap(_key: string, value: unknown): unknown {
  return value instanceof Map ? { [MAP_KEY]: [...value] } : value
}

function reviveMap(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, MAP_KEY)) return value
  const entries = (value as Record<string, unknown>)[MAP_KEY]
  return Array.isArray(entries) ? new Map(entries) : value
}

/** Browsers throw on mere access where storage is blocked. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
