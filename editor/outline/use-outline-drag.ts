import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { OUTLINE_DROPPABLE, useDragPort } from '../drag/drag-port'
import type { Point } from '../drag/geometry'
import { useDrag } from '../drag/page-drag'
import { blocksDragged, useDragSource } from '../drag/use-drag-source'
import { useSession } from '../store/session'
import { placeAtRow, type RowPoint } from './place-at-row'

/** Position of the line that marks the drop place, in pixels of the list. */
export interface OutlineLineAt {
  readonly top: number
  readonly inset: number
  /** Height of the row if the drop is inside it; 0 for a line. */
  readonly height: number
}

/** Makes rows draggable and drop targets: within the outline, and from it to the canvas. */
export function useOutlineDrag(list: RefObject<HTMLDivElement | null>) {
  const session = useSession()
  const drag = useDrag()
  const pressed = useRef<string | null>(null)
  const [line, setLine] = useState<OutlineLineAt | null>(null)
  const port = useDragPort()
  const source = useDragSource({
    pick: () => (pressed.current === null ? null : blocksDragged(session, pressed.current)),
    keys: [],
  })
  useEffect(() => {
    port.setTarget(OUTLINE_DROPPABLE, list.current)
    return () => port.setTarget(OUTLINE_DROPPABLE, null)
  }, [port, list])
  useEffect(
    () =>
      drag.attachRows((point, what) => {
        const root = list.current
        const row = root && rowAt(root, point)
        const spot = placeAtRow(session, what, row && pointOf(row, point))
        setLine(root && spot.place ? lineAt(root, row, spot.side) : null)
        return spot
      }),
    [drag, session, list],
  )
  useEffect(
    () => session.uiStore.subscribe(({ drag: now }) => now === null && setLine(null)),
    [session],
  )

  function press({ target }: SyntheticEvent): void {
    const row =
      target instanceof Element && !target.closest('button, input')
        ? target.closest<HTMLElement>('[data-outline-id]:not([data-lane])')
        : null
    pressed.current = row?.dataset.outlineId ?? null
  }

  const { onMouseDown, onTouchStart } = source
  return {
    line,
    drag: { onMouseDown, onTouchStart, onMouseDownCapture: press, onTouchStartCapture: press },
  }
}

function rowAt(root: HTMLElement, { x, y }: Point): HTMLElement | null {
  // Above the first row, e.g. over the site's header, the first row is the target.
  if (y < root.getBoundingClientRect().top) return root.querySelector('[data-outline-id]')
  const found = root.ownerDocument
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-outline-id]'))
    .find((row) => row && root.contains(row))
  return found ?? null
}

function pointOf(row: HTMLElement, { y }: Point): RowPoint {
  const { top, height } = row.getBoundingClientRect()
  const { outlineId: id = '', lane } = row.dataset
  const share = height > 0 ? Math.max(0, (y - top) / height) : 0
  return { id, share, isLane: lane !== undefined }
}

/** Returns the position of the line for a drop at a row; below the last row if there is none. */
export function lineAt(root: HTMLElement, row: HTMLElement | null, side: string): OutlineLineAt {
  const target = row ?? [...root.querySelectorAll<HTMLElement>('[data-outline-id]')].at(-1)
  if (!target) return { top: 0, inset: 0, height: 0 }
  const inset = row ? Number.parseFloat(getComputedStyle(target).paddingInlineStart) || 0 : 4
  const height = side === 'inside' ? target.offsetHeight : 0
  const top = side === 'after' ? target.offsetTop + target.offsetHeight : target.offsetTop
  return { top, inset, height }
}
