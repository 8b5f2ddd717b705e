/** A rectangle in the page's own pixels: measured from the page's corner, so that scrolling changes nothing. */
export interface Rect {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the blocks of the page are rendered. */
export interface Geometry {
  /** `null` for a block that is not rendered yet. */
  rectOf(blockId: string): Rect | null
  /** The dotted area an empty slot shows. */
  emptySlotRect(slot: string): Rect | null
}

/** Reads rectangles from the page lazily, and caches them until the page changes its size. */
export interface PageGeometry extends Geometry {
  /** A point of the window in the page's pixels. */
  toPage(point: Point): Point
  /** Discards all rectangles, as everything may have moved. */
  forget(): void
  stop(): void
}

/**
 * The geometry of a page during one drag. Few rectangles are read, however long the page: the search reads
 * only those on its path. Blocks that the browser has not laid out yet have their estimated size.
 */
export function pageGeometry(root: HTMLElement): PageGeometry {
  const blocks = elementsBy(root, 'blockId')
  const emptySlots = elementsBy(root, 'emptySlot')
  const known = new Map<Element, Rect>()
  // A block that comes into view takes its true size and moves all below it.
  const observer = new ResizeObserver(() => known.clear())
  observer.observe(root)
  return {
    rectOf: (id) => rectOf(blocks.get(id)),
    emptySlotRect: (slot) => rectOf(emptySlots.get(slot)),
    toPage: ({ x, y }) => {
      const corner = root.getBoundingClientRect()
      return { x: x - corner.left, y: y - corner.top }
    },
    forget: () => known.clear(),
    stop: () => observer.disconnect(),
  }

  function rectOf(element: HTMLElement | undefined): Rect | null {
    if (!element?.isConnected) return null
    const rect = known.get(element) ?? rectIn(root, element)
    known.set(element, rect)
    return rect
  }
}

/** The rectangle of an element, measured from the corner of another. */
export function rectIn(root: Element, element: Element): Rect {
  const corner = root.getBoundingClientRect()
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top: top - corner.top, left: left - corner.left, width, height }
}

function elementsBy(root: HTMLElement, key: 'blockId' | 'emptySlot'): Map<string, HTMLElement> {
  const attribute = key === 'blockId' ? 'data-block-id' : 'data-empty-slot'
  const found = root.querySelectorAll<HTMLElement>(`[${attribute}]`)
  return new Map([...found].map((element) => [element.dataset[key] ?? '', element]))
}
