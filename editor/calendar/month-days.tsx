import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { zoneName } from '#schema/publication/publication-text'
import { followLink } from '../app/navigation'
import type { CalendarEntry, Scheduled } from './entries'
import { formatDay, formatMonth, formatWeekday } from './month'
import { ScheduleMenu } from './schedule-menu'

/** Days of a month in whole weeks; on a phone, a list of the days with entries. */
export function MonthDays({ month, days, entries, ...steps }: MonthDaysProps) {
  const today = new Date().toLocaleDateString('sv')
  const isEmpty = !entries.some(({ localAt }) => localAt.startsWith(month))
  return (
    <>
      {isEmpty && (
        <p className="calendar-empty">
          {t(
            'Nothing takes place or is scheduled in {month}. To schedule a page, open it and select the arrow next to Publish. To schedule other content, select Schedule above its form.',
            { month: formatMonth(month) },
          )}
        </p>
      )}
      <p className="calendar-weekdays" aria-hidden>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{formatWeekday(day)}</span>
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
            {...steps}
          />
        ))}
      </ol>
    </>
  )
}

interface MonthDaysProps {
  /** `2026-11` */
  readonly month: string
  /** Days such as `2026-11-08`, in whole weeks. */
  readonly days: readonly string[]
  readonly entries: readonly CalendarEntry[]
  /** Opens the dialog to choose another time. */
  readonly onMove: (scheduled: Scheduled) => void
  readonly onCancel: (scheduled: Scheduled) => void
}

/** Entries of a day shown initially; the others are shown on request. */
const MAX_SHOWN = 4

function Day({ day, isOutside, isToday, entries, ...steps }: DayProps) {
  const more = entries.slice(MAX_SHOWN)
  return (
    <li
      data-outside={isOutside}
      data-empty={entries.length === 0}
      aria-current={isToday ? 'date' : undefined}
    >
      <h3 aria-label={formatDay(day)}>
        <span className="calendar-long">{formatDay(day)}</span>
        <span className="calendar-short">{Number(day.slice(8))}</span>
      </h3>
      {entries.length > 0 && (
        <ul>
          {entries.slice(0, MAX_SHOWN).map((entry) => (
            <Entry key={entry.key} entry={entry} {...steps} />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <details>
          <summary>{t('{count} more', { count: more.length })}</summary>
          <ul>
            {more.map((entry) => (
              <Entry key={entry.key} entry={entry} {...steps} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

interface DayProps extends Pick<MonthDaysProps, 'onCancel' | 'onMove'> {
  readonly day: string
  /** True if the day belongs to the previous or next month. */
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly entries: readonly CalendarEntry[]
}

function Entry({ entry, onMove, onCancel }: EntryProps) {
  const { title, href, localAt, allDay, timeZone, words, where, tone, problem, schedule } = entry
  return (
    <li className="calendar-entry" data-tone={tone} data-failed={problem !== null}>
      <div>
        <a href={href} onClick={followLink}>
          {title}
        </a>
        {schedule && (
          <ScheduleMenu
            name={title}
            onMove={() => onMove(schedule)}
            onCancel={() => onCancel(schedule)}
          />
        )}
      </div>
      <span>
        {!allDay && (
          <>
            <time dateTime={localAt}>{localAt.slice(11)}</time> ({zoneName(timeZone)}){' '}
          </>
        )}
        {words}
      </span>
      <span className="ed-quiet">{where}</span>
      {problem !== null && <strong>{joinSentences(t('Failed.'), problem)}</strong>}
    </li>
  )
}

interface EntryProps extends Pick<MonthDaysProps, 'onCancel' | 'onMove'> {
  readonly entry: CalendarEntry
}
