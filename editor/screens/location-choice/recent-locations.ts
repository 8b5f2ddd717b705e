const KEY = 'toran-recent-locations'
const MAX_COUNT = 5

/** Returns the locations last chosen in this browser, latest first. */
export function recentLocations(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one === 'string').slice(0, MAX_COUNT)
      : []
  } catch {
    // Storage is blocked, or has content of another program: no recent locations.
    return []
  }
}

export function rememberLocation(value: string): void {
  const others = recentLocations().filter((one) => one !== value)
  try {
    localStorage.setItem(KEY, JSON.stringify([value, ...others].slice(0, MAX_COUNT)))
  } catch {
    // Storage is blocked: the list works without it.
  }
}
