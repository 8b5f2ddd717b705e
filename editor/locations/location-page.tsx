import { ExternalLink, Eye } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { summaryOfDay } from '#schema/records/location/summary-of-day'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { ErrorPage, MissingPage } from '../app/error-page'
import { momentPath } from '../app/more-paths'
import { followLink } from '../app/navigation'
import { auditPath, LOCATIONS_PATH, OPENING_TIMES } from '../app/routes'
import { RecordDialogs } from '../records/record-dialogs'
import { RecordPage } from '../records/record-page'
import { ScreenMessages } from '../records/screen-messages'
import { useScreenSession } from '../records/screen-session'
import { Screen } from '../screens/screen'
import { managesLocation, managesNetwork } from '../screens/screens'
import { useLocation } from '../screens/use-location'
import { SessionProvider } from '../store/session'
import { Spinner } from '../ui/spinner'
import { StatusMark } from '../ui/status-mark'
import { LocationHistory } from './location-history'
import { questionOf } from './location-question'
import { UnopenedLocation } from './unopened-location'
import './location-page.css'

/** Screen with the form of a location. */
export function LocationPage({ id }: { readonly id: number }) {
  const { location, error, refetch } = useLocation(id)
  if (error) return <ErrorPage failure={failureOf(error)} reload={refetch} />
  if (location === undefined) return <Spinner label={t('Loading the location…')} />
  if (location === null)
    return (
      <MissingPage
        text={t('This location doesn’t exist, or you don’t have access to it.')}
        list={{ href: LOCATIONS_PATH, label: t('All locations') }}
      />
    )
  return <OpenLocation key={location.status} location={location} reload={refetch} />
}

function OpenLocation({ location, reload }: OpenLocationProps) {
  const { account } = useApp()
  const { id, slug, name, status } = location
  // The form provides the hours, so none are set initially.
  const session = useScreenSession({ ...location, hours: [] })
  const manages = managesLocation(account, id, 'location')
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const mayClose = managesNetwork(account) && id !== DEFAULT_LOCATION_ID
  return (
    <Screen
      title={name}
      back={{ href: LOCATIONS_PATH, label: t('All locations') }}
      action={
        <>
          <div className="location-history" ref={setActions} />
          <a
            className="ed-button"
            data-look="plain"
            href={momentPath({ location: id })}
            onClick={followLink}
          >
            <Eye size={16} aria-hidden />
            {t('Preview on a date')}
          </a>
          {status === 'ACTIVE' && (
            <a
              className="ed-button"
              data-look="plain"
              href={id === DEFAULT_LOCATION_ID ? '/' : `/${slug}/`}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink size={16} aria-hidden />
              {t('View its site')}
            </a>
          )}
        </>
      }
    >
      <div className="record-layout">
        <LocationSummary location={location} manages={manages} />
        <div className="record-layout-form">
          <SessionProvider value={session}>
            <RecordDialogs>
              <RecordPage
                kind="location"
                recordKey={slug}
                startsAt={window.location.hash === OPENING_TIMES ? 'Hours' : null}
                owner={id}
                consequence={mayClose ? CLOSED : null}
                question={(change) => questionOf({ id, slug }, change)}
                onChanged={(key) => {
                  if (key !== undefined && key !== slug) reload()
                }}
                tools={(tools) => (
                  <>
                    {status === 'INACTIVE' && (
                      <UnopenedLocation
                        {...{ location, tools }}
                        mayOpen={manages}
                        onOpened={reload}
                      />
                    )}
                    <LocationHistory
                      {...{ id, actions, tools }}
                      mayRestore={manages && (status === 'ACTIVE' || status === 'INACTIVE')}
                    />
                  </>
                )}
              />
            </RecordDialogs>
            <ScreenMessages />
          </SessionProvider>
        </div>
      </div>
    </Screen>
  )
}

/** Information about the location besides its form. */
function LocationSummary({ location, manages }: LocationSummaryProps) {
  const { id, slug, timeZone, status, specialDays } = location
  const days = id === DEFAULT_LOCATION_ID ? [] : specialDays.filter(({ ofNetwork }) => ofNetwork)
  return (
    <aside className="record-summary" aria-label={t('Summary')}>
      <dl>
        <dt>{t('Status')}</dt>
        <dd>
          <StatusMark {...STATUS_MARKS[status]} />
        </dd>
        <dt>{t('Site address')}</dt>
        <dd>{id === DEFAULT_LOCATION_ID ? '/' : `/${slug}/`}</dd>
        <dt>{t('Time zone')}</dt>
        <dd>{timeZone}</dd>
        {days.length > 0 && (
          <>
            <dt>{t('Special days from the network')}</dt>
            {days.map((day) => (
              <dd key={`${day.date} ${day.name}`}>{summaryOfDay(day)}</dd>
            ))}
          </>
        )}
      </dl>
      {manages && (
        <a href={auditPath(`location:${id}`)} onClick={followLink}>
          {t('View audit log')}
        </a>
      )}
    </aside>
  )
}

interface LocationSummaryProps {
  readonly location: Location
  readonly manages: boolean
}

interface OpenLocationProps {
  readonly location: Location
  readonly reload: () => void
}

const STATUS_MARKS: Readonly<Record<Location['status'], { words: string; shape: string }>> = {
  ACTIVE: { words: t('Open'), shape: 'live' },
  INACTIVE: { words: t('Not open yet'), shape: 'draft' },
  ARCHIVED: { words: t('Closed'), shape: 'archived' },
  DELETED: { words: t('Closed'), shape: 'archived' },
}

const CLOSED = t(
  'Visitors can’t open its site or find it in lists and search. Pages, events and pictures are kept.',
)
