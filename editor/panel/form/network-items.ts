import { isSame } from '#schema/page/merge/canonical'
import {
  counterpartAt,
  type ItemOrigin,
  itemOriginAt,
  removedItemsAt,
  resetAt,
  restoreAt,
} from '#schema/page/overrides/reset-items'
import { blockLabel } from '../../store/block-labels'
import type { EditedPage } from '../../store/edits/edited-page'
import { setProp } from '../../store/edits/set-prop'
import { takeFromNetwork } from '../../store/edits/take-from-network'
import type { LocationVersion, Origin } from '../../store/location-version'
import { fieldLockForbidsChange, lockForbidsChange } from '../../store/lock-commands'
import { resetLabel, resetMessage } from '../../store/network-commands'
import type { EditorSession } from '../../store/session'
import type { FieldSource } from './field-source'
import { storedValues } from './values'

/** The values of a block in a location's version, and the network's; read only by what is fetched for such a version. */
interface BlockAtLocation {
  readonly session: EditorSession
  readonly source: FieldSource
  readonly version: LocationVersion
}

/** Returns the relation of a field inside a list item to the network's; `null` if nothing of its item is the network's. */
export function nestedFieldOrigin(
  block: BlockAtLocation,
  page: EditedPage,
  path: string,
): Exclude<Origin, 'added'> | null {
  const values = valuesOf(block, page)
  const field = values && counterpartAt(values, path.split('.'))
  if (!field) return null
  return isSame(field.network, field.here) ? 'network' : 'changed'
}

/** Returns the relation of a list item to the network's; `null` in a block or an item that was added here. */
export function originOfItem(
  block: BlockAtLocation,
  page: EditedPage,
  path: string,
): ItemOrigin | null {
  const values = valuesOf(block, page)
  return values && itemOriginAt(values, path.split('.'))
}

/** Returns the network's items that were removed from a list here. */
export function removedItems(block: BlockAtLocation, page: EditedPage, path: string) {
  const values = valuesOf(block, page)
  return values ? removedItemsAt(values, path.split('.')) : []
}

interface ItemReset {
  /** Path of an item, or of a field inside one. */
  readonly path: string
  /** The network's index of an item that was removed from the list at the path. */
  readonly removed?: number
  /** Name of the item or field. */
  readonly label: string
}

/** Resets an item, or a field inside one, to the network's, as an undoable step. Returns false if a lock prevents it. */
export function resetItemToNetwork(
  block: BlockAtLocation,
  { path, removed, label }: ItemReset,
): boolean {
  const { session, source } = block
  const { pageStore, registry, uiStore } = session
  const { page } = pageStore.getState()
  const [name = '', ...rest] = path.split('.')
  const values = valuesOf(block, page)
  if (!values || lockForbidsChange(session, source.id)) return false
  if (fieldLockForbidsChange(session, source.id, name)) return false
  const next = (
    removed === undefined
      ? resetAt(values, [name, ...rest])
      : restoreAt(values, [name, ...rest], removed)
  ) as Values
  const names = { label, block: blockLabel(page.tree, source.id, registry) }
  pageStore.edit(editTo(block, name, { next, network: values.network }), {
    label: resetLabel(names),
    before: source.id,
  })
  uiStore.announce(resetMessage(names))
  return true
}

type Values = Readonly<Record<string, unknown>>

/** Stores the list; once it is the network's, byte for byte, so that no difference remains. */
function editTo(
  { session, source, version }: BlockAtLocation,
  name: string,
  { next, network }: { readonly next: Values; readonly network: Values },
) {
  const stored = version.store.getState().network.blocks.get(source.id)
  const block = session.pageStore.getState().page.tree.blocks.get(source.id)
  const definition = stored && session.registry.get(stored.name)
  if (!stored || !definition) throw new Error(`The network has no block '${source.id}'`)
  return isSame(next[name], network[name]) && stored.version === block?.version
    ? takeFromNetwork(stored, name)
    : setProp(definition, source.id, name, next[name])
}

/** `null` for a block that was added here, or whose type was changed here. */
function valuesOf({ session, source, version }: BlockAtLocation, page: EditedPage) {
  const stored = version.store.getState().network.blocks.get(source.id)
  const definition = stored && session.registry.get(stored.name)
  const here = source.values(page)
  if (!definition || !here) return null
  if (page.tree.blocks.get(source.id)?.name !== stored.name) return null
  return { network: storedValues(definition, stored), here }
}
