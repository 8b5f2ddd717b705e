/** A rectangle in pixels of the page of 960 px that a sample is drawn on. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Larger than this a single line of text would fill the picture. */
const MAX_SCALE = 0.3
/** Around what is shown, in pixels of the page. */
const MARGIN = 24

/** How the page is scaled and moved so that what the block shows fills the picture. */
export interface Crop {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/**
 * Crops a picture to what a block shows: as large as it gets without gaps, from the top where it is taller than the picture,
 * in the middle where it is lower. A block that fills the page is shown in its whole width.
 */
export function cropOf(
  shown: Area,
  box: { readonly width: number; readonly height: number },
): Crop {
  const area = withMargin(shown)
  const least = box.width / PAGE
  const cover = Math.max(box.width / area.width, box.height / area.height)
  const scale = Math.max(least, Math.min(cover, MAX_SCALE))
  const [width, height] = [area.width * scale, area.height * scale]
  return {
    scale,
    // What is wider than the picture begins at its start, where words begin.
    x: -area.x * scale + Math.max(0, (box.width - width) / 2),
    y: -area.y * scale + Math.max(0, (box.height - height) / 2),
  }
}

export const PAGE = 960

function withMargin({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)]
  const right = Math.min(PAGE, x + width + MARGIN)
  return { x: left, y: top, width: right - left, height: y + height + MARGIN - top }
}

const REPLACED = 'img, svg, video, iframe, input, textarea, select, button, hr'

/** What a block shows on a sheet: where its words and pictures stand; `null` while it shows nothing. */
export function shownArea(sheet: HTMLElement): Area | null {
  const origin = sheet.getBoundingClientRect()
  const scale = origin.width / sheet.offsetWidth || 1
  const areas = [...sheet.querySelectorAll('*')]
    .filter((element) => element.matches(REPLACED) || hasWords(element))
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({
      // What lies beside the page, as the slides that come next, is not seen.
      left: Math.max(0, (left - origin.left) / scale),
      top: Math.max(0, (top - origin.top) / scale),
      right: Math.min(PAGE, (right - origin.left) / scale),
      bottom: (bottom - origin.top) / scale,
    }))
    .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
  if (areas.length === 0) return null
  const x = Math.min(...areas.map(({ left }) => left))
  const y = Math.min(...areas.map(({ top }) => top))
  return {
    x,
    y,
    width: Math.max(...areas.map(({ right }) => right)) - x,
    height: Math.max(...areas.map(({ bottom }) => bottom)) - y,
  }
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
  )
}
