/** How often the clock is asked, in milliseconds. */
const REFRESH_MS = 30_000

/** Says what is open just now, for as long as the page shows the location's present day. */
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
      const holds =
        now.date === root.dataset.date &&
        Number(state.dataset.from) <= now.minutes &&
        now.minutes < Number(until)
      state.dataset.now = String(holds)
      isSaid ||= holds
    }
    if (fallback) fallback.hidden = isSaid
  }
}

/** The calendar day and the minutes since midnight in a time zone. */
function timeIn(timeZone: string | undefined): {
  readonly date: string
  readonly minutes: number
} {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(Date.now())
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  }
}
