import { useMutation } from '@apollo/client/react'
import { useId, useState } from 'react'
import { formatMoment, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import {
  checkCalendarSubscriptionMutation,
  updateCalendarSubscriptionMutation,
} from '../api/operations/calendar-subscriptions'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { CHANGED, inputOf, isDue, type Subscription } from './subscription'
import { problemMessage, reportMessage } from './subscription-messages'
import { SubscriptionNotes } from './subscription-notes'

/** Card of one subscription: its state, the result of the last check, and its actions. */
export function SubscriptionCard({
  subscription,
  mayChange,
  onEdit,
  onDelete,
}: SubscriptionCardProps) {
  const { id, name, url, isPaused, report, version } = subscription
  const [check] = useMutation(checkCalendarSubscriptionMutation, CHANGED)
  const [update] = useMutation(updateCalendarSubscriptionMutation, CHANGED)
  const [failure, setFailure] = useState('')
  const heading = useId()
  const isChecking = isDue(subscription)
  const problem = problemMessage(subscription)

  async function run(work: () => Promise<unknown>): Promise<void> {
    setFailure('')
    try {
      await work()
    } catch (error) {
      setFailure(failureOf(error).message)
    }
  }

  const pause = () => {
    const input = { ...inputOf(subscription), isPaused: !isPaused }
    return update({ variables: { id, subscription: input, expectedVersion: version } })
  }
  return (
    <article className="calendar-subscription" aria-labelledby={heading} aria-busy={isChecking}>
      <h2 id={heading}>{name}</h2>
      {url !== null && <p className="calendar-subscription-url ed-quiet">{url}</p>}
      <p role="status">{statusMessage(subscription)}</p>
      <ProblemNote text={problem} />
      {report && <p className="ed-quiet">{reportMessage(report)}</p>}
      {report && report.notes.length > 0 && <SubscriptionNotes report={report} />}
      <ProblemNote text={failure} />
      {mayChange && (
        <div className="calendar-subscription-actions">
          {!isPaused && (
            <Button
              disabled={isChecking}
              aria-label={t('Check {name} now', { name })}
              onClick={() => void run(() => check({ variables: { id } }))}
            >
              {isChecking ? t('Checking…') : t('Check now')}
            </Button>
          )}
          <Button
            aria-label={isPaused ? t('Resume {name}', { name }) : t('Pause {name}', { name })}
            onClick={() => void run(pause)}
          >
            {isPaused ? t('Resume') : t('Pause')}
          </Button>
          <Button look="quiet" aria-label={t('Edit {name}', { name })} onClick={onEdit}>
            {t('Edit')}
          </Button>
          <Button look="quiet" aria-label={t('Remove {name}', { name })} onClick={onDelete}>
            {t('Remove')}
          </Button>
        </div>
      )}
    </article>
  )
}

function statusMessage(subscription: Subscription): string {
  const { isPaused, eventCount: count, checkedAt, nextAt } = subscription
  const events = t('{count, plural, one {# event} other {# events}}', { count })
  if (isPaused) return joinSentences(t('Paused.'), events)
  if (checkedAt === null) return t('Reading the calendar for the first time.')
  const time = formatMoment(checkedAt)
  if (isDue(subscription)) return joinSentences(events, t('Last checked {time}.', { time }))
  const next = formatMoment(nextAt)
  return joinSentences(events, t('Last checked {time}, next {next}.', { time, next }))
}

interface SubscriptionCardProps {
  readonly subscription: Subscription
  /** True if the user may check, change and remove the subscription. */
  readonly mayChange: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}
