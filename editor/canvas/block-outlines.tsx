import type { ReactNode, RefObject } from 'react'
import { blockLabel } from '../store/places'
import { usePage, useSession, useUi } from '../store/session'
import { BlockBar } from './block-bar'
import { useBlockRect } from './use-rect'

/** What lies over the page: an outline round the hovered and the selected block, and the bar of the latter. */
export function BlockOutlines({ page, focusCanvas }: BlockOutlinesProps) {
  const { canEdit } = useSession()
  const tree = usePage((state) => state.page.tree)
  const selectedId = useUi((state) => state.selectedId)
  const hoveredId = useUi((state) => (state.drag ? null : state.hoveredId))
  const isThere = (id: string | null): id is string => id !== null && tree.blocks.has(id)
  return (
    <>
      {isThere(hoveredId) && hoveredId !== selectedId && (
        <BlockOutline page={page} id={hoveredId} kind="hovered">
          <span className="ed-block-tag">
            <BlockName id={hoveredId} />
          </span>
        </BlockOutline>
      )}
      {isThere(selectedId) && (
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
  return (
    <div className="ed-block-outline" data-kind={kind} style={rect}>
      <div className="ed-block-rail">{children}</div>
    </div>
  )
}

function BlockName({ id }: { readonly id: string }) {
  const { registry } = useSession()
  return usePage(({ page }) =>
    page.tree.blocks.has(id) ? blockLabel(page.tree, id, registry) : '',
  )
}

interface BlockOutlinesProps {
  readonly page: RefObject<HTMLElement | null>
  readonly focusCanvas: () => void
}

interface BlockOutlineProps {
  readonly page: RefObject<HTMLElement | null>
  readonly id: string
  readonly kind: 'hovered' | 'selected'
  readonly children: ReactNode
}
