/** Navigation settings stored in this browser. */
interface NavigationMemory {
  /** True if folded to icons. */
  readonly isFolded: boolean
  /** Labels of the closed groups. */
  readonly closed: readonly string[]
  /** Selected location by account. */
  readonly places: Readonly<Record<string, number>>
}

const KEY = 'toran-navigation'
const MAX_ACCOUNTS = 10
const BEGINNING: NavigationMemory = { isFolded: false, closed: [], places: {} }

export function readNavigation(): NavigationMemory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const { isFolded, closed, places } = Object(stored) as Partial<
      Record<keyof NavigationMemory, unknown>
    >
    return {
      isFolded: isFolded === true,
      closed: Array.isArray(closed) ? closed.filter((label) => typeof label === 'string') : [],
      places: Object.fromEntries(
        Object.entries(Object(places) as object).filter(([, id]) => Number.isInteger(id)),
      ),
    }
  } catch {
    // Storage is blocked, or has content of another program.
    return BEGINNING
  }
}

export function rememberNavigation(change: Partial<NavigationMemory>): NavigationMemory {
  const before = readNavigation()
  const places = Object.fromEntries(
    Object.entries(change.places ?? before.places).slice(-MAX_ACCOUNTS),
  )
  const next = { ...before, ...change, places }
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Storage is blocked: the setting lasts until the editor is reloaded.
  }
  return next
}
