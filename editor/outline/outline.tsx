import { ListTree } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { walk } from '#schema/page/tree'
import { usePage, useSession, useUi } from '../store/session'
import { EmptyState } from '../ui/empty-state'
import { pressOutlineKey } from './outline-keys'
import { OutlineRow } from './outline-row'
import './outline.css'

/** The page as a tree of its blocks: to see the whole, to select, to move by keys and by menu. */
export function Outline() {
  const session = useSession()
  const tree = usePage(({ page }) => page.tree)
  const selectedId = useUi((state) => state.selectedId)
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const rows = walk(tree)
  // One row is the tree's stop for Tab: the selected one, else the first.
  const stop = selectedId !== null && tree.blocks.has(selectedId) ? selectedId : rows[0]?.id
  // Focus goes along with the selection while it is in the tree; also when the focused row has just been deleted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of rows or selection may leave the focus behind.
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [stop, tree])

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
        <OutlineRow
          key={id}
          id={id}
          depth={depth}
          isStop={id === stop}
          isSelected={id === selectedId}
        />
      ))}
    </div>
  )
}
