import type { OptionPicture } from '#schema/fields'

/** SVG paths of a picture of 48 by 32. */
interface Drawing {
  /** Light areas: a picture, a box or the page. */
  readonly area?: string
  /** Dark areas: words, lines and edges. */
  readonly ink?: string
}

const PAGE = 'M0 0h48v32h-48z'
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`
const boxes = (xs: readonly number[], y: number, width: number, height: number) =>
  xs.map((x) => box(x, y, width, height)).join('')
/** Draws three lines of words, centred on x or starting at x. */
const words = (x: number, y: number, isCentred = false) =>
  [16, 12, 8]
    .map((width, line) => box(isCentred ? x - width / 2 : x, y + 4 * line, width, 2))
    .join('')
/** Draws a pointed arch on the lower edge. */
const arch = (x: number) => `M${x} 32v-16q0-8 9-13q9 5 9 13v16z`

/** Pictures of the options of appearance fields, by the name in the declaration. */
export const optionDrawings: Readonly<Record<OptionPicture, Drawing>> = {
  'text-center': { area: PAGE, ink: words(24, 11, true) },
  'text-bottom': { area: PAGE, ink: words(24, 20, true) },
  'text-left': { area: PAGE, ink: words(4, 11) },
  'picture-behind': { area: PAGE, ink: words(24, 11, true) },
  'picture-left': { area: box(0, 0, 22, 32), ink: words(27, 11) },
  'picture-left-arch': { area: arch(3), ink: words(27, 11) },
  'picture-right': { area: box(26, 0, 22, 32), ink: words(4, 11) },
  'picture-right-arch': { area: arch(27), ink: words(4, 11) },
  'width-full': { area: box(0, 7, 48, 18) },
  'width-content': { area: box(6, 7, 36, 18), ink: boxes([0, 47], 0, 1, 32) },
  'width-text': { area: box(14, 7, 20, 18), ink: boxes([0, 47], 0, 1, 32) },
  'space-relaxed': { area: box(8, 11, 32, 10), ink: `${box(0, 0, 48, 2)}${box(0, 30, 48, 2)}` },
  'space-tight': { area: box(8, 6, 32, 20), ink: `${box(0, 0, 48, 2)}${box(0, 30, 48, 2)}` },
  'space-none': { area: box(8, 2, 32, 28), ink: `${box(0, 0, 48, 2)}${box(0, 30, 48, 2)}` },
  'columns-equal': { area: boxes([1, 25], 4, 22, 24) },
  'columns-first': { area: box(1, 4, 29, 24) + box(33, 4, 14, 24) },
  'columns-last': { area: box(1, 4, 14, 24) + box(18, 4, 29, 24) },
  timeline: {
    area: box(14, 3, 30, 6) + box(14, 13, 30, 6) + box(14, 23, 30, 6),
    ink: box(6, 0, 1, 32) + box(4, 4, 5, 4) + box(4, 14, 5, 4) + box(4, 24, 5, 4),
  },
  steps: { area: boxes([1, 17, 33], 14, 14, 14), ink: boxes([6, 22, 38], 5, 4, 5) },
  automatic: {
    area: boxes([1, 17, 33], 8, 14, 16),
    ink: 'M24 12l1.5 3l3 1l-3 1l-1.5 3l-1.5-3l-3-1l3-1z',
  },
  carousel: { area: box(0, 6, 7, 20) + box(10, 3, 28, 26) + box(41, 6, 7, 20) },
  'one-large': { area: box(1, 2, 29, 28) + box(32, 2, 15, 13) + box(32, 17, 15, 13) },
  'grid-3': { area: boxes([1, 17, 33], 2, 14, 13) + boxes([1, 17, 33], 17, 14, 13) },
  'grid-4': { area: boxes([1, 13, 25, 37], 3, 10, 12) + boxes([1, 13, 25, 37], 17, 10, 12) },
  row: { area: boxes([1, 13, 25, 37], 9, 10, 14) },
  single: { area: box(4, 3, 40, 26) },
  'bar-solid': { area: box(0, 9, 48, 23), ink: box(0, 0, 48, 7) },
  'bar-transparent': { area: PAGE, ink: box(4, 3, 8, 2) + boxes([26, 34, 42], 3, 4, 2) },
}
