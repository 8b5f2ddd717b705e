import { PAGES } from './worker/cache-names'

/** Deletes the pages kept for reading offline, except those of one account. */
export async function forgetKeptPages({
  except,
}: {
  readonly except: string | null
}): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(PAGES) && name !== PAGES + except) await caches.delete(name)
  } catch {
    // A site without https, or a browser that stores nothing: no page is kept.
  }
}
