/** Persistent key-value storage in this browser. All promises reject if nothing can be stored. */
export interface JournalStorage {
  keys(): Promise<readonly string[]>
  read(key: string): Promise<unknown>
  /** Stores values unchanged, including Maps. */
  write(values: ReadonlyMap<string, unknown>): Promise<void>
  remove(keys: readonly string[]): Promise<void>
}

const DATABASE = 'toran'
const STORE = 'journal'

/** Opens the database only once and immediately: a write started while the tab closes must not wait for it. */
export function indexedDbStorage(factory: IDBFactory | null = browserFactory()): JournalStorage {
  const database = open(factory)
  // Avoids an unhandled rejection if the browser refuses; each use rejects separately.
  database.catch(() => undefined)
  return {
    keys: () =>
      run(database, 'readonly', (store) => store.getAllKeys()).then((keys) =>
        (keys as IDBValidKey[]).map(String),
      ),
    read: (key) => run(database, 'readonly', (store) => store.get(key)),
    write: async (values) => {
      await run(database, 'readwrite', (store) => {
        for (const [key, value] of values) store.put(value, key)
        return undefined
      })
    },
    remove: async (keys) => {
      await run(database, 'readwrite', (store) => {
        for (const key of keys) store.delete(key)
        return undefined
      })
    },
  }
}

function open(factory: IDBFactory | null): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('This browser keeps no journal')
    const request = factory.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      // Another tab with a newer release needs to upgrade the database, and must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
}

/** Runs one transaction; resolves once it is written. */
async function run(
  database: Promise<IDBDatabase>,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest | undefined,
): Promise<unknown> {
  const opened = await database
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request?.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** Browsers throw on mere access if storage is blocked. */
function browserFactory(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}
