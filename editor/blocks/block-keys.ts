import type { KeyboardEvent } from 'react'
import { t } from '#schema/messages/t'
import { pressedOf } from '../shortcuts/pressed-shortcut'
import { blocksLabel } from '../store/block-labels'
import { duplicate, moveBy, remove, toggleHidden } from '../store/commands'
import { containsOutlet, lockForbidsChange, toggleLocked } from '../store/lock-commands'
import { notify } from '../store/notify'
import { placeOf } from '../store/places'
import { selectAll, selectedBlocks, selectParent } from '../store/selection'
import type { EditorSession } from '../store/session'
import { containersFor, unwrap, wrapIn } from '../store/wrap-commands'

/**
 * The keys that act on the selection, wherever the focus is: canvas and outline. Returns true when a key was
 * used up. Nothing fires in a text field.
 */
export function pressBlockKey(session: EditorSession, event: KeyboardEvent): boolean {
  const ids = selectedBlocks(session)
  if (isTextField(event.target)) return false
  const name = pressedOf(NAMES, event.nativeEvent)
  if (name === undefined || (!FOR_ALL.has(name) && !session.canEdit)) return false
  // With nothing selected there is nothing to act on, but all to select.
  if (ids.length === 0 && name !== 'selectAll') return false
  actions[name](session, ids)
  event.preventDefault()
  return true
}

type Action = (session: EditorSession, ids: readonly string[]) => void

const actions = {
  duplicate,
  remove,
  moveUp: (session, ids) => moveBy(session, ids, -1),
  moveDown: (session, ids) => moveBy(session, ids, 1),
  insertBefore: (session, ids) => insertBeside(session, ids[0], 0),
  insertAfter: (session, ids) => insertBeside(session, ids.at(-1), 1),
  wrap(session, ids) {
    const [first] = containersFor(session, ids).sort(sectionFirst)
    if (first) wrapIn(session, ids, first.name)
    else announceUnwrappable(session, ids)
  },
  unwrap,
  rename: ({ uiStore }) => uiStore.startRename(uiStore.getState().selectedId),
  hide: toggleHidden,
  lock: toggleLocked,
  selectParent,
  selectAll,
} as const satisfies Readonly<Record<string, Action>>

const NAMES = Object.keys(actions) as (keyof typeof actions)[]
/** What those may do who may only look. */
const FOR_ALL: ReadonlySet<string> = new Set(['selectParent', 'selectAll'])

function insertBeside({ pageStore, uiStore }: EditorSession, id: string | undefined, by: 0 | 1) {
  if (id === undefined) return
  const { slot, index } = placeOf(pageStore.getState().page.tree, id)
  uiStore.openInserter({ slot, index: index + by })
}

function announceUnwrappable(session: EditorSession, ids: readonly string[]): void {
  if (containsOutlet(session, ids) || lockForbidsChange(session, ids)) return
  const label = blocksLabel(session.pageStore.getState().page.tree, ids, session.registry)
  notify(
    session,
    t('No container takes {label} here: choose other blocks, or move them first', { label }),
  )
}

function sectionFirst({ name }: { name: string }): number {
  return name === 'Section' ? -1 : 1
}

/** Whether text is written there: its keys and menus are the browser's. */
export function isTextField(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
