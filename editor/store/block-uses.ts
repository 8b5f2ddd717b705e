import * as z from 'zod/mini'

/*
 * How often somebody has added each kind of block in this browser: the palette and the inserter begin with those. A hint
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
    // A browser that forbids storage, or text that somebody else stored.
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
