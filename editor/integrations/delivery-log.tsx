import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { WebhookDeliveriesQuery } from '../api/operations/generated'
import {
  replayDeliveryMutation,
  testWebhookMutation,
  webhookDeliveriesQuery,
} from '../api/operations/integrations'
import { FailureNote } from '../app/error-page'
import { type Column, ListTable } from '../screens/list/list-table'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Spinner } from '../ui/spinner'
import type { Webhook } from './webhook-dialog'

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['nodes'][number]

const STATUS = { WAITING: t('Waiting'), DELIVERED: t('Delivered'), FAILED: t('Failed') } as const

/** A webhook’s recent deliveries and their results. */
export function DeliveryLog({ webhook: { id, name }, onClose }: DeliveryLogProps) {
  const { data, error, refetch } = useQuery(webhookDeliveriesQuery, {
    variables: { webhookId: id },
    fetchPolicy: 'network-only',
  })
  const [replay] = useMutation(replayDeliveryMutation)
  const [test] = useMutation(testWebhookMutation)
  const [note, setNote] = useState('')

  async function run(done: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      await refetch()
      setNote(done)
    } catch (reason) {
      setNote(failureOf(reason).message)
    }
  }

  return (
    <Dialog
      {...{ title: t('Deliveries of {name}', { name }), onClose, wide: true }}
      description={t('The latest 50 deliveries. The log keeps up to 1,000, for 30 days.')}
      footer={
        <>
          <Button onClick={() => void refetch()}>{t('Refresh')}</Button>
          <Button onClick={() => void run(t('Test queued.'), () => test({ variables: { id } }))}>
            {t('Send test')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {!data && !error && <Spinner label={t('Loading deliveries…')} />}
      {data && (
        <DeliveryTable
          deliveries={data.webhookDeliveries.nodes}
          onReplay={(delivery) =>
            void run(t('Queued again.'), () => replay({ variables: { id: delivery.id } }))
          }
        />
      )}
      <p role="status">{note}</p>
    </Dialog>
  )
}

interface DeliveryLogProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

function DeliveryTable({ deliveries, onReplay }: DeliveryTableProps) {
  const columns: Column<Delivery>[] = [
    { label: t('Event'), cell: ({ event }) => event },
    {
      label: t('Status'),
      className: 'integrations-words',
      cell: (row) => (
        <>
          {STATUS[row.status]}
          {row.error !== null && <Problem {...row} />}
        </>
      ),
    },
    { label: t('Tries'), labelsCards: true, cell: ({ tries }) => tries },
    {
      ...{ label: t('Queued'), labelsCards: true },
      cell: ({ queuedAt }) => <time dateTime={queuedAt}>{formatDay(queuedAt)}</time>,
    },
    {
      ...{ label: t('Actions'), hidesLabel: true },
      cell: (row) =>
        row.status === 'WAITING' ? null : (
          <Button
            look="quiet"
            aria-label={t('Send delivery {id} again', { id: row.id })}
            onClick={() => onReplay(row)}
          >
            {t('Send again')}
          </Button>
        ),
    },
  ]
  if (deliveries.length === 0)
    return <p className="ed-quiet">{t('No deliveries yet. Send a test to check the address.')}</p>
  return <ListTable columns={columns} rows={deliveries} keyOf={({ id }) => String(id)} />
}

/** The problem of the last attempt; messages of the network about an address are shown as received. */
function Problem({ statusCode, error }: Pick<Delivery, 'statusCode' | 'error'>) {
  return (
    <span className="integrations-note">
      {statusCode === null ? (
        <>
          {t('The address didn’t answer.')} <code>{error}</code>
        </>
      ) : (
        t('The address answered with {statusCode}.', { statusCode })
      )}
    </span>
  )
}

interface DeliveryTableProps {
  readonly deliveries: readonly Delivery[]
  readonly onReplay: (delivery: Delivery) => void
}
