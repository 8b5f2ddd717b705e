import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { comingEventsQuery } from '../api/operations/locations'
import { FailureNote } from '../app/error-page'
import type { Change } from '../records/record-editor-props'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Spinner } from '../ui/spinner'

/** Dialog with the events that a new time zone affects: they keep their moment, so their local times change. */
export function MovedEvents({ slug, from, to, change }: MovedEventsProps) {
  const [now] = useState(() => new Date().toISOString())
  const { data, error, refetch } = useQuery(comingEventsQuery, {
    variables: { locationSlug: slug, from: now },
  })
  return (
    <Dialog
      title={t('Change the time zone?')}
      description={t(
        'Opening hours keep their times, in the new time zone. Events still happen at the same moment, so the times shown change where {from} and {to} differ.',
        { from: city(from), to: city(to) },
      )}
      onClose={change.stay}
      footer={
        <>
          <Button onClick={change.stay}>{t('Cancel')}</Button>
          <Button look="primary" disabled={!data} onClick={change.save}>
            {t('Save with the new time zone')}
          </Button>
        </>
      }
    >
      {!data && !error && <Spinner label={t('Looking for events…')} />}
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {data && <Moves events={moved(data.allEvents.nodes, { from, to })} />}
    </Dialog>
  )
}

interface MovedEventsProps {
  readonly slug: string
  readonly from: string
  readonly to: string
  readonly change: Change
}

function Moves({ events }: { readonly events: readonly MovedEvent[] }) {
  if (events.length === 0) return <p>{t('The times of upcoming events don’t change.')}</p>
  return (
    <>
      <p>
        {t(
          '{count, plural, one {One event will show a different time:} other {# events will show a different time:}}',
          {
            count: events.length,
          },
        )}
      </p>
      <ul className="location-events">
        {events.map(({ id, title, before, after }) => (
          <li key={id}>
            <strong>{title}</strong>
            <span>{`${before} → ${after}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface MovedEvent {
  readonly id: number
  readonly title: string
  readonly before: string
  readonly after: string
}

function moved(
  events: readonly { readonly id: number; readonly title: string; readonly startsAt: string }[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly MovedEvent[] {
  return events
    .map(({ id, title, startsAt }) => ({
      ...{ id, title },
      before: shown(startsAt, from),
      after: shown(startsAt, to),
    }))
    .filter(({ before, after }) => before !== after)
}

function shown(moment: string, timeZone: string): string {
  return formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

function city(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
