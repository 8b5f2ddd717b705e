import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { deleteWebhookMutation, webhooksQuery } from '../api/operations/integrations'
import { FailureNote } from '../app/error-page'
import { ConfirmDialog } from '../screens/confirm-dialog'
import { type Column, ListTable } from '../screens/list/list-table'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import { DeliveryLog } from './delivery-log'
import type { ShownSecret } from './secret-dialog'
import { type Webhook, WebhookDialog } from './webhook-dialog'

interface OpenDialog {
  readonly what: 'edit' | 'log' | 'delete'
  /** `null` for a new webhook. */
  readonly webhook: Webhook | null
}

/** List of webhooks. */
export function WebhookList({ onSecret, onDone }: WebhookListProps) {
  const { data, error, refetch } = useQuery(webhooksQuery)
  const [deleteWebhook] = useMutation(deleteWebhookMutation, {
    refetchQueries: [webhooksQuery],
    awaitRefetchQueries: true,
  })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const webhook = dialog?.webhook ?? null
  const showSecret = (value: string) => {
    close()
    onSecret({
      ...{ label: t('Signing secret'), value },
      help: t('Your program uses it to check that deliveries come from here.'),
    })
  }
  return (
    <section className="integrations-part" aria-label={t('Webhooks')}>
      <div className="integrations-head">
        <h2>{t('Webhooks')}</h2>
        <Button onClick={() => setDialog({ what: 'edit', webhook: null })}>
          {t('Add webhook')}
        </Button>
      </div>
      <p className="ed-quiet">
        {t(
          'A webhook notifies an address when something changes. Deliveries are signed and retried for three days.',
        )}
      </p>
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {!data && !error && <Spinner label={t('Loading webhooks…')} />}
      {data && <WebhookTable webhooks={data.webhooks} onOpen={setDialog} />}
      {dialog?.what === 'edit' && (
        <WebhookDialog
          webhook={webhook}
          onClose={close}
          onSecret={showSecret}
          onSaved={() => {
            close()
            onDone(t('Webhook saved.'))
          }}
        />
      )}
      {dialog?.what === 'log' && webhook && <DeliveryLog webhook={webhook} onClose={close} />}
      {dialog?.what === 'delete' && webhook && (
        <ConfirmDialog
          title={t('Delete “{name}”?', { name: webhook.name })}
          text={t('The URL will no longer be notified, and the delivery log is deleted.')}
          label={t('Delete')}
          run={async () => {
            await deleteWebhook({ variables: { id: webhook.id } })
            onDone(t('Webhook deleted.'))
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

interface WebhookListProps {
  readonly onSecret: (secret: ShownSecret) => void
  readonly onDone: (text: string) => void
}

function WebhookTable({ webhooks, onOpen }: WebhookTableProps) {
  const columns: Column<Webhook>[] = [
    { label: t('Name'), className: 'integrations-words', cell: ({ name }) => name },
    { label: t('Address'), className: 'integrations-words', cell: ({ url }) => url },
    { label: t('Status'), cell: statusLabel },
    {
      ...{ label: t('Actions'), hidesLabel: true },
      cell: (webhook) => (
        <span className="integrations-actions">
          <Button
            aria-label={t('Deliveries of {name}', { name: webhook.name })}
            onClick={() => onOpen({ what: 'log', webhook })}
          >
            {t('Deliveries')}
          </Button>
          <Button
            look="quiet"
            aria-label={t('Edit {name}', { name: webhook.name })}
            onClick={() => onOpen({ what: 'edit', webhook })}
          >
            {t('Edit')}
          </Button>
          <Button
            look="quiet"
            aria-label={t('Delete {name}', { name: webhook.name })}
            onClick={() => onOpen({ what: 'delete', webhook })}
          >
            {t('Delete')}
          </Button>
        </span>
      ),
    },
  ]
  if (webhooks.length === 0) return <p className="ed-quiet">{t('No webhooks yet.')}</p>
  return <ListTable columns={columns} rows={webhooks} keyOf={({ id }) => String(id)} />
}

function statusLabel({ isEnabled, failingSince }: Webhook): string {
  if (!isEnabled) return t('Turned off')
  return failingSince ? t('Failing since {day}', { day: formatDay(failingSince) }) : t('Active')
}

interface WebhookTableProps {
  readonly webhooks: readonly Webhook[]
  readonly onOpen: (dialog: OpenDialog) => void
}
