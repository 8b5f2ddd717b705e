import * as z from 'zod/mini'

/*
 * Number of times that this user has added each block type in this browser, for the order of the palette and the inserter. Only a
 * hint: storage errors are ignored.
 */

const KEY = 'toran-block-uses'
const uses = z.record(z.string(), z.number())
export type BlockUses = Readonly<Record<string, number>>

function readBlockUses(): BlockUses {
  try {
    const { success, data } = uses.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return success ? data : {}
  } catch {
    // Storage is blocked, or has content of another program.
    return {}
  }
}

export function countBlockUse(name: string): void {
  const known = readBlockUses()
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [name]: (known[name] ?? 0) + 1 }))
  } catch {
    // Storage is full or blocked: the order stays.
  }
}

/** Fixed per tab, so that the order doesn't change during work: new counts apply next time. */
const VISIT_KEY = 'toran-block-uses-at-first'

/** Returns the counts at the time the editor was first opened in this tab. */
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
