import type { KeyboardEvent } from 'react'
import { t } from '#schema/messages/t'
import { pressedOf } from '../shortcuts/pressed-shortcut'
import { duplicate, moveBy, remove, toggleHidden } from '../store/commands'
import { toggleLocked } from '../store/lock-commands'
import { notify } from '../store/notify'
import { placeOf } from '../store/places'
import { selectAll, selectedBlocks, selectParent } from '../store/selection'
import type { EditorSession } from '../store/session'
import { lazyPart } from '../ui/lazy/lazy-part'

/** Loaded lazily, together with the block menus, which also use the wrap commands. */
const wrapping = lazyPart(() => import('../store/wrap-commands'))

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
  wrap: (session, ids) => withWrapping(session, ({ wrap }) => wrap(session, ids)),
  unwrap: (session, ids) => withWrapping(session, ({ unwrap }) => unwrap(session, ids)),
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

function withWrapping(
  session: EditorSession,
  act: (commands: typeof import('../store/wrap-commands')) => void,
): void {
  const now = wrapping.now()
  if (now) act(now)
  else
    wrapping.fetch().then(act, () => {
      notify(session, t('Nothing was changed: the server can’t be reached. Try again.'))
    })
}

/** Returns whether the target is editable text, whose keys and menus are left to the browser. */
export function isTextField(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
