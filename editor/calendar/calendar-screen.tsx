import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { readCalendar } from '../api/calendar'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Choice } from '../screens/choice'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { Screen } from '../screens/screen'
import { useLocationNames } from '../screens/use-location-names'
import { useUrlQuery } from '../screens/use-url-query'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { ScreenToast } from '../ui/screen-toast'
import { Spinner } from '../ui/spinner'
import { entriesOf, SHOWN } from './entries'
import { daysShown, monthAfter, monthOf, monthWords, rangeOf } from './month'
import { MonthDays } from './month-days'
import { useScheduleSteps } from './use-schedule-steps'
import './calendar.css'

const KNOWN = { month: null, location: null, show: null } as const

/** A month of events, special days and what is scheduled, by the clocks of each location. */
export function CalendarScreen() {
  const { client } = useApp()
  const { query, changeQuery } = useUrlQuery<keyof typeof KNOWN>(KNOWN)
  const { names, note } = useLocationNames()
  const month = monthOf(query.month, new Date())
  const days = useMemo(() => daysShown(month), [month])
  const locationId = /^\d{1,9}$/.test(query.location) ? query.location : null
  const { answer, isAsking, again } = useAnswer(`${month} ${locationId}`, () =>
    readCalendar(client, { ...rangeOf(days), locationId }),
  )
  const { toast, dialog, ...steps } = useScheduleSteps(again)
  return (
    <Screen title="Calendar">
      <div className="calendar-head">
        <IconButton
          label="The month before"
          icon={<ChevronLeft size={16} />}
          onClick={() => changeQuery({ month: monthAfter(month, -1) })}
        />
        <h2 aria-live="polite">{monthWords(month)}</h2>
        <IconButton
          label="The next month"
          icon={<ChevronRight size={16} />}
          onClick={() => changeQuery({ month: monthAfter(month, 1) })}
        />
        <Button look="quiet" onClick={() => changeQuery({ month: '' })}>
          This month
        </Button>
        <LocationChoice
          label="Location"
          value={locationId ?? ''}
          options={[
            ['', 'All locations'],
            ...names.map(({ id, name }) => [String(id), name] as const),
          ]}
          onChange={(location) => changeQuery({ location })}
        />
        <Choice
          label="Show"
          value={query.show}
          options={[['', 'Everything'], ...Object.entries(SHOWN)]}
          onChange={(show) => changeQuery({ show })}
        />
      </div>
      {note}
      {answer.state === 'failed' && <FailureNote failure={answer.failure} again={again} />}
      {answer.state === 'loading' && <Spinner label="Loading the calendar…" />}
      {answer.state === 'ready' && (
        <div aria-busy={isAsking}>
          <MonthDays
            month={month}
            days={days}
            entries={entriesOf(answer.value, days).filter(
              ({ is }) => !Object.hasOwn(SHOWN, query.show) || is === query.show,
            )}
            {...steps}
          />
        </div>
      )}
      {dialog}
      <ScreenToast toast={toast} />
    </Screen>
  )
}
