/** Values by key in this browser, kept when a tab or the browser ends. Every promise fails where nothing can be kept. */
export interface JournalStorage {
  keys(): Promise<readonly string[]>
  read(key: string): Promise<unknown>
  /** Values are kept as they are, maps included. */
  write(values: ReadonlyMap<string, unknown>): Promise<void>
  remove(keys: readonly string[]): Promise<void>
}

const DATABASE = 'toran'
const STORE = 'journal'

/** Opened at once and once: a write begun while the tab goes away must not wait for opening. */
export function indexedDbStorage(factory: IDBFactory | null = browserFactory()): JournalStorage {
  const database = open(factory)
  // Without this a refusal by the browser would be an unhandled rejection; each use rejects on its own.
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
      // Another tab, of a newer release, wants to change the database: it must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
}

/** One transaction; done once it has been written. */
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

/** Browsers throw on mere access where storage is blocked. */
function browserFactory(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}
