import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type TestInfo } from '@playwright/test'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '../pictures')
/** `PICTURES=renew` stores what is drawn instead of comparing it. */
const IS_RENEWED = process.env.PICTURES === 'renew'

/** Side of a cell, in px: what another browser build draws at the edges of a letter is evened out in it. */
const CELL = 4
/**
 * By how much the mean colour of a cell may differ, from 0 to 255: where there is one colour, and at letters, edges and corners.
 * Chromium 150 and 156 differ in one cell of 170,000; a radius of 3 px instead of 6, in 48.
 */
const TOLERANCE = { flat: 3, drawn: 16 }
/** Cells that may differ by more. */
const MAX_CELLS = { flat: 4, drawn: 8 }

/** Fails where an element is drawn otherwise than in its stored picture. The text names the parts that differ. */
export async function expectPicture(
  name: string,
  { of, parts, info }: { readonly of: Locator; readonly parts?: string; readonly info: TestInfo },
): Promise<void> {
  const drawn = await of.screenshot({ animations: 'disabled' })
  const file = join(FOLDER, `${name}.webp`)
  if (IS_RENEWED) {
    await mkdir(FOLDER, { recursive: true })
    await writeFile(file, await sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer())
    return
  }
  await writeFile(info.outputPath(`${name}.png`), drawn)
  const boxes = parts ? await boxesOf(of, parts) : []
  const cells = await differingCells(drawn, await readFile(file))
  const where = typeof cells === 'string' ? cells : describeParts(cells, boxes)
  expect(where, `${name}: e2e/pictures/${name}.webp, PICTURES=renew stores new ones`).toEqual([])
}

interface Cell {
  /** Its start, in px. */
  readonly y: number
  readonly colour: readonly number[]
  /** True where it has one colour only. */
  readonly isFlat: boolean
}

type Box = readonly [name: string, top: number, bottom: number]

function boxesOf(element: Locator, parts: string): Promise<readonly Box[]> {
  return element.evaluate((root, selector) => {
    const { top } = root.getBoundingClientRect()
    return [...root.querySelectorAll(selector)].map((part): Box => {
      const box = part.getBoundingClientRect()
      return [part.getAttribute('aria-label') ?? part.id, box.top - top, box.bottom - top]
    })
  }, parts)
}

/** The parts with cells that differ, each with how many. */
function describeParts(cells: readonly Cell[], boxes: readonly Box[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { y } of cells) {
    const [name] = boxes.find(([, top, bottom]) => y >= top - CELL && y < bottom) ?? [`${y} px`]
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name}: ${count} cells of ${CELL} px`)
}

/** Cells that differ by more than another build of the browser explains; a text for pictures of two sizes. */
async function differingCells(drawn: Buffer, stored: Buffer): Promise<readonly Cell[] | string> {
  const [one, other] = await Promise.all([cellsOf(drawn), cellsOf(stored)])
  if (one.width !== other.width || one.height !== other.height)
    return `It measures ${one.width} by ${one.height} px, and did ${other.width} by ${other.height} px`
  const pairs = one.cells.flatMap((cell, index) => {
    const before = other.cells[index]
    return before ? [{ ...cell, isFlat: cell.isFlat && before.isFlat, before }] : []
  })
  const differing = pairs.filter(
    ({ isFlat, colour, before }) =>
      distance(colour, before.colour) > (isFlat ? TOLERANCE.flat : TOLERANCE.drawn),
  )
  const flat = differing.filter(({ isFlat }) => isFlat).length
  const isFailed = flat > MAX_CELLS.flat || differing.length - flat > MAX_CELLS.drawn
  return isFailed ? differing : []
}

/** Of the channel in which two colours differ most. */
function distance(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))
}

/** Means of the colours of each cell. */
async function cellsOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const cells: Cell[] = []
  for (let top = 0; top < height; top += CELL)
    for (let left = 0; left < width; left += CELL) cells.push(cellAt(left, top))
  return { width, height, cells }

  function cellAt(left: number, top: number): Cell {
    const sums = [0, 0, 0]
    const least = [255, 255, 255]
    const most = [0, 0, 0]
    let points = 0
    for (let y = top; y < Math.min(top + CELL, height); y += 1)
      for (let x = left; x < Math.min(left + CELL, width); x += 1) {
        points += 1
        for (let channel = 0; channel < 3; channel += 1) {
          const value = data[(y * width + x) * channels + channel] ?? 0
          sums[channel] = (sums[channel] ?? 0) + value
          least[channel] = Math.min(least[channel] ?? 0, value)
          most[channel] = Math.max(most[channel] ?? 0, value)
        }
      }
    const isFlat = most.every((value, channel) => value - (least[channel] ?? 0) <= 2)
    return { y: top, colour: sums.map((sum) => sum / points), isFlat }
  }
}
