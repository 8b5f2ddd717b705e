import { expect, type Page, test } from '@playwright/test'
import { createPage, publishPage } from './support/api'
import { misfits } from './support/in-columns'
import { readSamples } from './support/samples'
import { NOBODY } from './support/site'
import { stubPictures } from './support/stub-pictures'

/** Of a column, in px: half a phone's, a phone's, half a tablet's, and a page's. */
const WIDTHS = [280, 390, 600, 1200]
/** Wider than a column and what is around it. */
const WINDOW = { width: 2_600, height: 1_200 }
const COLUMN = '#columns > .columns > :first-child'

// The style that gives the column its width is ours, not the page's.
test.use({ storageState: NOBODY, bypassCSP: true })

for (const target of ['content', 'location'] as const) {
  test(`every block of a ${target} page fits the column it is in, in a wide window`, async ({
    page,
  }) => {
    await stubPictures(page)
    await page.setViewportSize(WINDOW)
    await page.goto(await publishColumn(target), { waitUntil: 'load' })
    await showAll(page)
    const problems: string[] = []
    for (const width of WIDTHS) {
      await setWidth(page, width)
      const found = await misfits(page, COLUMN)
      problems.push(...found.map((problem) => `${width} px, ${problem}`))
    }
    expect(problems).toEqual([])
  })
}

/** Publishes a page with the samples of all blocks in the first of two columns, and returns its address. */
async function publishColumn(target: 'content' | 'location'): Promise<string> {
  const blocks = (await readSamples())
    .filter(({ targets }) => target === 'content' || !targets.includes('content'))
    .filter(({ targets }) => target === 'location' || targets.includes('content'))
    .map(({ block }) => block)
  expect(blocks.length).toBeGreaterThan(0)
  const columns = {
    id: 'columns',
    name: 'Columns',
    fields: [],
    slots: { column1: blocks, column2: [] },
  }
  const address = `/column-${target}`
  await publishPage(
    await createPage(address, [columns], target === 'location' ? 'LOCATION' : 'PAGE'),
  )
  return address
}

/** All of it laid out, unfolded and in its faces, as it is for the person who has scrolled through it. */
async function showAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.block { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('main details'))
      details.toggleAttribute('open', true)
    await document.fonts.ready
  })
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.locator(COLUMN).evaluate((column: HTMLElement, wanted) => {
    column.style.flex = 'none'
    column.style.inlineSize = `${wanted}px`
  }, width)
  await expect.poll(async () => (await page.locator(COLUMN).boundingBox())?.width).toBe(width)
  // Blocks in columns of their own follow the new width with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
