import { Lock } from 'lucide-react'
import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import type { PageSettings } from '../../store/edits/edited-page'
import { isFieldChanged, type LocationVersion, lockMessage } from '../../store/location-version'
import { resetSettingToNetwork, resetToNetwork } from '../../store/network-commands'
import { usePage, useSession } from '../../store/session'
import { PAGE_SOURCE } from '../../store/ui-store'
import { sameValue } from '../../store/use-same'
import { Button } from '../../ui/button'
import { useFieldsForm } from '../form/fields-form'
import { useFieldLock } from './use-field-lock'
import './field-origin.css'

/** In a location's version: whether a field is the network's, and the way back to it; or that head office locked it. */
export function FieldOrigin(props: FieldOriginProps) {
  const lock = useFieldLock(props.path)
  if (lock)
    return (
      <p className="panel-origin">
        <Lock size={14} aria-hidden />
        {lockMessage(lock)}
      </p>
    )
  return <OriginOfField {...props} />
}

function OriginOfField({ field, path, version, controlId }: FieldOriginProps) {
  const session = useSession()
  const { source } = useFieldsForm()
  const origin = useOrigin(version, path)
  if (origin === null) return null
  if (origin === 'network') return <p className="panel-origin">{t('From the network')}</p>
  return (
    <p className="panel-origin">
      <span className="panel-origin-mark">{t('Changed here')}</span>
      {session.canEdit && (
        <Button
          look="quiet"
          className="panel-origin-reset"
          aria-label={t('Reset {label} to the network', { label: field.label })}
          onClick={reset}
        >
          {t('Reset to network')}
        </Button>
      )}
    </p>
  )

  function reset(): void {
    if (source.id === PAGE_SOURCE) resetSettingToNetwork(session, path as keyof PageSettings)
    else resetToNetwork(session, source.id, path)
    // The button disappears, so the focus moves to its field.
    document.getElementById(controlId)?.focus()
  }
}

interface FieldOriginProps {
  readonly field: AnyField
  readonly path: string
  readonly version: LocationVersion
  readonly controlId: string
}

/** `null` in a block that was added here, of which nothing is the network's. */
function useOrigin({ store }: LocationVersion, path: string): 'changed' | 'network' | null {
  const { source } = useFieldsForm()
  return usePage(({ page }) => {
    const { network } = store.getState()
    if (source.id === PAGE_SOURCE) {
      const name = path as keyof PageSettings
      return sameValue(page.settings[name], network.settings[name]) ? 'network' : 'changed'
    }
    const [block, theirs] = [page.tree.blocks.get(source.id), network.blocks.get(source.id)]
    if (block === undefined || theirs === undefined) return null
    return isFieldChanged(theirs, block, path) ? 'changed' : 'network'
  })
}
