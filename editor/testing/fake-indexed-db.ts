/** As much of the browser's database as the journal uses, in memory; values are copied in and out as there. */
export function fakeIndexedDb(): IDBFactory {
  const values = new Map<IDBValidKey, unknown>()

  function store(later: (work: () => void) => void) {
    const request = (read: () => unknown) => {
      const made = { result: undefined as unknown }
      later(() => {
        made.result = read()
      })
      return made
    }
    return {
      get: (key: IDBValidKey) => request(() => structuredClone(values.get(key))),
      getAllKeys: () => request(() => [...values.keys()]),
      put(value: unknown, key: IDBValidKey) {
        const copy = structuredClone(value)
        return request(() => values.set(key, copy))
      },
      delete: (key: IDBValidKey) => request(() => values.delete(key)),
    }
  }

  function transaction() {
    const work: (() => void)[] = []
    const made = {
      oncomplete: () => undefined,
      objectStore: () => store((next) => work.push(next)),
    }
    queueMicrotask(() => {
      for (const next of work) next()
      queueMicrotask(() => made.oncomplete())
    })
    return made
  }

  return {
    open() {
      const made = { result: { transaction, createObjectStore: () => undefined } }
      const events = made as typeof made & { onupgradeneeded?: () => void; onsuccess?: () => void }
      queueMicrotask(() => {
        events.onupgradeneeded?.()
        events.onsuccess?.()
      })
      return made
    },
  } as unknown as IDBFactory
}
