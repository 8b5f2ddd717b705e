import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { type AuditAlert, auditAlertLabels } from '#schema/api/audit-actions'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureIn, failureOf } from '../api/failure'
import { auditAlertsQuery, setAuditAlertsMutation } from '../api/operations/audit'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { managesLocation, managesNetwork } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import type { AuditAlertSettings } from './audit-labels'

const ALERTS = Object.entries(auditAlertLabels) as readonly [AuditAlert, string][]

/** Dialog in which the user chooses email alerts for each location they manage. Each choice is saved immediately. */
export function AlertsDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useApp()
  const { names, note } = useLocationNames()
  const managed = names.filter(({ id }) => managesLocation(account, id))
  const places = [
    ...(managesNetwork(account) ? [['', t('The whole network')] as const] : []),
    ...managed.map(({ id, name }) => [String(id), name] as const),
  ]
  const [place, setPlace] = useState<string | null>(null)
  const shown = place ?? places[0]?.[0] ?? ''
  const { data, error, refetch } = useQuery(auditAlertsQuery)
  const [saveAlerts] = useMutation(setAuditAlertsMutation, {
    // The mutation returns all chosen alerts.
    update(cache, { data: saved }) {
      const auditAlerts = saved?.setAuditAlerts
      if (auditAlerts) cache.writeQuery({ query: auditAlertsQuery, data: { auditAlerts } })
    },
  })
  const [changed, setChanged] = useState<Readonly<Record<string, readonly AuditAlert[]>>>({})
  const [message, setMessage] = useState('')
  const [tone, setTone] = useState<'danger' | 'quiet'>('quiet')
  const stored = data ? alertsAt(data.auditAlerts, shown) : []
  const chosen = changed[shown] ?? stored

  async function choose(alerts: readonly AuditAlert[]): Promise<void> {
    setChanged({ ...changed, [shown]: alerts })
    try {
      await saveAlerts({ variables: { locationId: shown || null, alerts } })
      setTone('quiet')
      setMessage(alerts.length === 0 ? t('Saved. You won’t get any alerts for this.') : t('Saved.'))
    } catch (reason) {
      setTone('danger')
      setMessage(joinSentences(t('Not saved.'), failureOf(reason).message))
      setChanged({ ...changed, [shown]: chosen })
    }
  }

  return (
    <Dialog
      title={t('Email alerts')}
      description={t(
        'Get an email when something happens, at most one every 15 minutes. Your own actions aren’t included.',
      )}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      {note}
      <UnreadNote
        text={t('Your alerts couldn’t be loaded.')}
        failure={failureIn(error)}
        reload={() => void refetch()}
      />
      <LocationChoice label={t('Location')} value={shown} options={places} onChange={setPlace} />
      <fieldset className="audit-alerts" disabled={!data}>
        <legend>{t('Notify me about')}</legend>
        {ALERTS.map(([alert, label]) => (
          <label key={alert}>
            <input
              type="checkbox"
              checked={chosen.includes(alert)}
              onChange={({ target }) =>
                void choose(
                  target.checked ? [...chosen, alert] : chosen.filter((one) => one !== alert),
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p role="status" className={tone === 'danger' ? 'ed-message' : 'ed-quiet'} data-tone={tone}>
        {message}
      </p>
    </Dialog>
  )
}

function alertsAt(chosen: AuditAlertSettings, place: string): readonly AuditAlert[] {
  return chosen.find(({ locationId }) => String(locationId ?? '') === place)?.alerts ?? []
}
