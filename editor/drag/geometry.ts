/** A rectangle in page pixels, relative to the page's corner, so that scrolling doesn't change it. */
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

/** Positions of the rendered blocks. */
export interface Geometry {
  /** Returns `null` for a block that isn't rendered yet. */
  rectOf(blockId: string): Rect | null
  /** Returns the dotted area of an empty slot. */
  emptySlotRect(slot: string): Rect | null
}

/** Reads rectangles from the page lazily and caches them until the page's size changes. */
export interface PageGeometry extends Geometry {
  /** Converts a point of the window to page pixels. */
  toPage(point: Point): Point
  /** Discards all rectangles, because anything may have moved. */
  forget(): void
  stop(): void
}

/**
 * Creates the geometry of a page for one drag. It reads only rectangles on the path of the search, however long the page is.
 * Blocks without layout have their estimated size. Calls `onMoved` when blocks come into view and get their real size, which
 * moves all blocks below.
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

  /** Looks up an element on demand, because blocks of a long page are rendered while the drag scrolls to them. */
  function find(key: string, look: () => HTMLElement | null): HTMLElement | null {
    const before = elements.get(key)
    if (before?.isConnected) return before
    const element = look()
    if (element) elements.set(key, element)
    return element
  }

  function rectOf(element: HTMLElement | null): Rect | null {
    // Hidden elements have no rectangle; jsdom doesn't support the check.
    if (!element || element.checkVisibility?.() === false) return null
    const rect = known.get(element) ?? rectIn(root, element)
    known.set(element, rect)
    return rect
  }
}

export function isSameRect(a: Rect, b: Rect): boolean {
  return a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height
}

/** Returns the rectangle of an element relative to the corner of another. */
export function rectIn(root: Element, element: Element): Rect {
  const corner = root.getBoundingClientRect()
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top: top - corner.top, left: left - corner.left, width, height }
}

function blockIn(root: HTMLElement, id: string): HTMLElement | null {
  const quoted = id.replace(/["\\\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)
  return root.querySelector<HTMLElement>(`[data-block-id="${quoted}"]`)
}

/** Compares attributes, because a slot key contains a character that selectors can't express. */
function emptySlotIn(root: HTMLElement, slot: string): HTMLElement | null {
  const slots = root.querySelectorAll<HTMLElement>('[data-empty-slot]')
  return [...slots].find(({ dataset }) => dataset.emptySlot === slot) ?? null
}
