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
 * Handles the keys that act on the selection, in the canvas and the outline. Returns true if the key was handled. Ignores keys in
 * text fields.
 */
export function pressBlockKey(session: EditorSession, event: KeyboardEvent): boolean {
  const ids = selectedBlocks(session)
  if (isTextField(event.target)) return false
  const name = pressedOf(NAMES, event.nativeEvent)
  if (name === undefined || (!FOR_ALL.has(name) && !session.canEdit)) return false
  // Without a selection, only "select all" is possible.
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
/** Actions also available to users without edit permission. */
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
    t(
      '{count, plural, one {“{label}” can’t be wrapped here: select other blocks, or move it first} other {These # blocks can’t be wrapped here: select others, or move them first}}',
      { count: ids.length, label },
    ),
  )
}

function sectionFirst({ name }: { name: string }): number {
  return name === 'Section' ? -1 : 1
}

/** Returns whether the target is editable text, whose keys and menus are left to the browser. */
export function isTextField(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
