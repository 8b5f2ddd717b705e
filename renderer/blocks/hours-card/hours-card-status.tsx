import { hourText, type Period } from '../../parts/hours/hours'
import type { Words } from '../../parts/words/words'

/**
 * What may be said of the hours in the course of the day, all of it drawn in one place: the island shows the line that
 * holds now. A page is kept for a day, so the view cannot know; without script none is shown.
 */
export function HoursCardStatus({ periods, words }: HoursCardStatusProps) {
  if (periods.length === 0) return null
  return (
    <span className="hours-card-status">
      {statesOf(periods, words).map(({ from, until, isOpen, text }) => (
        <span
          key={from}
          data-from={from}
          data-until={until}
          data-open={isOpen || undefined}
          data-now="false"
        >
          {text}
        </span>
      ))}
    </span>
  )
}

interface HoursCardStatusProps {
  readonly periods: readonly Period[]
  readonly words: Words
}

interface State {
  /** Minutes since midnight; `until` is not part of it. */
  readonly from: number
  readonly until: number
  readonly isOpen: boolean
  readonly text: string
}

const END_OF_DAY = 24 * 60

function statesOf(periods: readonly Period[], words: Words): State[] {
  const states: State[] = []
  let from = 0
  for (const { start, end } of periods) {
    const [opens, closes] = [minutes(start), minutes(end)]
    if (opens > from)
      states.push({
        from,
        until: opens,
        isOpen: false,
        text: words.opensAt(hourText(start, words)),
      })
    states.push({
      from: opens,
      until: closes,
      isOpen: true,
      text: words.openUntil(hourText(end, words)),
    })
    from = closes
  }
  if (from < END_OF_DAY)
    states.push({ from, until: END_OF_DAY, isOpen: false, text: words.closedForToday })
  return states
}

function minutes(hour: number): number {
  return Math.round(hour * 60)
}
