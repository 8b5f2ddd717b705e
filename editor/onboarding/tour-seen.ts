const KEY = 'toran.tour'

/** True if the user has taken or declined the tour, which is offered only once. */
export const tourSeen = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) !== null
    } catch {
      // Storage is unavailable: an offer that never goes away would be worse than none.
      return true
    }
  },
  keep(): void {
    try {
      localStorage.setItem(KEY, 'seen')
    } catch {
      // Storage is unavailable, see above.
    }
  },
}
