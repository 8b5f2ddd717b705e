const KEY = 'toran.single-keys'

/** Setting for single character shortcuts, stored in this browser. */
export const singleKeys = {
  areOn(): boolean {
    try {
      return localStorage.getItem(KEY) !== 'off'
    } catch {
      // Storage is blocked: use the default.
      return true
    }
  },
  set(on: boolean): void {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // Storage is blocked: nothing is stored.
    }
  },
}
