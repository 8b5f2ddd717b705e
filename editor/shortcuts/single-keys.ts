const KEY = 'toran.single-keys'

/** Whether shortcuts of one plain key work; remembered in this browser. */
export const singleKeys = {
  areOn(): boolean {
    try {
      return localStorage.getItem(KEY) !== 'off'
    } catch {
      // Storage is blocked: as for everyone who has not chosen.
      return true
    }
  },
  set(on: boolean): void {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // Storage is blocked: nothing can be remembered.
    }
  },
}
