import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { deleteCalendarSubscriptionMutation } from '../api/operations/calendar-subscriptions'
import { FormDialog } from '../screens/form-dialog'
import { CHANGED, type Subscription } from './subscription'

/** Dialog that ends a subscription and keeps or deletes its events. */
export function DeleteSubscriptionDialog({ subscription, onClose, onDeleted }: DialogProps) {
  const { id, name, version: expectedVersion, eventCount: count } = subscription
  const [remove] = useMutation(deleteCalendarSubscriptionMutation, CHANGED)
  const [withEvents, setWithEvents] = useState(false)

  async function save(): Promise<void> {
    const { data } = await remove({ variables: { id, withEvents, expectedVersion } })
    const deleted = data?.deleteCalendarSubscription ?? 0
    onDeleted(
      deleted > 0
        ? t(
            '“{name}” was removed. {count, plural, one {# event is} other {# events are}} in the trash.',
            {
              name,
              count: deleted,
            },
          )
        : t('“{name}” was removed. Its events stay.', { name }),
    )
  }

  return (
    <FormDialog
      title={t('Remove “{name}”?', { name })}
      action={t('Remove')}
      className="calendar-subscription-form"
      onSave={save}
      onClose={onClose}
    >
      <p>{t('Events from this calendar will no longer be updated.')}</p>
      <label className="calendar-subscription-check">
        <input
          type="checkbox"
          checked={withEvents}
          onChange={({ target }) => setWithEvents(target.checked)}
        />
        {t('Also move its {count, plural, one {# event} other {# events}} to the trash', { count })}
      </label>
    </FormDialog>
  )
}

interface DialogProps {
  readonly subscription: Subscription
  readonly onClose: () => void
  /** Called with a message about the result. */
  readonly onDeleted: (text: string) => void
}
