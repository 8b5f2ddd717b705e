import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { calendarSubscriptionsQuery } from '../api/operations/calendar-subscriptions'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { managesLocation } from '../screens/screens'
import { Button } from '../ui/button'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { Spinner } from '../ui/spinner'
import { DeleteSubscriptionDialog } from './delete-subscription-dialog'
import { isDue, type Subscription } from './subscription'
import { SubscriptionCard } from './subscription-card'
import { SubscriptionDialog } from './subscription-dialog'
import './calendar-subscriptions.css'

/** Polling interval for the result of a check, in milliseconds. */
const POLL_MS = 2_000

interface OpenDialog {
  readonly what: 'edit' | 'delete'
  /** `null` for a new subscription. */
  readonly subscription: Subscription | null
}

/** List of a location's web calendar subscriptions, with the result of the last check. */
export function CalendarSubscriptions({ locationId }: { readonly locationId: number }) {
  const { account } = useApp()
  const variables = { locationId: String(locationId) }
  const { data, error, refetch, startPolling, stopPolling } = useQuery(calendarSubscriptionsQuery, {
    ...{ variables, fetchPolicy: 'cache-and-network' },
  })
  const { toast, showToast } = useToast()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const subscriptions = data?.calendarSubscriptions
  const isWaiting = subscriptions?.some(isDue) ?? false
  useEffect(() => {
    if (!isWaiting) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isWaiting, startPolling, stopPolling])
  const mayPublish = managesLocation(account, locationId, 'event')
  return (
    <section className="calendar-subscriptions" aria-label={t('Calendar subscriptions')}>
      <div className="calendar-subscriptions-head">
        <p className="ed-quiet">
          {t(
            'Events from a calendar appear here and are kept up to date. Changes you make here are kept.',
          )}
        </p>
        <Button look="primary" onClick={() => setDialog({ what: 'edit', subscription: null })}>
          {t('Subscribe to a calendar')}
        </Button>
      </div>
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {!subscriptions && !error && <Spinner label={t('Loading calendars…')} />}
      {subscriptions?.length === 0 && (
        <p className="ed-quiet">{t('No calendar subscriptions yet.')}</p>
      )}
      {subscriptions?.map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          mayChange={subscription.url !== null && (mayPublish || !subscription.isPublic)}
          onEdit={() => setDialog({ what: 'edit', subscription })}
          onDelete={() => setDialog({ what: 'delete', subscription })}
        />
      ))}
      {dialog?.what === 'edit' && (
        <SubscriptionDialog
          {...{ locationId, mayPublish }}
          subscription={dialog.subscription}
          onClose={close}
          onSaved={() => {
            close()
            showToast(t('Calendar subscription saved.'))
          }}
        />
      )}
      {dialog?.what === 'delete' && dialog.subscription && (
        <DeleteSubscriptionDialog
          subscription={dialog.subscription}
          onClose={close}
          onDeleted={(text) => {
            close()
            showToast(text)
          }}
        />
      )}
      <ScreenToast toast={toast} />
    </section>
  )
}
