import { Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { t } from '#schema/messages/t'
import { childrenOf, type SlotKey } from '#schema/page/tree'
import { blockIdAt } from '../../blocks/block-element'
import type { Rect } from '../../drag/geometry'
import { slotLabel } from '../../store/block-labels'
import { lockOfSlot } from '../../store/locks'
import { samePlace } from '../../store/places'
import { usePage, useSession } from '../../store/session'
import { useBlockName } from './use-block-name'
import { useBlockRect } from './use-rect'
import './insert-buttons.css'

/** Minimum distance between two buttons, in px; closer ones would overlap. */
const APART = 26

/**
 * Plus buttons above and below the selected and the hovered block that insert another block. Blocks that share a place have one
 * button, that of the selected block, which Tab reaches.
 */
export function InsertButtons({ page, selectedId, hoveredId }: InsertButtonsProps) {
  const selected = useLines(page, selectedId)
  const hovered = useLines(page, hoveredId === selectedId ? null : hoveredId)
  const others = hovered.filter((line) => !selected.some((each) => isTaken(line, each)))
  // In one list with stable keys: a click turns the buttons of the hovered block into those of the selected one.
  return [...others, ...selected].map((line) => (
    <InsertButton key={`${line.id} ${line.by}`} {...line} isStop={line.id === selectedId} />
  ))
}

interface InsertLine {
  readonly id: string
  readonly slot: SlotKey
  /** Index at which the block is inserted. */
  readonly index: number
  /** 0 above the block, 1 below it. */
  readonly by: 0 | 1
  readonly at: Pick<Rect, 'top' | 'left' | 'width'>
}

/** Returns the lines above and below a block; none if no block may be added there. */
function useLines(page: RefObject<HTMLElement | null>, id: string | null): readonly InsertLine[] {
  const rect = useBlockRect(page, id)
  const slot = usePage(({ page: { tree } }) => (id === null ? undefined : tree.parents.get(id)))
  const index = usePage(({ page: { tree } }) =>
    id === null || slot === undefined ? -1 : childrenOf(tree, slot).indexOf(id),
  )
  const isLocked = usePage(
    ({ page: { tree } }) => slot !== undefined && index >= 0 && lockOfSlot(tree, slot) !== null,
  )
  if (!rect || id === null || slot === undefined || index < 0 || isLocked) return []
  const { top, left, width, height } = rect
  return [
    { id, slot, index, by: 0, at: { top, left, width } },
    { id, slot, index: index + 1, by: 1, at: { top: top + height, left, width } },
  ]
}

/** Returns whether a line is for the same place as another, or its button would overlap the other's. */
function isTaken(line: InsertLine, other: InsertLine): boolean {
  const middle = ({ at: { left, width } }: InsertLine) => left + width / 2
  const isNear =
    Math.abs(line.at.top - other.at.top) < APART && Math.abs(middle(line) - middle(other)) < APART
  return isNear || samePlace(line, other)
}

function InsertButton({ id, slot, index, by, isStop, at }: InsertButtonProps) {
  const { registry, uiStore } = useSession()
  const name = useBlockName(id)
  const where = usePage(({ page }) =>
    page.tree.children.has(slot) ? slotLabel(page.tree, slot, registry) : '',
  )
  return (
    <div className="ed-insert-line" data-side={by === 0 ? 'above' : 'below'} style={at}>
      <button
        type="button"
        data-canvas-control
        className="ed-surface ed-insert-button ed-focusable"
        aria-label={
          by === 0
            ? t('Insert a block before “{label}”, in “{slot}”', { label: name, slot: where })
            : t('Insert a block after “{label}”, in “{slot}”', { label: name, slot: where })
        }
        tabIndex={isStop ? 0 : -1}
        onClick={() => uiStore.openInserter({ slot, index })}
        onMouseLeave={({ relatedTarget }) => uiStore.hover(blockIdAt(relatedTarget))}
      >
        <Plus size={16} aria-hidden />
      </button>
    </div>
  )
}

interface InsertButtonsProps {
  readonly page: RefObject<HTMLElement | null>
  readonly selectedId: string | null
  readonly hoveredId: string | null
}

interface InsertButtonProps extends InsertLine {
  /** True if Tab reaches the button: only for the selected block, not a hovered one. */
  readonly isStop: boolean
}
