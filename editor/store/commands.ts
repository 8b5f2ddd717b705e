import { newBlockId } from '#schema/page/ids'
import { newBlock } from '#schema/page/stored-props'
import { ancestorsOf, blockOf, childrenOf, slotOf, toStoredBlock } from '#schema/page/tree'
import { copyBlock } from './edits/copy-block'
import { insertBlock } from './edits/insert-block'
import { moveBlock } from './edits/move-block'
import type { Place } from './edits/place'
import { removeBlock } from './edits/remove-block'
import { setDisplayName } from './edits/set-display-name'
import { setHidden } from './edits/set-hidden'
import { setProp } from './edits/set-prop'
import {
  blockLabel,
  type Dragged,
  kindLabel,
  placeAfter,
  placeLabel,
  placeOf,
  refusal,
  samePlace,
} from './places'
import type { EditorSession } from './session'

/** What people do to a page. The palette, the canvas, the outline, menus and shortcuts all call these. */

/** Adds a block of a kind and puts focus into its first field. Answers its id, or `null` when it may not stand there. */
export function insertNew(session: EditorSession, name: string, place: Place): string | null {
  const { registry, pageStore, uiStore } = session
  const definition = registry.get(name)
  if (!definition) throw new Error(`Component '${name}' not found in registry`)
  const { tree } = pageStore.getState().page
  const what: Dragged = { kind: 'new', name }
  if (refused(session, what, place)) return null
  const block = newBlock(definition, freeBlockId(session))
  const { selectedId } = uiStore.getState()
  pageStore.edit(insertBlock(block, place, registry), {
    label: `Added ${definition.label}`,
    before: selectedId,
    after: block.id,
  })
  uiStore.focusField(block.id)
  uiStore.announce(`${definition.label} added, ${placeLabel(tree, what, place, registry)}`)
  return block.id
}

/** Adds a block where the palette was opened for, else after the selection, else at the end of the page. */
export function insertHere(session: EditorSession, name: string): string | null {
  const { pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const { insertAt, selectedId } = uiStore.getState()
  const place = insertAt ?? placeAfter(tree, selectedId)
  if (refusal(tree, { kind: 'new', name }, place.slot, session) === null || insertAt)
    return insertNew(session, name, place)
  // The container of the selection does not take it; the page does, so it goes after that container.
  return insertNew(
    session,
    name,
    placeAfter(tree, ancestorsOf(tree, selectedId ?? '').at(-1) ?? null),
  )
}

/** Ends a drag: adds what came from the palette, moves what was on the page. */
export function drop(session: EditorSession, what: Dragged, place: Place): void {
  if (what.kind === 'new') insertNew(session, what.name, place)
  else moveTo(session, what.id, place)
}

/** Moves a block to a place counted after it has been lifted out. */
export function moveTo(session: EditorSession, id: string, place: Place): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const what: Dragged = { kind: 'block', id }
  if (refused(session, what, place)) return
  const label = blockLabel(tree, id, registry)
  const stays = samePlace(placeOf(tree, id), place)
  const where = placeLabel(tree, what, place, registry)
  pageStore.edit(moveBlock(id, place), { label: `Moved ${label}`, before: id })
  uiStore.select(id)
  uiStore.announce(stays ? `${label} stays at ${where}` : `${label} moved, ${where}`)
}

/** Moves a block one position up (-1) or down (1) among its siblings; says so when it cannot go further. */
export function moveBy(session: EditorSession, id: string, by: 1 | -1): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const { slot, index } = placeOf(tree, id)
  const to = index + by
  if (to < 0 || to >= childrenOf(tree, slot).length) {
    const label = blockLabel(tree, id, registry)
    uiStore.announce(`${label} is ${by < 0 ? 'first' : 'last'} already`)
    return
  }
  moveTo(session, id, { slot, index: to })
}

/** Takes a block off the page and selects its neighbour: the next, else the one before, else the container. */
export function remove(session: EditorSession, id: string): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const { slot, index } = placeOf(tree, id)
  const siblings = childrenOf(tree, slot)
  const next = siblings[index + 1] ?? siblings[index - 1] ?? slotOf(slot)?.blockId ?? null
  const label = blockLabel(tree, id, registry)
  pageStore.edit(removeBlock(id), { label: `Deleted ${label}`, before: id, after: next })
  uiStore.select(next)
  uiStore.toast(`Deleted ${label}.`, { undo: true })
  uiStore.announce(`${label} deleted. Undo is available`)
}

/** Copies a block and puts the copy right below it. */
export function duplicate(session: EditorSession, id: string): string {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const { slot, index } = placeOf(tree, id)
  const copy = copyBlock(toStoredBlock(tree, id), () => freeBlockId(session))
  const label = blockLabel(tree, id, registry)
  pageStore.edit(insertBlock(copy, { slot, index: index + 1 }, registry), {
    label: `Duplicated ${label}`,
    before: id,
    after: copy.id,
  })
  uiStore.select(copy.id)
  uiStore.announce(`${label} duplicated`)
  return copy.id
}

/** Hides a block from visitors, or shows it again. */
export function toggleHidden(session: EditorSession, id: string): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const hidden = !blockOf(tree, id).hidden
  const label = blockLabel(tree, id, registry)
  const done = hidden ? 'Hid' : 'Showed'
  pageStore.edit(setHidden(id, hidden), { label: `${done} ${label}`, before: id })
  uiStore.announce(hidden ? `${label} is hidden from visitors` : `${label} is shown again`)
}

/** Names a block; an empty name gives it that of its kind back. Typing a name is one step until `closeStep`. */
export function rename(session: EditorSession, id: string, displayName: string): void {
  const { registry, pageStore } = session
  const kind = kindLabel(blockOf(pageStore.getState().page.tree, id).name, registry)
  pageStore.edit(setDisplayName(id, displayName), {
    label: `Renamed ${kind}`,
    mergeKey: `name ${id}`,
    before: id,
  })
}

/** Selects a block and says which and where it is; `null` selects nothing. */
export function selectAndSay(session: EditorSession, id: string | null): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  uiStore.select(id)
  uiStore.announce(id === null ? 'Nothing selected' : describe(id))

  function describe(selected: string): string {
    const what: Dragged = { kind: 'block', id: selected }
    const where = placeLabel(tree, what, placeOf(tree, selected), registry)
    return `${blockLabel(tree, selected, registry)}, ${where}`
  }
}

/** Sets a field. Typing in one field is one step of the history until `closeStep`. */
export function changeField(
  session: EditorSession,
  id: string,
  name: string,
  value: unknown,
): void {
  const { registry, pageStore } = session
  const block = blockOf(pageStore.getState().page.tree, id)
  const definition = registry.get(block.name)
  const field = definition?.fields[name]
  if (!definition || !field) throw new Error(`Block '${id}' has no field '${name}'`)
  pageStore.edit(setProp(definition, id, name, value), {
    label: `Changed ${field.label}`,
    mergeKey: `field ${id} ${name}`,
    before: id,
  })
}

export function undo(session: EditorSession): void {
  const step = session.pageStore.undo()
  if (!step) return
  selectIfThere(session, step.before)
  session.uiStore.announce(`Undone: ${step.label}`)
}

export function redo(session: EditorSession): void {
  const step = session.pageStore.redo()
  if (!step) return
  selectIfThere(session, step.after)
  session.uiStore.announce(`Redone: ${step.label}`)
}

function selectIfThere({ pageStore, uiStore }: EditorSession, id: string | null): void {
  const { tree } = pageStore.getState().page
  uiStore.select(id !== null && tree.blocks.has(id) ? id : null)
}

function refused(session: EditorSession, what: Dragged, place: Place): boolean {
  const { tree } = session.pageStore.getState().page
  const reason = refusal(tree, what, place.slot, session)
  if (reason === null) return false
  session.uiStore.toast(reason)
  session.uiStore.announce(reason)
  return true
}

function freeBlockId({ pageStore }: EditorSession): string {
  const { tree } = pageStore.getState().page
  for (;;) {
    const id = newBlockId()
    if (!tree.blocks.has(id)) return id
  }
}
