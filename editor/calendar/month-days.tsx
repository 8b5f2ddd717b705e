import { zoneName } from '#schema/publication/publication-words'
import { followLink } from '../app/navigation'
import { pagePath } from '../app/routes'
import { englishName } from '../ui/language-names'
import type { CalendarEntry } from './entries'
import { dayWords, monthWords, weekdayWords } from './month'

/** The days of a month in whole weeks; on a phone a list of the days on which something happens. */
export function MonthDays({ month, days, entries }: MonthDaysProps) {
  const today = new Date().toLocaleDateString('sv')
  const isEmpty = !entries.some(({ localAt }) => localAt.startsWith(month))
  return (
    <>
      {isEmpty && (
        <p className="calendar-empty">
          Nothing is scheduled in {monthWords(month)}. To schedule a page, open it and press the
          arrow beside Publish.
        </p>
      )}
      <p className="calendar-weekdays" aria-hidden>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekdayWords(day)}</span>
        ))}
      </p>
      <ol className="calendar-days">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            isOutside={!day.startsWith(month)}
            isToday={day === today}
            entries={entries.filter(({ localAt }) => localAt.startsWith(day))}
          />
        ))}
      </ol>
    </>
  )
}

interface MonthDaysProps {
  /** `2026-11` */
  readonly month: string
  /** `2026-11-08`, the weeks of the month whole. */
  readonly days: readonly string[]
  readonly entries: readonly CalendarEntry[]
}

function Day({ day, isOutside, isToday, entries }: DayProps) {
  return (
    <li
      data-outside={isOutside}
      data-empty={entries.length === 0}
      aria-current={isToday ? 'date' : undefined}
    >
      <h3 aria-label={dayWords(day)}>
        <span className="calendar-long">{dayWords(day)}</span>
        <span className="calendar-short">{Number(day.slice(8))}</span>
      </h3>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface DayProps {
  readonly day: string
  /** Whether it belongs to the month before or after. */
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly entries: readonly CalendarEntry[]
}

function Entry({ entry }: { readonly entry: CalendarEntry }) {
  const { isPublished, title, documentId, localAt, locationName, language, timeZone, problem } =
    entry
  const where = language === null ? locationName : `${locationName}, ${englishName(language)}`
  return (
    <li
      className="calendar-entry"
      data-action={isPublished ? 'publish' : 'unpublish'}
      data-failed={problem !== null}
    >
      <a href={pagePath(documentId, language ?? undefined)} onClick={followLink}>
        {title || 'Untitled page'}
      </a>
      <span>
        <time dateTime={localAt}>{localAt.slice(11)}</time> ({zoneName(timeZone)}){' '}
        {isPublished ? 'Publish' : 'Unpublish'}
      </span>
      <span className="ed-quiet">{where}</span>
      {problem !== null && <strong>Failed: {problem}</strong>}
    </li>
  )
}
