import { blockElement } from '../../blocks/block-element'
import { type Rect, rectIn } from '../../drag/geometry'

/** A block on the canvas, while the blocks of the page are in this order. */
export interface PlacedBlock {
  readonly root: HTMLElement
  readonly id: string
  /** Another order may move the block, or render it again. */
  readonly children: object
}

type Follow = (rect: Rect | null) => void

interface Watched {
  readonly children: object
  readonly follows: Set<Follow>
  rect: Rect | null
  readonly stop: () => void
}

/** The outline of a block, its bar and the lines to insert at are laid over it together: one of them measures it. */
const watched = new WeakMap<HTMLElement, Map<string, Watched>>()

/** Where a block is, when someone follows it now. */
export function knownRect({ root, id, children }: PlacedBlock): Rect | null {
  const there = watched.get(root)?.get(id)
  return there?.children === children ? there.rect : null
}

/** Tells where a block is, at once and whenever that changes; `null` where it is not rendered. Returns a function that ends it. */
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
    // After a click on what is pointed at, one overlay passes its place to the next, which need not measure it again.
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

/** What is outlined is what can be pointed at (`canvas.css`). */
function measured(root: HTMLElement, element: HTMLElement): Rect {
  const { top, left, width, height } = rectIn(root, element)
  const room = Number.parseFloat(getComputedStyle(element).getPropertyValue('--ed-room')) || 0
  // Lengths of styles know nothing of the zoom.
  const zoom = element.offsetWidth > 0 ? width / element.offsetWidth : 1
  const shown = room * zoom
  return { top: top - shown, left, width, height: height + 2 * shown }
}
