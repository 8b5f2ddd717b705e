import type { KeyboardEvent } from 'react'
import { ancestorsOf, type TreeEntry } from '#schema/page/tree'
import { pressBlockKey } from '../blocks/block-keys'
import { selectAndSay } from '../store/commands'
import { blockLabel } from '../store/places'
import type { EditorSession } from '../store/session'

/** What keys do in the outline: those of a tree, and those that act on the selected block. */
export function pressOutlineKey(
  session: EditorSession,
  event: KeyboardEvent<HTMLElement>,
  rows: readonly TreeEntry[],
): void {
  // Buttons in a row, and the menus they open, keep their own keys.
  const isRow = event.target instanceof HTMLElement && event.target.role === 'treeitem'
  const focused = isRow ? (event.target as HTMLElement).dataset.outlineId : undefined
  if (focused === undefined || event.defaultPrevented) return
  if (session.uiStore.getState().selectedId === focused && pressBlockKey(session, event)) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const next = rowFor(session, event.key, { rows, focused })
  if (next === undefined) return
  event.preventDefault()
  selectAndSay(session, next)
  if (event.key === 'Enter') session.uiStore.focusField(next)
}

interface Where {
  readonly rows: readonly TreeEntry[]
  readonly focused: string
}

/** The row a key leads to; `undefined` when it leads nowhere. */
function rowFor(session: EditorSession, key: string, { rows, focused }: Where): string | undefined {
  const at = rows.findIndex(({ id }) => id === focused)
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
      return ancestorsOf(treeOf(session), focused)[0]
    case 'ArrowRight':
      return (rows[at + 1]?.depth ?? 0) > (rows[at]?.depth ?? 0) ? rows[at + 1]?.id : undefined
    case 'Enter':
    case ' ':
      return focused
    default:
      return key.length === 1 ? nextStartingWith(session, key, { rows, focused }) : undefined
  }
}

/** Type-ahead: the next block whose name begins with the letter, round the end. */
function nextStartingWith(session: EditorSession, letter: string, { rows, focused }: Where) {
  const at = rows.findIndex(({ id }) => id === focused)
  const tree = treeOf(session)
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(({ id }) =>
    blockLabel(tree, id, session.registry).toLowerCase().startsWith(letter.toLowerCase()),
  )?.id
}

function treeOf({ pageStore }: EditorSession) {
  return pageStore.getState().page.tree
}
