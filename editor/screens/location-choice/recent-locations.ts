const KEY = 'toran-recent-locations'
const MAX_COUNT = 5

/** The locations that were chosen last in this browser, the latest first. */
export function recentLocations(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one === 'string').slice(0, MAX_COUNT)
      : []
  } catch {
    // Blocked by the browser, or written by something else: then none is recent.
    return []
  }
}

export function rememberLocation(value: string): void {
  const others = recentLocations().filter((one) => one !== value)
  try {
    localStorage.setItem(KEY, JSON.stringify([value, ...others].slice(0, MAX_COUNT)))
  } catch {
    // Blocked by the browser: the list works without.
  }
}
