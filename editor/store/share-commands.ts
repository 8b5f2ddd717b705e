import { isAllowedOn } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { allBlocks, type StoredBlock } from '#schema/page/content'
import { sharedBlock } from '#schema/page/shared-block'
import { newBlock } from '#schema/page/stored-props'
import { blockOf, toStoredBlock } from '#schema/page/tree'
import { createIdGenerator } from './create-id-generator'
import { copyBlocks } from './edits/copy-blocks'
import { inOneStep } from './edits/edited-page'
import { insertBlock } from './edits/insert-block'
import { removeBlock } from './edits/remove-block'
import { lockForbidsChange } from './lock-commands'
import { placeOf, slotRefusal, targetRefusal } from './places'
import { setSelection } from './selection'
import type { EditorSession } from './session'

/** Returns whether blocks can become a shared block: they are adjacent, and each is allowed in one. */
export function canShare(session: EditorSession, ids: readonly string[]): boolean {
  const { pageStore, registry, Shared, locationVersion } = session
  const { tree } = pageStore.getState().page
  const [first] = ids
  // A location's version of a network page stays part of the network's page.
  if (!Shared || locationVersion || first === undefined) return false
  const { slot } = placeOf(tree, first)
  return (
    ids.every((id) => tree.parents.get(id) === slot) &&
    targetRefusal(sharedBlock.name, session) === null &&
    slotRefusal(tree, sharedBlock.name, slot, session) === null &&
    [...allBlocks(ids.map((id) => toStoredBlock(tree, id)))].every(({ name }) => {
      const definition = registry.get(name)
      return definition !== undefined && isAllowedOn(definition, 'shared')
    })
  )
}

/** Returns the stored blocks. */
export function blocksToShare(
  { pageStore }: Pick<EditorSession, 'pageStore'>,
  ids: readonly string[],
): readonly StoredBlock[] {
  const { tree } = pageStore.getState().page
  return ids.map((id) => toStoredBlock(tree, id))
}

/**
 * Replaces blocks by the shared block created from them, in one step. It takes the id of the first, so that links stay valid.
 * Blocks deleted in the meantime stay deleted; if none are left, nothing changes.
 */
export function replaceWithShared(
  session: EditorSession,
  chosen: readonly string[],
  { id: shared, title }: { readonly id: number; readonly title: string },
): boolean {
  const { pageStore, registry } = session
  const { tree } = pageStore.getState().page
  const ids = chosen.filter((id) => tree.blocks.has(id))
  const [first] = ids
  if (first === undefined || lockForbidsChange(session, ids)) return false
  const use = newBlock(sharedBlock, first, { shared, changes: [] })
  const place = placeOf(tree, first)
  pageStore.edit(inOneStep([...ids.map(removeBlock), insertBlock(use, place, registry)]), {
    label: t('Made the shared block {title}', { title }),
    before: ids,
    after: first,
  })
  setSelection(session, [first])
  return true
}

/**
 * Replaces a use of a shared block by copies of its blocks with new ids, in one step. The first takes the use's id, so that links
 * stay valid.
 */
export function detachShared(
  session: EditorSession,
  id: string,
  { blocks, title }: { readonly blocks: readonly StoredBlock[]; readonly title: string },
): void {
  const { pageStore, registry, uiStore } = session
  const { tree } = pageStore.getState().page
  if (lockForbidsChange(session, id)) return
  const { hidden } = blockOf(tree, id)
  const place = placeOf(tree, id)
  const newId = createIdGenerator(session)
  let isFirst = true
  const copies = copyBlocks(blocks, () => {
    const next = isFirst ? id : newId()
    isFirst = false
    return next
  }).map((copy) => (hidden ? { ...copy, hidden } : copy))
  const copyIds = copies.map((copy) => copy.id)
  pageStore.edit(
    inOneStep([
      removeBlock(id),
      ...copies.map((copy, at) =>
        insertBlock(copy, { ...place, index: place.index + at }, registry),
      ),
    ]),
    { label: t('Detached {title}', { title }), before: id, after: copyIds },
  )
  setSelection(session, copyIds)
  uiStore.toast(t('Detached. These blocks belong to this page now.'), { undo: true })
  uiStore.announce(t('{title} detached. Undo is available', { title }))
}
