/** What is remembered of the navigation in this browser. */
export interface NavigationMemory {
  /** Folded to its icons. */
  readonly isFolded: boolean
  /** The labels of the groups that are closed. */
  readonly closed: readonly string[]
  /** The location that someone works at, by account. */
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
    // Blocked by the browser, or written by something else.
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
    // Blocked by the browser: it holds until the editor is loaded again.
  }
  return next
}
