import { walk } from '#schema/page/tree'
import { blockActions } from '../blocks/block-actions'
import { addableBlocks, categoryLabels } from '../palette/addable-blocks'
import { insertHere } from '../store/commands'
import { lockOf } from '../store/locks'
import { blockLabel, kindLabel, slotLabel } from '../store/places'
import { chosenBlocks, selectAndSay } from '../store/selection'
import type { EditorSession } from '../store/session'
import type { CommandEntry } from './command-entry'

/** What can be done to what is selected. */
export function blockCommands(session: EditorSession): readonly CommandEntry[] {
  if (!session.canEdit) return []
  return blockActions(session, chosenBlocks(session)).filter(({ disabled }) => !disabled)
}

/** The fields of the selected block: choosing one puts the focus there. */
export function fieldCommands({
  pageStore,
  registry,
  uiStore,
}: EditorSession): readonly CommandEntry[] {
  const { selectedId, selectedIds } = uiStore.getState()
  const { tree } = pageStore.getState().page
  const block = selectedId === null ? undefined : tree.blocks.get(selectedId)
  const definition = block && registry.get(block.name)
  if (!block || !definition || selectedIds.size > 1 || lockOf(tree, block.id) !== null) return []
  return Object.entries(definition.fields).map(([name, field]) => ({
    id: name,
    label: field.label,
    detail: blockLabel(tree, block.id, registry),
    run: () => uiStore.focusField(block.id, name),
  }))
}

/** The kinds of block one may add to this page. */
export function insertCommands(session: EditorSession): readonly CommandEntry[] {
  if (!session.canEdit) return []
  return addableBlocks(session.registry, session.target).flatMap(([category, blocks]) =>
    blocks.map(({ name, label }) => ({
      id: name,
      label,
      detail: categoryLabels[category],
      run: () => insertHere(session, name),
    })),
  )
}

/** The blocks of this page, to go to. */
export function pageBlockCommands(session: EditorSession): readonly CommandEntry[] {
  const { pageStore, registry } = session
  const { tree } = pageStore.getState().page
  return walk(tree).map(({ id }) => {
    const label = blockLabel(tree, id, registry)
    const kind = kindLabel(tree.blocks.get(id)?.name ?? '', registry)
    const where = slotLabel(tree, tree.parents.get(id) ?? '', registry)
    return {
      id,
      label,
      detail: kind === label ? where : `${kind}, ${where}`,
      run: () => selectAndSay(session, id),
    }
  })
}
