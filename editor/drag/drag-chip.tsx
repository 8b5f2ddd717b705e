import { draggedLabel } from '../store/places'
import { usePage, useSession, useUi } from '../store/session'
import './drag.css'

/** The drag overlay: the block's name at the pointer. */
export function DragChip() {
  const { registry } = useSession()
  const tree = usePage(({ page }) => page.tree)
  const what = useUi(({ drag }) => drag?.what)
  if (!what || (what.kind === 'block' && !tree.blocks.has(what.id))) return null
  return <div className="ed-surface ed-drag-chip">{draggedLabel(tree, what, registry)}</div>
}
