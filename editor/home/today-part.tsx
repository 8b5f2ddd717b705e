import { Clock } from 'lucide-react'
import type { ComponentType } from 'react'
import { hoursOn, type Period } from '#renderer/parts/hours/hours'
import { CALENDAR_DAY, inZone } from '#renderer/parts/words/dates'
import type { Location } from '#schema/entities/location'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { locationPath, OPENING_TIMES } from '../app/routes'
import { readNavigation } from '../screens/navigation-memory'
import { onlyLocation } from '../screens/places-of-work'
import { contributesTo } from '../screens/screens'
import { useLocation } from '../screens/use-location'

/** Button that closes a location today; renders nothing for users without permission. */
export type ClosedTodayButton = ComponentType<{
  readonly locationId: number
  readonly onChanged: () => void
}>

/** Section with today's hours of the user's location, and links to what locations change most. */
export function TodayPart({ ClosedToday }: { readonly ClosedToday: ClosedTodayButton }) {
  const { account } = useApp()
  const id = onlyLocation(account) ?? readNavigation().places[account.id]
  const { location, refetch } = useLocation(id)
  if (id === undefined || location === null) return null
  return (
    <section className="home-part home-today" aria-label={t('Today')}>
      <header>
        <h2>{t('Today')}</h2>
        {location && <span className="ed-quiet">{location.name}</span>}
      </header>
      {location && <Hours location={location} />}
      <div className="home-today-actions">
        <ClosedToday locationId={id} onChanged={refetch} />
        {contributesTo(account, id, 'location') && (
          <a
            className="ed-button"
            data-look="quiet"
            href={`${locationPath(id)}${OPENING_TIMES}`}
            onClick={followLink}
          >
            <Clock size={16} aria-hidden />
            {t('Opening times')}
          </a>
        )}
      </div>
    </section>
  )
}

function Hours({ location: { hours, specialDays, timeZone } }: { readonly location: Location }) {
  const today = inZone(new Date().toISOString(), timeZone, CALENDAR_DAY)
  if (hours.length === 0) return <p className="ed-quiet">{t('No opening hours yet.')}</p>
  return (
    <dl className="home-hours">
      {hours.map((group) => {
        const { periods, occasion } = hoursOn(group, today, specialDays)
        return (
          <div key={group.id}>
            <dt>{group.name || t('Open')}</dt>
            <dd>
              {periods.length === 0 ? t('Closed') : formatDetails(periods.map(formatPeriod))}
              {occasion !== null && <span className="ed-quiet">{` ${occasion}`}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Formats `06:00–12:30`. */
function formatPeriod({ start, end }: Period): string {
  return `${clock(start)}–${clock(end)}`
}

function clock(hours: number): string {
  const minutes = Math.round(hours * 60) % (24 * 60)
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
