import { writeFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { createPage, publishPage } from './support/api'
import { EditorPage } from './support/editor-page'
import { readSamples, type Sample } from './support/samples'
import { stubPictures } from './support/stub-pictures'

/** Widths of a phone, a tablet and a desktop, by the editor's buttons. */
const WIDTHS = [
  { width: 390, button: 'Phone width' },
  { width: 820, button: 'Tablet width' },
  { width: 1280, button: 'Laptop width' },
]
/** Every block at every width takes long: in the everyday tests, each at one of them. `PICTURES=all` looks at all. */
const ALL = process.env.PICTURES === 'all'
/** Blocks side by side in columns, each laid out by its own width. */
const IN_COLUMNS = [
  ['GettingHere', 'CardList', 'EventsPromo'],
  ['Faqs', 'Hero', 'DarkPromo', 'Timings'],
]
const COLUMNS_ID = 'blocks-in-columns'
/** Room for the editor's panels beside the canvas, and for its bars above and below. */
const AROUND = { width: 900, height: 240 }
const MIN_HEIGHT = 900
/** On the canvas all parts of tabs are open, below each other. */
const ALL_PARTS =
  '.tab-group > .tabs > .tabs-panels > .tabs-panel { display: block !important; margin-block-end: var(--space-5) }'
/** Colours may differ by so much before a point counts, and so many of 10,000 points may. */
const TOLERANCE = { colour: 24, points: 5 }

// The style that hides all blocks but one is ours, not the page's.
test.use({ bypassCSP: true })

/** Two pages for the content blocks: one of them all is so long that blocks out of sight are not rendered. */
const PAGES = [
  { target: 'location', half: null, name: 'block of a location page' },
  { target: 'content', half: 0, name: 'second block of a content page, from the first,' },
  { target: 'content', half: 1, name: 'second block of a content page, from the second,' },
] as const

for (const { target, half, name } of PAGES) {
  test(`every ${name} is the same picture on the canvas and in public`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(400_000)
    const all = await readSamples()
    const samples = [...all, inColumns(all)]
      .filter(({ targets }) => belongsTo(targets, target))
      .filter((_, index) => half === null || index % 2 === half)
    expect(samples.length).toBeGreaterThan(target === 'content' ? 10 : -1)
    const address = `/samples-${target}-${half ?? 'all'}`
    const saved = await createPage(
      address,
      samples.map(({ block }) => block),
      target === 'location' ? 'LOCATION' : 'PAGE',
    )
    await publishPage(saved)

    const visitors = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    const visitor = await openVisitor(visitors, address)
    await stubPictures(page)
    const editor = new EditorPage(page)
    await editor.open(saved.id)
    // The blocks' records, sheets and fonts come after the page itself.
    await expect(editor.canvas.locator('.ed-canvas-waiting')).toHaveCount(0, {
      timeout: 60_000,
    })
    await page.evaluate(() => document.fonts.ready)
    const different: string[] = []
    for (const [turn, { width, button }] of WIDTHS.entries()) {
      await page.setViewportSize({ width: width + AROUND.width, height: MIN_HEIGHT })
      await page.getByRole('button', { name: button }).click()
      await expect.poll(async () => (await editor.canvas.boundingBox())?.width).toBe(width)
      const turns = samples.filter(({ block }, index) => {
        // On a phone columns are below each other.
        const isTurn = block.id === COLUMNS_ID ? width === 1280 : index % WIDTHS.length === turn
        return ALL || isTurn
      })
      for (const { block } of turns) {
        const difference = await settledDifference({ visitor, page, block, width })
        if (difference) different.push(`${block.name} at ${width} px: ${difference}`)
      }
    }
    await visitors.close()
    expect(different).toEqual([])
  })
}

/** A block of columns with samples in them. */
function inColumns(samples: readonly Sample[]): Sample {
  const slots = IN_COLUMNS.map((names, index) => {
    const blocks = names.map((name) => {
      const sample = samples.find(({ block }) => block.name === name)
      if (!sample) throw new Error(`There is no block '${name}' to put into a column`)
      return { ...sample.block, id: `${COLUMNS_ID}-${name}` }
    })
    return [`column${index + 1}`, blocks] as const
  })
  const block = { id: COLUMNS_ID, name: 'Columns', fields: [], slots: Object.fromEntries(slots) }
  return { block, targets: ['content'] }
}

/** Blocks for both kinds of page are looked at on the content page. */
function belongsTo(targets: Sample['targets'], target: string): boolean {
  return target === 'content' ? targets.includes('content') : !targets.includes('content')
}

async function openVisitor(context: BrowserContext, address: string): Promise<Page> {
  const visitor = await context.newPage()
  await stubPictures(visitor)
  await visitor.goto(address)
  // In its corner the pointer would lie over the block that is looked at.
  await visitor.mouse.move(-1, -1)
  return visitor
}

interface Comparison {
  readonly visitor: Page
  readonly page: Page
  readonly block: Sample['block']
  readonly width: number
}

/** Finds the difference that is left once all of a block has loaded; `null` for none. */
async function settledDifference(comparison: Comparison): Promise<string | null> {
  let difference: string | null = null
  const looks = expect.poll(
    async () => {
      difference = await compare(comparison)
      return difference
    },
    { timeout: 8_000 },
  )
  return looks.toBeNull().then(
    () => null,
    () => difference,
  )
}

/** Finds the difference between two renderings of a block; `null` for none. */
async function compare({ visitor, page, block, width }: Comparison): Promise<string | null> {
  // The site's header and footer around the page, on the canvas too, move it by parts of a pixel.
  const its = `.block:is([id="${block.id}"], [data-block-id="${block.id}"])`
  const only = `[data-layout-part], .ed-layout-edit, .ed-layout-absent, .block:not(${its}, ${its} *, :has(${its})) { display: none !important }`
  await Promise.all([show(visitor, only + ALL_PARTS), show(page, only)])
  await visitor.setViewportSize({ width, height: MIN_HEIGHT })
  const published = visitor.locator(its)
  const drawn = page.locator(`[data-canvas] ${its}`)
  const height = Math.max(MIN_HEIGHT, Math.ceil((await published.boundingBox())?.height ?? 0))
  await visitor.setViewportSize({ width, height: height + AROUND.height })
  await page.setViewportSize({ width: width + AROUND.width, height: height + AROUND.height })
  if ((await published.boundingBox()) === null)
    return (await drawn.boundingBox()) === null ? null : 'is on the canvas only'
  // Sequential, because capturing two pages of one Chromium at the same time can deadlock.
  const expected = await published.screenshot({ animations: 'disabled' })
  const actual = await drawn.screenshot({ animations: 'disabled' })
  const difference = await differenceOf(expected, actual)
  if (difference) {
    await writeFile(test.info().outputPath(`${block.name}-${width}-public.png`), expected)
    await writeFile(test.info().outputPath(`${block.name}-${width}-canvas.png`), actual)
  }
  return difference
}

/** Hides every block but the one that is looked at. */
async function show(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = document.querySelector('style[data-only]') ?? document.createElement('style')
    sheet.setAttribute('data-only', '')
    sheet.textContent = rules
    document.head.append(sheet)
  }, css)
}

async function differenceOf(expected: Buffer, actual: Buffer): Promise<string | null> {
  const [a, b] = await Promise.all([points(expected), points(actual)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    return `${a.info.width}x${a.info.height} in public, ${b.info.width}x${b.info.height} on the canvas`
  const count = pointsApart(a.data, b.data)
  const share = (count / (a.data.length / 3)) * 10_000
  return share > TOLERANCE.points ? `${(share / 100).toFixed(2)} % of the points` : null
}

/** Counts the points that differ in one of their colours. A picture has a million: nothing is made for each. */
function pointsApart(a: Buffer, b: Buffer): number {
  let count = 0
  for (let index = 0; index < a.length; index += 3)
    for (let part = index; part < index + 3; part += 1)
      if (Math.abs((a[part] ?? 0) - (b[part] ?? 0)) > TOLERANCE.colour) {
        count += 1
        break
      }
  return count
}

function points(png: Buffer) {
  // Blurred: the edges of letters are smoothed a little differently wherever a block is.
  return sharp(png).removeAlpha().blur(1.5).raw().toBuffer({ resolveWithObject: true })
}
