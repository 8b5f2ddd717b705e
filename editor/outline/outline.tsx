import { ListTree } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { walk } from '#schema/page/tree'
import { usePage, useSession, useUi } from '../store/session'
import { EmptyState } from '../ui/empty-state'
import { pressOutlineKey } from './outline-keys'
import { OutlineRow } from './outline-row'
import './outline.css'

/** The page as a tree of its blocks: to see the whole, to select, to move by keys and by menu. */
export function Outline() {
  const session = useSession()
  // The order of blocks and no more: a key press in a field must not go through all rows.
  const children = usePage(({ page }) => page.tree.children)
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree is walked anew when its order changes.
  const rows = useMemo(() => walk(session.pageStore.getState().page.tree), [session, children])
  function press(event: KeyboardEvent<HTMLElement>): void {
    pressOutlineKey(session, event, rows)
  }

  if (rows.length === 0)
    return (
      <EmptyState icon={<ListTree size={20} />} title="No blocks yet">
        What you add to the page is listed here.
      </EmptyState>
    )
  return (
    <div
      ref={list}
      className="ed-outline"
      role="tree"
      aria-label="Blocks of the page"
      onKeyDown={press}
      onFocus={({ target }) => {
        hadFocus.current = target.role === 'treeitem'
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false
      }}
    >
      {rows.map(({ id, depth }) => (
        <OutlineRow key={id} id={id} depth={depth} isFirst={id === rows[0]?.id} />
      ))}
      <FocusFollower list={list} hadFocus={hadFocus} order={children} />
    </div>
  )
}

/**
 * Focus goes along with the selection while it is in the tree; also when the focused row has just been deleted.
 * A component of its own, so that a selection does not go through all rows.
 */
function FocusFollower({ list, hadFocus, order }: FocusFollowerProps) {
  const selectedId = useUi((state) => state.selectedId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of order or selection may leave the focus behind.
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [selectedId, order])
  return null
}

interface FocusFollowerProps {
  readonly list: RefObject<HTMLElement | null>
  readonly hadFocus: RefObject<boolean>
  /** Changes when blocks come, go or move. */
  readonly order: unknown
}
