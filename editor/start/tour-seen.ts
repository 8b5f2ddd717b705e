const KEY = 'toran.tour'

/** Whether this person has taken the tour, or said that it is not wanted: it is offered once. */
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
