import { t } from '#schema/messages/t'
import { walk } from '#schema/page/tree'
import { blockActions } from '../blocks/block-actions'
import { addableBlocks, subjectLabels } from '../palette/addable-blocks'
import { termsOf } from '../palette/search-blocks'
import { blockLabel, kindLabel, rowLabel, slotLabel } from '../store/block-labels'
import { insertHere } from '../store/commands'
import { settingLabels } from '../store/edits/edited-page'
import { lockOf } from '../store/locks'
import { selectAndSay, selectedBlocks } from '../store/selection'
import type { EditorSession } from '../store/session'
import type { CommandEntry } from './command-entry'

/** Returns the commands for the selected blocks. */
export function blockCommands(session: EditorSession): readonly CommandEntry[] {
  if (!session.canEdit) return []
  return blockActions(session, selectedBlocks(session)).filter(({ disabled }) => !disabled)
}

/** Returns a command per field of the selected block, which focuses the field. */
export function fieldCommands(session: EditorSession): readonly CommandEntry[] {
  const { selectedId, selectedIds } = session.uiStore.getState()
  return selectedId === null || selectedIds.size > 1 ? [] : fieldsOf(session, selectedId)
}

/** Returns the commands for the page's settings, such as its title. */
export function settingCommands({ target, uiStore }: EditorSession): readonly CommandEntry[] {
  if (target === 'layout') return []
  return Object.entries(settingLabels).map(([name, label]) => ({
    id: name,
    label,
    detail: t('Page settings'),
    run: () => uiStore.focusPageField(name),
  }))
}

/** Returns the field commands of all blocks except the selected one, whose fields come first. */
export function pageFieldCommands(session: EditorSession): readonly CommandEntry[] {
  const { selectedId } = session.uiStore.getState()
  const { tree } = session.pageStore.getState().page
  return walk(tree).flatMap(({ id }) => (id === selectedId ? [] : fieldsOf(session, id)))
}

function fieldsOf({ pageStore, registry, uiStore }: EditorSession, id: string): CommandEntry[] {
  const { tree } = pageStore.getState().page
  const block = tree.blocks.get(id)
  const definition = block && registry.get(block.name)
  if (!block || !definition || lockOf(tree, id) !== null) return []
  const [kind, name] = [kindLabel(block.name, registry), rowLabel(block, registry)]
  const detail = kind === name ? kind : `${kind}: ${name}`
  return Object.entries(definition.fields).map(([name, field]) => ({
    id: `${id} ${name}`,
    label: field.label,
    detail,
    run: () => uiStore.focusField(id, name),
  }))
}

/** Returns the commands that insert a block type allowed on this page. */
export function insertCommands(session: EditorSession): readonly CommandEntry[] {
  if (!session.canEdit) return []
  return addableBlocks(session.registry, session.target).map((definition) => ({
    id: definition.name,
    label: definition.label,
    detail: subjectLabels[definition.subject],
    keywords: termsOf(definition),
    run: () => insertHere(session, definition.name),
  }))
}

/** Returns a command per block of this page, which selects the block. */
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
