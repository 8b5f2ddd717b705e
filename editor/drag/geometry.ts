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
 * `onMoved` is called when blocks have come into view and taken their true size, which moves all below them.
 */
export function pageGeometry(root: HTMLElement, onMoved: () => void): PageGeometry {
  const elements = new Map<string, HTMLElement>()
  const known = new Map<Element, Rect>()
  const observer = new ResizeObserver(() => {
    known.clear()
    onMoved()
  })
  observer.observe(root)
  return {
    rectOf: (id) => rectOf(find(`block ${id}`, () => blockIn(root, id))),
    emptySlotRect: (slot) => rectOf(find(`slot ${slot}`, () => emptySlotIn(root, slot))),
    toPage: ({ x, y }) => {
      const corner = root.getBoundingClientRect()
      return { x: x - corner.left, y: y - corner.top }
    },
    forget: () => known.clear(),
    stop: () => observer.disconnect(),
  }

  /** Looked up when it is asked for: on a long page blocks are rendered while the drag scrolls to them. */
  function find(key: string, look: () => HTMLElement | null): HTMLElement | null {
    const before = elements.get(key)
    if (before?.isConnected) return before
    const element = look()
    if (element) elements.set(key, element)
    return element
  }

  function rectOf(element: HTMLElement | null): Rect | null {
    // What is not displayed has no place; jsdom does not tell.
    if (!element || element.checkVisibility?.() === false) return null
    const rect = known.get(element) ?? rectIn(root, element)
    known.set(element, rect)
    return rect
  }
}

export function isSameRect(a: Rect, b: Rect): boolean {
  return a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height
}

/** The rectangle of an element, measured from the corner of another. */
export function rectIn(root: Element, element: Element): Rect {
  const corner = root.getBoundingClientRect()
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top: top - corner.top, left: left - corner.left, width, height }
}

function blockIn(root: HTMLElement, id: string): HTMLElement | null {
  const quoted = id.replace(/["\\\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)
  return root.querySelector<HTMLElement>(`[data-block-id="${quoted}"]`)
}

/** The key of a slot holds a character that no selector can name. */
function emptySlotIn(root: HTMLElement, slot: string): HTMLElement | null {
  const slots = root.querySelectorAll<HTMLElement>('[data-empty-slot]')
  return [...slots].find(({ dataset }) => dataset.emptySlot === slot) ?? null
}
