import { Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { blockIdAt } from '../../blocks/block-element'
import { lockOfSlot } from '../../store/locks'
import { slotLabel } from '../../store/places'
import { usePage, useSession } from '../../store/session'
import { useBlockName } from './use-block-name'
import { useBlockRect } from './use-rect'
import './insert-buttons.css'

/** A plus on the line above a block and on the line below it: another block goes there. */
export function InsertButtons({ page, id, isStop = false }: InsertButtonsProps) {
  const rect = useBlockRect(page, id)
  const slot = usePage(({ page: { tree } }) => tree.parents.get(id))
  const isLocked = usePage(
    ({ page: { tree } }) =>
      slot !== undefined && tree.blocks.has(id) && lockOfSlot(tree, slot) !== null,
  )
  if (!rect || slot === undefined || isLocked) return null
  const { top, left, width, height } = rect
  return (
    <>
      <InsertButton id={id} slot={slot} by={0} isStop={isStop} at={{ top, left, width }} />
      <InsertButton
        id={id}
        slot={slot}
        by={1}
        isStop={isStop}
        at={{ top: top + height, left, width }}
      />
    </>
  )
}

function InsertButton({ id, slot, by, isStop, at }: InsertButtonProps) {
  const { pageStore, registry, uiStore } = useSession()
  const name = useBlockName(id)
  const where = usePage(({ page }) =>
    page.tree.children.has(slot) ? slotLabel(page.tree, slot, registry) : '',
  )

  function open(): void {
    const index = pageStore.getState().page.tree.children.get(slot)?.indexOf(id) ?? -1
    if (index >= 0) uiStore.openInserter({ slot, index: index + by })
  }

  return (
    <div className="ed-insert-line" data-side={by === 0 ? 'above' : 'below'} style={at}>
      <button
        type="button"
        data-canvas-control
        className="ed-surface ed-insert-button ed-focusable"
        aria-label={`Insert a block ${by === 0 ? 'before' : 'after'} ${name}, in ${where}`}
        tabIndex={isStop ? 0 : -1}
        onClick={open}
        onMouseLeave={({ relatedTarget }) => uiStore.hover(blockIdAt(relatedTarget))}
      >
        <Plus size={16} aria-hidden />
      </button>
    </div>
  )
}

interface InsertButtonsProps {
  readonly page: RefObject<HTMLElement | null>
  readonly id: string
  /** Whether Tab stops there: for the selected block, not for one that is only pointed at. */
  readonly isStop?: boolean
}

interface InsertButtonProps {
  readonly id: string
  readonly slot: string
  /** 0 above the block, 1 below it. */
  readonly by: 0 | 1
  readonly isStop: boolean
  readonly at: { readonly top: number; readonly left: number; readonly width: number }
}
