/** Update interval in milliseconds. */
const REFRESH_MS = 30_000

/** Shows what is open now, as long as the page's day is the location's current day. */
export default function hoursNow(root: HTMLElement): () => void {
  const states = [...root.querySelectorAll<HTMLElement>('[data-from]')]
  const fallback = root.querySelector<HTMLElement>('[data-fallback]')
  refresh()
  const timer = setInterval(refresh, REFRESH_MS)
  return () => {
    clearInterval(timer)
    for (const state of states) delete state.dataset.now
    if (fallback) fallback.hidden = false
  }

  function refresh() {
    const now = timeIn(root.dataset.timeZone)
    let isSaid = false
    for (const [index, state] of states.entries()) {
      const until = states[index + 1]?.dataset.from ?? Number.POSITIVE_INFINITY
      const isCurrent =
        now.date === root.dataset.date &&
        Number(state.dataset.from) <= now.minutes &&
        now.minutes < Number(until)
      state.dataset.now = String(isCurrent)
      isSaid ||= isCurrent
    }
    if (fallback) fallback.hidden = isSaid
  }
}

/**
 * Returns the calendar day and the minutes since midnight in a time zone. The Swedish locale formats as `2026-11-23 18:05:00`.
 */
function timeIn(timeZone: string | undefined): {
  readonly date: string | undefined
  readonly minutes: number
} {
  const [date, time = ''] = new Date().toLocaleString('sv', { timeZone }).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, minutes: hours * 60 + minutes }
}
