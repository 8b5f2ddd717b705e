import type { KeyboardEvent, PointerEvent } from 'react'
import { SIDE_MAX, SIDE_MIN } from './use-sides'

const STEP = 16

/** Edge between a side and the canvas, resized by dragging or with the arrow keys. */
export function ResizeHandle({ label, width, grows, onResize }: ResizeHandleProps) {
  const direction = grows === 'right' ? 1 : -1

  function press(event: KeyboardEvent): void {
    const by = { ArrowRight: STEP, ArrowLeft: -STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onResize(width + by * direction)
  }

  function pickUp(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    const handle: HTMLElement = event.currentTarget
    const { clientX: from, pointerId } = event
    handle.setPointerCapture(pointerId)
    const stop = new AbortController()
    const { signal } = stop
    handle.addEventListener(
      'pointermove',
      ({ clientX }) => onResize(width + (clientX - from) * direction),
      { signal },
    )
    for (const end of ['pointerup', 'pointercancel'] as const)
      handle.addEventListener(end, () => stop.abort(), { signal })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved; this is the pattern of a window splitter.
    <div
      className="ed-resize-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={SIDE_MIN}
      aria-valuemax={SIDE_MAX}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={pickUp}
    />
  )
}

interface ResizeHandleProps {
  readonly label: string
  readonly width: number
  /** Direction in which the side grows. */
  readonly grows: 'left' | 'right'
  readonly onResize: (width: number) => void
}
