import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { blockElement } from '../../blocks/block-element'
import type { Rect } from '../../drag/geometry'
import { usePage, useSession, useUi } from '../../store/session'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { whenIdle } from '../../ui/lazy/when-inactive'
import { BlockBar } from './block-bar'
import { InsertButtons } from './insert-buttons'
import { useBlockName } from './use-block-name'
import { useBlockRect } from './use-rect'
import './block-outlines.css'

/** Maximum number of outlines rendered, so that selecting a whole page stays fast. */
const OUTLINES = 60

/** Overlay of the page: outlines of the hovered and selected blocks, and the bar of the active one. */
export function BlockOutlines({ page, focusCanvas }: BlockOutlinesProps) {
  const { canEdit } = useSession()
  const selectedId = useIfThere(useUi((state) => state.selectedId))
  const selectedIds = useUi((state) => state.selectedIds)
  const isDragging = useUi(({ drag }) => drag !== null)
  const others = [...selectedIds].filter((id) => id !== selectedId).slice(0, OUTLINES)
  const hoveredId = useIfThere(useUi((state) => (state.drag ? null : state.hoveredId)))
  return (
    <>
      {hoveredId !== null && hoveredId !== selectedId && (
        <BlockOutline page={page} id={hoveredId} kind="hovered">
          <span className="ed-block-tag">
            <BlockName id={hoveredId} />
          </span>
        </BlockOutline>
      )}
      {canEdit && !isDragging && (
        <InsertButtons page={page} selectedId={selectedId} hoveredId={hoveredId} />
      )}
      {others.map((id) => (
        <BlockOutline key={id} page={page} id={id} kind="also-selected" />
      ))}
      {selectedId !== null && (
        <BlockOutline page={page} id={selectedId} kind="selected">
          <BlockBar id={selectedId} readOnly={!canEdit} focusCanvas={focusCanvas} />
        </BlockOutline>
      )}
    </>
  )
}

function BlockOutline({ page, id, kind, children }: BlockOutlineProps) {
  const rect = useBlockRect(page, id)
  if (!rect) return null
  const style = { ...rect, '--ed-block-left': `${Math.max(rect.left, 0)}px` } as CSSProperties
  return (
    <div className="ed-block-outline" data-kind={kind} style={style}>
      {children && (
        <Rail page={page} id={id} rect={rect}>
          {children}
        </Rail>
      )}
    </div>
  )
}

const barSide = lazyPart(() => import('./bar-side'))

/** Without a connection the bar stays where it is, above the start of its block. */
function staysAbove(): null {
  return null
}

/** Container above the block's upper edge, or beside it, where it covers no text. */
function Rail({ page, id, rect, children }: RailProps) {
  const ref = useRef<HTMLDivElement>(null)
  // Searching for text takes longer than drawing the outline and seldom moves the bar, so it waits until the browser is idle.
  useEffect(() => {
    const rail = ref.current
    if (!rail) return
    let cancel = () => {}
    // Called at first, and when the bar has more tools than before.
    const observer = new ResizeObserver(() => {
      cancel()
      cancel = whenIdle(() => void place())
    })
    observer.observe(rail)
    return () => {
      observer.disconnect()
      cancel()
    }

    async function place(): Promise<void> {
      const part = barSide.now() ?? (await barSide.fetch().catch(staysAbove))
      const root = page.current
      const block = root && blockElement(root, id)
      if (part && block && rail) part.placeBar({ root, block, width: rect.width, rail })
    }
  }, [page, id, rect])
  return (
    <div className="ed-block-rail" ref={ref}>
      {children}
    </div>
  )
}

function BlockName({ id }: { readonly id: string }) {
  return useBlockName(id)
}

/** Returns the id, or `null` if its block no longer exists. */
function useIfThere(id: string | null): string | null {
  return usePage(({ page }) => (id !== null && page.tree.blocks.has(id) ? id : null))
}

interface BlockOutlinesProps {
  readonly page: RefObject<HTMLElement | null>
  readonly focusCanvas: () => void
}

interface RailProps {
  readonly page: RefObject<HTMLElement | null>
  readonly id: string
  readonly rect: Rect
  readonly children: ReactNode
}

interface BlockOutlineProps {
  readonly page: RefObject<HTMLElement | null>
  readonly id: string
  readonly kind: 'hovered' | 'selected' | 'also-selected'
  readonly children?: ReactNode
}
