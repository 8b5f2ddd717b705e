import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import {
  createCalendarSubscriptionMutation,
  updateCalendarSubscriptionMutation,
} from '../api/operations/calendar-subscriptions'
import { Choice, type Option } from '../screens/choice'
import { FormDialog } from '../screens/form-dialog'
import { FieldRow } from '../ui/field-row'
import { CHANGED, inputOf, type Subscription } from './subscription'

const INTERVALS: readonly Option[] = [
  ['1', t('Every hour')],
  ['6', t('Every 6 hours')],
  ['24', t('Once a day')],
]
const NEW = { name: '', url: '', isPublic: false, isPaused: false, intervalHours: 6 }

/** Dialog that creates or edits a calendar subscription. */
export function SubscriptionDialog({
  locationId,
  subscription,
  mayPublish,
  onClose,
  onSaved,
}: SubscriptionDialogProps) {
  const [create] = useMutation(createCalendarSubscriptionMutation, CHANGED)
  const [update] = useMutation(updateCalendarSubscriptionMutation, CHANGED)
  const [entered, setEntered] = useState(() => (subscription ? inputOf(subscription) : NEW))
  const change = (part: Partial<typeof entered>) => setEntered({ ...entered, ...part })

  async function save(): Promise<void> {
    if (subscription) {
      const { id, version: expectedVersion } = subscription
      // Saving also resumes a subscription that was given up.
      const input = { ...entered, isPaused: entered.isPaused && subscription.problem === null }
      await update({ variables: { id, subscription: input, expectedVersion } })
    } else await create({ variables: { locationId: String(locationId), subscription: entered } })
    onSaved()
  }

  return (
    <FormDialog
      title={subscription ? t('Edit calendar subscription') : t('Subscribe to a calendar')}
      className="calendar-subscription-form"
      onSave={save}
      onClose={onClose}
    >
      <FieldRow
        label={t('Calendar address')}
        required
        help={t(
          'The calendar’s iCal address. In Google: Settings, Integrate calendar. In Outlook: Publish a calendar, ICS. In Apple: Public calendar.',
        )}
      >
        {(aria) => (
          <input
            {...aria}
            {...{ className: 'ed-input', inputMode: 'url', maxLength: 2000, autoComplete: 'off' }}
            placeholder="https://"
            value={entered.url}
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow label={t('Name')} help={t('The name shown in this list.')}>
        {(aria) => (
          <input
            {...aria}
            {...{ className: 'ed-input', maxLength: 100, autoComplete: 'off' }}
            value={entered.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FieldRow>
      <Choice
        label={t('Check it')}
        value={String(entered.intervalHours)}
        options={INTERVALS}
        onChange={(hours) => change({ intervalHours: Number(hours) })}
      />
      {mayPublish ? (
        <label className="calendar-subscription-check">
          <input
            type="checkbox"
            checked={entered.isPublic}
            onChange={({ target }) => change({ isPublic: target.checked })}
          />
          {t('Show new events to visitors right away')}
        </label>
      ) : (
        <p className="ed-quiet">
          {t('New events stay hidden until someone with permission publishes them.')}
        </p>
      )}
    </FormDialog>
  )
}

interface SubscriptionDialogProps {
  readonly locationId: number
  /** `null` for a new subscription. */
  readonly subscription: Subscription | null
  /** True if the user may show events to visitors. */
  readonly mayPublish: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
}
