/**
 * Synchronous storage, because a database write started while the tab closes may never complete. Limited to about 5 million
 * characters in total, so values stay only until the database has them.
 */
export interface InstantStorage {
  keys(): readonly string[]
  /** Returns `undefined` if there is no value, or it can't be read. */
  read(key: string): unknown
  /** Returns false if the browser's storage is disabled or full. */
  write(key: string, value: unknown): boolean
  remove(key: string): void
}

const PREFIX = 'toran.journal.'

/** Returns storage based on `localStorage`; it stores nothing if the browser blocks it. */
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
        // Written by another program: treated as missing.
        return undefined
      }
    },
    write(key, value) {
      if (!storage) return false
      try {
        storage.setItem(PREFIX + key, JSON.stringify(value, replaceMap))
        return true
      } catch {
        // Storage is full: the caller reports it.
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

/** Browsers throw on mere access if storage is blocked. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
