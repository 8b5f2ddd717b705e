import { useQuery } from '@apollo/client/react'
import { ChevronLeft, ChevronRight, Eye } from 'lucide-react'
import { useMemo } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { calendarQuery } from '../api/operations/calendar'
import { FailureNote } from '../app/error-page'
import { momentPath } from '../app/more-paths'
import { followLink } from '../app/navigation'
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
import { daysShown, formatMonth, monthAfter, monthOf, rangeOf } from './month'
import { MonthDays } from './month-days'
import { useScheduleSteps } from './use-schedule-steps'
import '../screens/list-search.css'
import './calendar.css'

const URL_PARAMETERS = { month: null, location: null, show: null } as const

/** Screen with a month of events, special days and schedules, in each location's time zone. */
export function CalendarScreen() {
  const { query, changeQuery } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const { names, note } = useLocationNames()
  const month = monthOf(query.month, new Date())
  const days = useMemo(() => daysShown(month), [month])
  const locationId = /^\d{1,9}$/.test(query.location) ? query.location : null
  const { data, previousData, error, loading, refetch } = useQuery(calendarQuery, {
    variables: { ...rangeOf(days), locationId },
  })
  const reload = () => void refetch()
  const shown = error ? undefined : (data ?? previousData)
  const { toast, dialog, ...steps } = useScheduleSteps(reload)
  return (
    <Screen
      title={t('Calendar')}
      action={
        <a
          className="ed-button"
          data-look="plain"
          href={momentPath(locationId === null ? {} : { location: locationId })}
          onClick={followLink}
        >
          <Eye size={16} aria-hidden />
          {t('Preview on a date')}
        </a>
      }
    >
      <div className="calendar-head">
        <IconButton
          label={t('Previous month')}
          icon={<ChevronLeft size={16} />}
          onClick={() => changeQuery({ month: monthAfter(month, -1) })}
        />
        <h2 aria-live="polite">{formatMonth(month)}</h2>
        <IconButton
          label={t('Next month')}
          icon={<ChevronRight size={16} />}
          onClick={() => changeQuery({ month: monthAfter(month, 1) })}
        />
        <Button look="quiet" onClick={() => changeQuery({ month: '' })}>
          {t('This month')}
        </Button>
        <div className="ed-list-filters">
          <LocationChoice
            label={t('Location')}
            value={locationId ?? ''}
            options={[
              ['', t('All locations')],
              ...names.map(({ id, name }) => [String(id), name] as const),
            ]}
            onChange={(location) => changeQuery({ location })}
          />
          <Choice
            label={t('Show')}
            value={query.show}
            options={[['', t('Everything')], ...Object.entries(SHOWN)]}
            onChange={(show) => changeQuery({ show })}
          />
        </div>
      </div>
      {note}
      {error && <FailureNote failure={failureOf(error)} reload={reload} />}
      {!shown && !error && <Spinner label={t('Loading the calendar…')} />}
      {shown && (
        <div aria-busy={loading}>
          <MonthDays
            month={month}
            days={days}
            entries={entriesOf(shown, days).filter(
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
