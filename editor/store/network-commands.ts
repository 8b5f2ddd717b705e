import { t } from '#schema/messages/t'
import { blockLabel } from './block-labels'
import type { PageSettings } from './edits/edited-page'
import { setSetting } from './edits/edited-page'
import { takeFromNetwork } from './edits/take-from-network'
import { lockForbidsChange } from './lock-commands'
import type { EditorSession } from './session'

/** Resets a block of a location's version, or one of its fields, to the network's, as an undoable step. */
export function resetToNetwork(session: EditorSession, id: string, field: string | null): void {
  const { pageStore, registry, uiStore, locationVersion } = session
  const network = locationVersion?.store.getState().network.blocks.get(id)
  const { tree } = pageStore.getState().page
  if (!network || lockForbidsChange(session, id)) return
  const block = blockLabel(tree, id, registry)
  const fields = registry.get(network.name)?.fields
  const names = { label: field && (fields?.[field]?.label ?? field), block }
  pageStore.edit(takeFromNetwork(network, field), {
    label: resetLabel(names),
    before: id,
  })
  uiStore.announce(resetMessage(names))
}

interface ResetNames {
  /** Label of the field or item; `null` for the whole block. */
  readonly label: string | null
  readonly block: string
}

/** Returns the label of the undoable step. */
export function resetLabel({ label, block }: ResetNames): string {
  return label === null
    ? t('Reset “{block}” to the network', { block })
    : t('Reset “{label}” of “{block}” to the network', { label, block })
}

export function resetMessage({ label, block }: ResetNames): string {
  return label === null
    ? t('“{block}” is reset to the network’s version. Undo is available', { block })
    : t('“{label}” of “{block}” is reset to the network’s version. Undo is available', {
        label,
        block,
      })
}

/** Resets a setting of the page to the network's. */
export function resetSettingToNetwork(session: EditorSession, name: keyof PageSettings): void {
  const { pageStore, uiStore, locationVersion } = session
  const settings = locationVersion?.store.getState().network.settings
  if (!settings) return
  pageStore.edit(setSetting(name, settings[name]), { label: t('Reset to the network') })
  uiStore.announce(t('Reset to the network’s version. Undo is available'))
}
