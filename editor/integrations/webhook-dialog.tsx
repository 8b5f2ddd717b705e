import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { webhookEvents } from '#schema/api/webhook-events'
import { t } from '#schema/messages/t'
import type { WebhooksQuery } from '../api/operations/generated'
import {
  createWebhookMutation,
  rotateWebhookSecretMutation,
  updateWebhookMutation,
  webhooksQuery,
} from '../api/operations/integrations'
import { FormDialog } from '../screens/form-dialog'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'

/** A webhook as queried by its list. */
export type Webhook = WebhooksQuery['webhooks'][number]

const CHANGED = { refetchQueries: [webhooksQuery] }
const EVENTS = Object.entries(webhookEvents)

/** Dialog that creates or edits a webhook. */
export function WebhookDialog({ webhook, onClose, onSaved, onSecret }: WebhookDialogProps) {
  const [create] = useMutation(createWebhookMutation, CHANGED)
  const [update] = useMutation(updateWebhookMutation, CHANGED)
  const [rotate] = useMutation(rotateWebhookSecretMutation, CHANGED)
  const { names, note } = useLocationNames()
  const [entered, setEntered] = useState(() => startOf(webhook))
  const change = (part: Partial<typeof entered>) => setEntered({ ...entered, ...part })

  async function save(): Promise<void> {
    const { place, ...values } = entered
    const given = { ...values, locationId: place === '' ? null : place }
    if (webhook) {
      const { id, version } = webhook
      await update({ variables: { id, webhook: given, expectedVersion: version } })
      return onSaved()
    }
    const { data } = await create({ variables: { webhook: given } })
    if (data) onSecret(data.createWebhook.secret)
  }

  async function replaceSecret(id: Webhook['id']): Promise<void> {
    const { data } = await rotate({ variables: { id } })
    if (data) onSecret(data.rotateWebhookSecret.secret)
  }

  return (
    <FormDialog
      title={webhook ? t('Edit webhook') : t('Add webhook')}
      className="integrations-form"
      onSave={save}
      onClose={onClose}
    >
      {(run) => (
        <>
          {note}
          <FieldRow label={t('Name')} required>
            {(aria) => (
              <input
                {...aria}
                {...{ maxLength: 100, className: 'ed-input', autoComplete: 'off' }}
                value={entered.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </FieldRow>
          <FieldRow label={t('Address')} required help={t('Starts with https://')}>
            {(aria) => (
              <input
                {...aria}
                {...{
                  maxLength: 500,
                  className: 'ed-input',
                  autoComplete: 'off',
                  inputMode: 'url',
                }}
                value={entered.url}
                onChange={({ target }) => change({ url: target.value })}
              />
            )}
          </FieldRow>
          <LocationChoice
            label={t('Location')}
            value={entered.place}
            options={[
              ['', t('All locations')],
              ...names.map(({ id, name }) => [String(id), name] as const),
            ]}
            onChange={(place) => change({ place })}
          />
          <EventFields events={entered.events} onChange={(events) => change({ events })} />
          <label className="integrations-check">
            <input
              type="checkbox"
              checked={entered.isEnabled}
              onChange={({ target }) => change({ isEnabled: target.checked })}
            />
            {t('Active')}
          </label>
          {webhook && (
            <div>
              <Button onClick={() => run(() => replaceSecret(webhook.id))}>
                {t('Replace signing secret')}
              </Button>
              <p className="ed-quiet">{t('The old secret stops working right away.')}</p>
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}

function EventFields({ events, onChange }: EventFieldsProps) {
  return (
    <fieldset className="integrations-events">
      <legend>{t('Events')}</legend>
      {EVENTS.map(([event, label]) => (
        <label key={event} className="integrations-check">
          <input
            type="checkbox"
            checked={events.includes(event)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...events, event] : events.filter((other) => other !== event),
              )
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

interface EventFieldsProps {
  readonly events: readonly string[]
  readonly onChange: (events: readonly string[]) => void
}

function startOf(webhook: Webhook | null) {
  return {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    place: webhook?.locationId == null ? '' : String(webhook.locationId),
    events: webhook?.events ?? ['page.published'],
    isEnabled: webhook?.isEnabled ?? true,
  }
}

interface WebhookDialogProps {
  /** `null` for a new webhook. */
  readonly webhook: Webhook | null
  readonly onClose: () => void
  readonly onSaved: () => void
  /** Called with a newly generated secret. */
  readonly onSecret: (secret: string) => void
}
