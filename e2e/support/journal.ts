import type { Page } from '@playwright/test'

/** All that the browser has in its journal of unsaved changes. */
export function journalText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answered(indexedDB.open('toran'))
    try {
      const store = database.transaction('journal').objectStore('journal')
      const values: unknown[] = await answered(store.getAll())
      // Maps are left out by JSON.
      return JSON.stringify(values, (_key, value) => (value instanceof Map ? [...value] : value))
    } finally {
      database.close()
    }
  })
}
