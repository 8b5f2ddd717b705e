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

/** In a location's version: that a field differs from the network's, and the way back; or that head office locked it. */
export function FieldOrigin(props: FieldOriginProps) {
  const lock = useFieldLock(props.path)
  if (lock)
    return (
      <p className="panel-origin">
        <Lock size={14} aria-hidden />
        {lockMessage(lock)}
      </p>
    )
  return <ChangedHere {...props} />
}

function ChangedHere({ field, path, version, controlId }: FieldOriginProps) {
  const session = useSession()
  const { source } = useFieldsForm()
  const isChanged = useIsChanged(version, path)
  if (!isChanged) return null
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
    // The button goes away, so the focus goes to what it was about.
    document.getElementById(controlId)?.focus()
  }
}

export interface FieldOriginProps {
  readonly field: AnyField
  readonly path: string
  readonly version: LocationVersion
  readonly controlId: string
}

function useIsChanged({ store }: LocationVersion, path: string): boolean {
  const { source } = useFieldsForm()
  return usePage(({ page }) => {
    const { network } = store.getState()
    if (source.id === PAGE_SOURCE) {
      const name = path as keyof PageSettings
      return !sameValue(page.settings[name], network.settings[name])
    }
    const [block, theirs] = [page.tree.blocks.get(source.id), network.blocks.get(source.id)]
    // Of a block that was added here nothing is the network's.
    return block !== undefined && theirs !== undefined && isFieldChanged(theirs, block, path)
  })
}
