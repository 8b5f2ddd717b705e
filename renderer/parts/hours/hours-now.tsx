import type { HoursGroup } from '#schema/entities/hours'
import { localTime } from '#schema/entities/local-time'
import { dayAfter } from '#schema/entities/special-days'
import type { PageContext } from '#schema/site/page-context'
import { messagesFor, type SiteMessages } from '../words/words'
import { hoursOn, hourText, nextOpening, type Period, todayOf } from './hours'

/**
 * The opening state of a group and its next change: 'Closed now, opens Monday 6:00am'. Pages are cached for a day, so every state
 * of the day is rendered, and the island shows the current one.
 */
export function HoursNow({ group, page, fallback }: HoursNowProps) {
  const today = todayOf(page)
  const states = statesOf({ group, page })
  if (page.isClockStopped) return <HoursThen state={stateAt(states, page)} />
  return (
    <span
      className="hours-now"
      data-island="hours-now"
      data-time-zone={page.location.timeZone}
      data-date={today}
    >
      {fallback && <span data-fallback>{fallback}</span>}
      {states.map(({ from, isOpen, text }) => (
        <span key={from} data-from={from} data-open={isOpen || undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}

/** The state at the page's own time, independent of the visitor's clock. */
function HoursThen({ state }: { readonly state: State | undefined }) {
  return (
    <span className="hours-now">
      <span data-from={state?.from} data-open={state?.isOpen || undefined} data-now>
        {state?.text}
      </span>
    </span>
  )
}

function stateAt(states: readonly State[], { now, location }: HoursNowProps['page']) {
  const [, hours = 0, minute = 0] =
    /T(\d\d):(\d\d)$/.exec(localTime(now, location.timeZone))?.map(Number) ?? []
  return states.findLast(({ from }) => from <= hours * 60 + minute)
}

interface HoursNowProps {
  readonly group: HoursGroup
  readonly page: Pick<PageContext, 'now' | 'location' | 'language' | 'isClockStopped'>
  /** Text shown until the island runs, and on a page of another day. */
  readonly fallback?: string
}

interface State {
  /** Minutes since midnight; the state lasts until the next one starts. */
  readonly from: number
  readonly isOpen: boolean
  readonly text: string
}

const END_OF_DAY = 24 * 60

function statesOf({ group, page }: HoursNowProps): State[] {
  const words = messagesFor(page.language)
  const { closedNowOpens, openNowUntil } = sentencesOf(group, words)
  const states: State[] = []
  let from = 0
  for (const { start, end } of periodsUntilMidnight(group, page)) {
    const [opens, closes] = [minutes(start), minutes(end)]
    if (opens > from)
      states.push({
        from,
        isOpen: false,
        text: closedNowOpens(hourText(start, words)),
      })
    states.push({
      from: Math.max(from, opens),
      isOpen: true,
      text: openNowUntil(hourText(end, words)),
    })
    from = closes
  }
  if (from < END_OF_DAY) states.push({ from, isOpen: false, text: afterToday(group, page) })
  return states
}

/** Returns the texts for a kind of hours: doors open and close, but services (arti) take place. */
function sentencesOf({ kind }: HoursGroup, words: SiteMessages) {
  if (kind !== 'SERVICE') return words
  const { nextAt, nowUntil, noneSoon } = words
  return { closedNowOpens: nextAt, openNowUntil: nowUntil, closedNow: noneSoon }
}

/** Returns the periods of the day, preceded by the part of last evening's that extends past midnight. */
function periodsUntilMidnight(group: HoursGroup, page: HoursNowProps['page']): readonly Period[] {
  const today = todayOf(page)
  const { specialDays } = page.location
  const before = hoursOn(group, dayAfter(today, -1), specialDays).periods.at(-1)
  const { periods } = hoursOn(group, today, specialDays)
  return before && before.end > 24 ? [{ start: 0, end: before.end - 24 }, ...periods] : periods
}

function afterToday(group: HoursGroup, page: HoursNowProps['page']): string {
  const words = messagesFor(page.language)
  const { closedNow, closedNowOpens } = sentencesOf(group, words)
  const next = nextOpening(group, todayOf(page), page.location.specialDays)
  if (!next) return closedNow
  const day = words.weekdays[next.weekday]
  return closedNowOpens(words.dayAndTime(day, hourText(next.start, words)))
}

/** Returns `Today: 7:00am – 12:00pm, 4:00pm – 8:00pm`. */
export function todayText(group: HoursGroup, page: HoursNowProps['page']): string {
  return `${messagesFor(page.language).today}: ${hoursText(group, page)}`
}

/** Returns `Thursday: 7:00am – 8:00pm`, which is still correct for visitors in a time zone where the next day has begun. */
export function dayText(group: HoursGroup, page: HoursNowProps['page']): string {
  const { weekday } = hoursOn(group, todayOf(page), page.location.specialDays)
  return `${messagesFor(page.language).weekdays[weekday]}: ${hoursText(group, page)}`
}

function hoursText(group: HoursGroup, page: HoursNowProps['page']): string {
  const words = messagesFor(page.language)
  const { periods } = hoursOn(group, todayOf(page), page.location.specialDays)
  const text = periods.map(
    ({ start, end }) => `${hourText(start, words)} – ${hourText(end, words)}`,
  )
  return text.join(', ') || words.closed
}

function minutes(hour: number): number {
  return Math.round(hour * 60)
}
