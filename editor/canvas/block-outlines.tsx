import type { ReactNode, RefObject } from 'react'
import { usePage, useSession, useUi } from '../store/session'
import { BlockBar } from './block-bar'
import { useBlockName } from './use-block-name'
import { useBlockRect } from './use-rect'

/** What lies over the page: an outline round the hovered and the selected block, and the bar of the latter. */
export function BlockOutlines({ page, focusCanvas }: BlockOutlinesProps) {
  const { canEdit } = useSession()
  const selectedId = useIfThere(useUi((state) => state.selectedId))
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
  return (
    <div className="ed-block-outline" data-kind={kind} style={rect}>
      <div className="ed-block-rail">{children}</div>
    </div>
  )
}

function BlockName({ id }: { readonly id: string }) {
  return useBlockName(id)
}

/** The id, or `null` once its block is gone. */
function useIfThere(id: string | null): string | null {
  return usePage(({ page }) => (id !== null && page.tree.blocks.has(id) ? id : null))
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
