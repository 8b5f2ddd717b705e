import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, publishPage, type StoredBlock, savePage } from './support/api'
import { EditorPage } from './support/editor-page'
import { misfits } from './support/in-columns'
import { text } from './support/sample-blocks'
import { readSamples, type Sample } from './support/samples'
import { stubPictures } from './support/stub-pictures'

/** Of a phone, a laptop and a wide screen, in px. */
const WIDTHS = [390, 1280, 1440]
const BESIDE: StoredBlock = text('beside')

for (const [target, type] of [
  ['content', 'PAGE'],
  ['location', 'LOCATION'],
] as const)
  test(`each block of the palette of a ${target} page is inserted in a column, looked at empty, and filled, there and on a phone`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const samples = (await readSamples()).filter((each) => isLookedAt(each, target))
    const address = `/palette-${target}`
    const created = await createPage(address, [wrapInColumn([BESIDE])], type)
    const errors = errorsOf(page)
    await stubPictures(page)
    const editor = new EditorPage(page)
    await editor.open(created.id)

    await test.step('inserted', async () => {
      for (const { block } of samples) await insert(editor, block.name)
    })

    await test.step('empty', async () => {
      expect(await problemsOnCanvas(editor)).toEqual([])
    })

    const inserted = await test.step('stored as it was inserted', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await editor.saved()
      const draft = await draftOf(created.id)
      const names = everyBlock(draft.blocks).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(samples.map(({ block }) => block.name)))
      return { id: created.id, version: draft.version }
    })

    await test.step('filled, and published', async () => {
      const blocks = [wrapInColumn([BESIDE, ...samples.map(({ block }) => block)])]
      await publishPage(await savePage(inserted, address, blocks))
      const found: string[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        expect((await page.goto(address, { waitUntil: 'load' }))?.status()).toBe(200)
        found.push(...(await sideways(page)).map((problem) => `${width} px: ${problem}`))
      }
      expect(found).toEqual([])
    })
    expect(errors).toEqual([])
  })

/** Blocks for both kinds of page are looked at on the content page. */
function isLookedAt({ targets }: Sample, target: string): boolean {
  return targets.includes('content') === (target === 'content')
}

function wrapInColumn(blocks: readonly unknown[]) {
  return { id: 'columns', name: 'Columns', fields: [], slots: { column1: blocks, column2: [] } }
}

function everyBlock(blocks: readonly StoredBlock[]): readonly StoredBlock[] {
  return blocks.flatMap((block) => [block, ...everyBlock(Object.values(block.slots ?? {}).flat())])
}

/** Adds a kind of block below the one that is in the column, by its entry of the palette. */
async function insert(editor: EditorPage, name: string): Promise<void> {
  // The site's header and footer are on the canvas, too.
  const blocks = editor.canvas.locator(
    `[data-block-name="${name}"]:not([data-layout-part], [data-layout-part] *)`,
  )
  const before = await blocks.count()
  await editor.blockBy(BESIDE.id).click({ position: { x: 2, y: 2 } })
  await editor.page.keyboard.press('Escape')
  await editor.palette(name).click()
  // A header or a footer of the page's own takes the place of the site's, which is asked about.
  const question = editor.page.getByRole('dialog', { name: /^Replace the site’s/ })
  const counts = async () => (await blocks.count()) + (await question.count())
  await expect.poll(counts).toBe(before + 1)
  if (!(await question.isVisible())) return
  await question.getByRole('button', { name: /^Replace/ }).click()
  await expect(question).toBeHidden()
}

/** Looks at the canvas beside the panels, and on a phone. */
async function problemsOnCanvas({ page, canvas }: EditorPage): Promise<readonly string[]> {
  const problems: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(canvas.locator('.ed-canvas-waiting')).toHaveCount(0, { timeout: 60_000 })
    await page.evaluate(() => document.fonts.ready)
    const column = '[data-canvas] [data-block-id="columns"] > .columns > :first-child'
    const failed = canvas.getByText(/can’t be shown/)
    const found = [
      ...(await misfits(page, column)),
      ...(await sideways(page)),
      ...(await failed.allTextContents()),
    ]
    problems.push(...found.map((problem) => `${width} px: ${problem}`))
  }
  return problems
}

function sideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const by = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return by > 0 ? [`the page scrolls sideways by ${by} px`] : []
  })
}

/** The errors of the page from now on. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}
