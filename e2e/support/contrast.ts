import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** One line of text that is on a picture. */
interface TextLine {
  readonly text: string
  /** Red, green and blue, 0 to 255. */
  readonly color: readonly [number, number, number]
  readonly isLarge: boolean
  /** In pixels of the window. */
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/** Low enough that few pictures are made for it. */
export const WINDOW = { height: 900 }

/** Blocks with a picture and words on it. */
const ON_PICTURES =
  '.top-navigation[data-appearance="transparent"], .hero[data-ground="picture"] .hero-text, .picture-tile-text, .gallery-list-banner:not([data-plain])'

/** Of the pixels behind a line, what one in fifty may be: a single bright leaf hides no letter. */
const WORST = 0.98

/** A filled button has a background of its own; words for those who listen alone are not seen. */
const NOT_ON_PICTURES = '.button-link:not(.button-link-quiet)'

/** The lines of text in the window that are on pictures, once these are there. */
export async function textsOnPictures(page: Page): Promise<TextLine[]> {
  await page.evaluate(async () => {
    // Letters move when their face arrives.
    await document.fonts.ready
    for (const image of document.images) {
      const { top, bottom } = image.getBoundingClientRect()
      if (bottom > 0 && top < innerHeight) await image.decode()
    }
  })
  const nodes = await page.locator(ON_PICTURES).evaluateAll((holders, exempt) => {
    return holders.flatMap(nodesIn).flatMap((node) => {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(exempt))
        return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element)
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => {
        return { x, y, width, height }
      })
      return [{ text: node.textContent ?? '', color, fontSize, fontWeight, clipPath, boxes }]
    })

    function nodesIn(holder: Element): Node[] {
      const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node)
      return found
    }
  }, NOT_ON_PICTURES)
  const seen = nodes.filter(({ text, clipPath }) => text.trim() !== '' && clipPath === 'none')
  const colors = await channelsOf(page, [...new Set(seen.map(({ color }) => color))])
  return seen.flatMap(({ text, color, fontSize, fontWeight, boxes }) => {
    const size = Number.parseFloat(fontSize)
    // WCAG: 18 points, or 14 in bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return boxes
      .filter(
        ({ y, width, height }) => width > 2 && height > 2 && y >= 0 && y + height <= WINDOW.height,
      )
      .map((box) => ({ text: text.trim(), color: colors.get(color) ?? [0, 0, 0], isLarge, box }))
  })
}

/** Colours as a browser draws them. */
async function channelsOf(
  page: Page,
  colors: readonly string[],
): Promise<ReadonlyMap<string, readonly [number, number, number]>> {
  const drawn = await page.evaluate((all) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    return all.map((color): [string, [number, number, number]] => {
      if (!context) throw new Error('There is no canvas')
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return [color, [red, green, blue]]
    })
  }, colors)
  return new Map(drawn)
}

/** Those lines whose colour stands out too little from the pixels behind them (WCAG 1.4.3). */
export async function weakTexts(page: Page, lines: readonly TextLine[]): Promise<string[]> {
  const hidden = await page.addStyleTag({
    content: '.page * { -webkit-text-fill-color: transparent !important }',
  })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  const picture = sharp(await page.screenshot({ scale: 'css' }))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  await hidden.evaluate((style) => (style as Element).remove())
  return lines.flatMap((line) => {
    const wanted = line.isLarge ? 3 : 4.5
    const least = leastContrast(line, { data, width: info.width, height: info.height })
    return least < wanted ? [`“${line.text}” ${least.toFixed(2)}, not ${wanted}`] : []
  })
}

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

function leastContrast({ color, box }: TextLine, { data, width, height }: Pixels): number {
  const own = luminance(color)
  const found: number[] = []
  for (let y = Math.ceil(box.y); y < Math.min(box.y + box.height, height); y += 1)
    for (let x = Math.ceil(box.x); x < Math.min(box.x + box.width, width); x += 1) {
      const at = (y * width + x) * 3
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      found.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
    }
  found.sort((a, b) => b - a)
  return found[Math.floor(found.length * WORST)] ?? Number.POSITIVE_INFINITY
}

/** Of red, green and blue, 0 to 255 (WCAG, relative luminance). */
function luminance(channels: readonly [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
