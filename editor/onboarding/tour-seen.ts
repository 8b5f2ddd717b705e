const KEY = 'toran.tour'

/** Whether this user has taken or declined the tour: it is offered once. */
export const tourSeen = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) !== null
    } catch {
      // Nothing can be kept here: an offer that never goes away would be worse than none.
      return true
    }
  },
  keep(): void {
    try {
      localStorage.setItem(KEY, 'seen')
    } catch {
      // See above.
    }
  },
}
