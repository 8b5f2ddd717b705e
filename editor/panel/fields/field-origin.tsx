import { Lock } from 'lucide-react'
import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import type { PageSettings } from '../../store/edits/edited-page'
import { isFieldChanged, type LocationVersion, lockMessage } from '../../store/location-version'
import { resetSettingToNetwork, resetToNetwork } from '../../store/network-commands'
import { usePage, useSession } from '../../store/session'
import { PAGE_SOURCE } from '../../store/ui-store'
import { sameValue } from '../../store/use-same'
import { OriginMark } from '../../ui/origin-mark'
import { useFieldsForm } from '../form/fields-form'
import { nestedFieldOrigin, resetItemToNetwork } from '../form/network-items'
import { useFieldLock } from './use-field-lock'

/** In a location's version: whether a field is the network's, and the way back to it; or that head office locked it. */
export function FieldOrigin(props: FieldOriginProps) {
  const lock = useFieldLock(props.path)
  const { canEdit, Suggestion } = useSession()
  const { source } = useFieldsForm()
  if (!lock) return <OriginOfField {...props} />
  // Said once, at the list.
  if (isInItem(props.path)) return null
  return (
    <div className="panel-origin">
      <Lock size={14} aria-hidden />
      {lockMessage(lock)}
      {canEdit && Suggestion && <Suggestion part="suggest" block={source.id} field={props.path} />}
    </div>
  )
}

function OriginOfField({ field, path, version, controlId }: FieldOriginProps) {
  const session = useSession()
  const { source } = useFieldsForm()
  const origin = useOrigin(version, path)
  if (origin === null) return null
  if (origin === 'network')
    return <OriginMark text={t('From the network')} isChanged={false} reset={null} />
  const label = t('Reset “{label}” to the network', { label: field.label })
  return (
    <OriginMark
      text={t('Changed here')}
      isChanged
      reset={session.canEdit ? { label, onReset: reset } : null}
    />
  )

  function reset(): void {
    if (source.id === PAGE_SOURCE) resetSettingToNetwork(session, path as keyof PageSettings)
    else if (isInItem(path))
      resetItemToNetwork({ session, source, version }, { path, label: field.label })
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

/** `null` in a block or a list item that was added here, of which nothing is the network's. */
function useOrigin(version: LocationVersion, path: string): 'changed' | 'network' | null {
  const session = useSession()
  const { source } = useFieldsForm()
  return usePage(({ page }) => {
    const { network } = version.store.getState()
    if (source.id === PAGE_SOURCE) {
      const name = path as keyof PageSettings
      return sameValue(page.settings[name], network.settings[name]) ? 'network' : 'changed'
    }
    if (isInItem(path)) return nestedFieldOrigin({ session, source, version }, page, path)
    const [block, theirs] = [page.tree.blocks.get(source.id), network.blocks.get(source.id)]
    if (block === undefined || theirs === undefined) return null
    return isFieldChanged(theirs, block, path) ? 'changed' : 'network'
  })
}

/** Returns whether a path leads to a field inside a list item, such as `slides.2.title`. */
function isInItem(path: string): boolean {
  return path.includes('.')
}
