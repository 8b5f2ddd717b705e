import type { KeyboardEvent } from 'react'
import { blockOf, childrenOf } from '#schema/page/tree'
import { pressBlockKey } from '../blocks/block-keys'
import { isShortcut } from '../shortcuts/pressed-shortcut'
import { blockLabel, laneLabel, rowLabel } from '../store/block-labels'
import { lockOf } from '../store/locks'
import { movePart, titleFieldOf } from '../store/part-commands'
import { selectAndSay, selectNextTo, toggleSelected } from '../store/selection'
import type { EditorSession } from '../store/session'
import type { OutlineLine } from './outline-rows'
import type { TypeAhead } from './type-ahead'

/** Context of the outline's key handlers. */
interface OutlineContext {
  readonly session: EditorSession
  readonly rows: readonly OutlineLine[]
  readonly typed: TypeAhead
  /** Expands or collapses the descendants of a block. */
  readonly setOpen: (id: string, isOpen: boolean) => void
  readonly rename: (id: string) => void
}

/** Handles keys in the outline: those of a tree, and those that act on the selection. */
export function pressOutlineKey(outline: OutlineContext, event: KeyboardEvent<HTMLElement>): void {
  // Buttons in a row, their menus, and the name field handle their own keys.
  const isRow = event.target instanceof HTMLElement && event.target.role === 'treeitem'
  const focused = isRow ? (event.target as HTMLElement).dataset.outlineId : undefined
  if (focused === undefined || event.defaultPrevented) return
  if (act(outline, event, focused)) event.preventDefault()
}

/** Returns true if the key was handled. */
function act(outline: OutlineContext, event: KeyboardEvent<HTMLElement>, focused: string): boolean {
  const { session, typed } = outline
  if (isLane(outline, focused)) return actOnLane(outline, event, focused)
  if (session.canEdit && isShortcut('rename', event.nativeEvent))
    return startRename(outline, focused)
  // During type-ahead, letters and spaces are not shortcuts.
  const isWord = event.key.length === 1 && typed.isTyping()
  const isSelected = session.uiStore.getState().selectedIds.has(focused)
  if (!isWord && isSelected && pressBlockKey(session, event)) return true
  if (event.altKey || event.metaKey) return false
  if (event.shiftKey || event.ctrlKey) return selectMore(outline, event, focused)
  return go(outline, event, focused)
}

/** Handles keys on a column, which can be passed and filled; block actions don't apply to it. */
function actOnLane(
  outline: OutlineContext,
  event: KeyboardEvent<HTMLElement>,
  lane: string,
): boolean {
  const { session } = outline
  if (session.canEdit && titleFieldOf(session, lane) !== null && actOnPart(outline, event, lane))
    return true
  const adds = event.key === 'Enter' || event.key === ' '
  if (!adds) return go(outline, event, lane)
  if (!session.canEdit) return false
  const index = childrenOf(session.pageStore.getState().page.tree, lane).length
  session.uiStore.openInserter({ slot: lane, index })
  return true
}

/** Handles keys on a part with a custom name, which can be renamed and moved like a block. */
function actOnPart(
  { session, rename }: OutlineContext,
  { nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>,
  lane: string,
): boolean {
  if (isShortcut('rename', nativeEvent)) {
    rename(lane)
    return true
  }
  const by = partStep(nativeEvent)
  if (by === null) return false
  const moved = movePart(session, lane, by)
  if (moved !== null) focusRow(currentTarget, moved)
  return true
}

function partStep(press: globalThis.KeyboardEvent): 1 | -1 | null {
  if (isShortcut('moveUp', press)) return -1
  return isShortcut('moveDown', press) ? 1 : null
}

function isLane({ rows }: OutlineContext, id: string): boolean {
  return rows.find((row) => row.id === id)?.kind === 'lane'
}

/** Extends the selection: Shift extends the range, Ctrl and Space toggle one row, and Ctrl with arrows moves only the focus. */
function selectMore(
  outline: OutlineContext,
  event: KeyboardEvent<HTMLElement>,
  focused: string,
): boolean {
  const { key, ctrlKey } = event
  if (ctrlKey && key === ' ') {
    toggleSelected(outline.session, focused)
    return true
  }
  if (ctrlKey) return moveFocus(outline, event, focused)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return go(outline, event, focused)
  selectNextTo(outline.session, key === 'ArrowUp' ? -1 : 1)
  return true
}

function startRename({ rename, session }: OutlineContext, id: string): boolean {
  if (lockOf(session.pageStore.getState().page.tree, id) === null) rename(id)
  return true
}

/** Moves only the focus, with Ctrl, and keeps the selection, so that further rows can be added. */
function moveFocus({ rows }: OutlineContext, event: KeyboardEvent<HTMLElement>, focused: string) {
  const at = rows.findIndex(({ id }) => id === focused)
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 }
  const next = rows[steps[event.key] ?? -1]
  if (!next) return false
  focusRow(event.currentTarget, next.id)
  return true
}

function focusRow(tree: HTMLElement, id: string): void {
  const items = tree.querySelectorAll<HTMLElement>('[data-outline-id]')
  for (const item of items) if (item.dataset.outlineId === id) item.focus()
}

function go(outline: OutlineContext, event: KeyboardEvent<HTMLElement>, focused: string): boolean {
  const { key } = event
  const isTyped = key.length === 1 && (key !== ' ' || outline.typed.isTyping())
  const at = outline.rows.findIndex(({ id }) => id === focused)
  const isOpen = outline.rows[at]?.isOpen ?? null
  if ((key === 'ArrowRight' && isOpen === false) || (key === 'ArrowLeft' && isOpen === true)) {
    outline.setOpen(focused, key === 'ArrowRight')
    return true
  }
  const next = isTyped ? startingWith(outline, key, at) : rowFor(outline, key, at)
  if (next === undefined) return false
  // The focus follows the selection; coming from a column, it returns even to a block that is already selected.
  if (!isLane(outline, next)) selectAndSay(outline.session, next)
  focusRow(event.currentTarget, next)
  if (key === 'Enter') outline.session.uiStore.focusField(next)
  return true
}

/** Returns the row that a key leads to; `undefined` if there is none. */
function rowFor({ rows }: OutlineContext, key: string, at: number): string | undefined {
  const row = rows[at]
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]?.id
    case 'ArrowUp':
      return rows[at - 1]?.id
    case 'Home':
      return rows[0]?.id
    case 'End':
      return rows.at(-1)?.id
    case 'ArrowLeft':
      return row && rows.slice(0, at).findLast(({ level }) => level < row.level)?.id
    case 'ArrowRight':
      return row && isInside(rows[at + 1], row) ? rows[at + 1]?.id : undefined
    case 'Enter':
    case ' ':
      return row?.id
    default:
      return undefined
  }
}

function isInside(next: OutlineLine | undefined, row: OutlineLine): boolean {
  return next !== undefined && next.level > row.level
}

/** Returns the next row whose name starts with the typed text (type-ahead), wrapping at the end. */
function startingWith({ rows, session, typed }: OutlineContext, letter: string, at: number) {
  const { tree } = session.pageStore.getState().page
  const { text, stays } = typed.press(letter.toLowerCase())
  const from = stays ? at : at + 1
  const namesOf = ({ id, kind }: OutlineLine) =>
    kind === 'lane'
      ? [laneLabel(tree, id, session.registry)]
      : [rowLabel(blockOf(tree, id), session.registry), blockLabel(tree, id, session.registry)]
  return [...rows.slice(from), ...rows.slice(0, from)].find((row) =>
    namesOf(row).some((name) => name.toLowerCase().startsWith(text)),
  )?.id
}
