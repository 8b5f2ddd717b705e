import * as z from 'zod/mini'

/*
 * How often someone has added each kind of block in this browser: the palette and the inserter begin with those. A hint
 * and nothing more: what cannot be read or stored is left out.
 */

const KEY = 'toran-block-uses'
const uses = z.record(z.string(), z.number())
export type BlockUses = Readonly<Record<string, number>>

export function readBlockUses(): BlockUses {
  try {
    const { success, data } = uses.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return success ? data : {}
  } catch {
    // A browser that forbids storage, or text that someone else stored.
    return {}
  }
}

export function countBlockUse(name: string): void {
  const known = readBlockUses()
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [name]: (known[name] ?? 0) + 1 }))
  } catch {
    // Full or forbidden: the order stays as it was.
  }
}

/** Kept with the tab, so that nothing changes its place while one works: what is counted now leads next time. */
const VISIT_KEY = 'toran-block-uses-at-first'

/** The uses as they were when the editor was first opened in this tab. */
export function usesAtFirst(): BlockUses {
  try {
    const kept = sessionStorage.getItem(VISIT_KEY)
    if (kept !== null) {
      const { success, data } = uses.safeParse(JSON.parse(kept))
      if (success) return data
    }
    const now = readBlockUses()
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(now))
    return now
  } catch {
    return readBlockUses()
  }
}
