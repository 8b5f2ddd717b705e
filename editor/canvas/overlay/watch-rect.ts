import { blockElement } from '../../blocks/block-element'
import { type Rect, rectIn } from '../../drag/geometry'

/** A block on the canvas, valid for one order of the page's blocks. */
export interface PlacedBlock {
  readonly root: HTMLElement
  readonly id: string
  /** Identifies the order: another one may move the block or render it again. */
  readonly children: object
}

type Follow = (rect: Rect | null) => void

interface Watched {
  readonly children: object
  readonly follows: Set<Follow>
  rect: Rect | null
  readonly stop: () => void
}

/** A block's outline, bar and insert lines overlay it together, so they share one measurement. */
const watched = new WeakMap<HTMLElement, Map<string, Watched>>()

/** Returns a block's rectangle if it is being watched. */
export function knownRect({ root, id, children }: PlacedBlock): Rect | null {
  const there = watched.get(root)?.get(id)
  return there?.children === children ? there.rect : null
}

/** Reports a block's rectangle immediately and on every change; `null` if it isn't rendered. Returns a function that stops. */
export function watchRect(block: PlacedBlock, follow: Follow): () => void {
  const { root, id, children } = block
  const all = watched.get(root) ?? new Map<string, Watched>()
  watched.set(root, all)
  const before = all.get(id)
  const there = before?.children === children ? before : watch(block)
  all.set(id, there)
  there.follows.add(follow)
  follow(there.rect)
  return () => {
    there.follows.delete(follow)
    // After a click on the hovered block, one overlay replaces another without measuring again.
    queueMicrotask(() => {
      if (there.follows.size > 0) return
      there.stop()
      if (all.get(id) === there) all.delete(id)
    })
  }
}

function watch({ root, id, children }: PlacedBlock): Watched {
  const element = blockElement(root, id)
  if (!element) return { children, follows: new Set(), rect: null, stop: () => undefined }
  const observer = new ResizeObserver(() => {
    there.rect = measured(root, element)
    for (const follow of there.follows) follow(there.rect)
  })
  const there: Watched = {
    children,
    follows: new Set(),
    rect: measured(root, element),
    stop: () => observer.disconnect(),
  }
  observer.observe(root)
  observer.observe(element)
  return there
}

/** Measures a block. The outlined area equals the area that can be hovered (`canvas.css`). */
function measured(root: HTMLElement, element: HTMLElement): Rect {
  const { top, left, width, height } = rectIn(root, element)
  const room = Number.parseFloat(getComputedStyle(element).getPropertyValue('--ed-room')) || 0
  // CSS lengths ignore the zoom.
  const zoom = element.offsetWidth > 0 ? width / element.offsetWidth : 1
  const shown = room * zoom
  return { top: top - shown, left, width, height: height + 2 * shown }
}
