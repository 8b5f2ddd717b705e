import { expect, type Locator, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, type StoredBlock } from './support/api'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

test('two people in one page see each other and neither loses a word', async ({
  page,
  context,
}, info) => {
  const { id } = await createPage('/together', [
    { ...hero('First'), id: 'b_first' },
    { ...hero('Second'), id: 'b_second' },
  ])
  const mine = new EditorPage(page)
  const theirs = new EditorPage(await context.newPage())
  await Promise.all([mine.open(id), theirs.open(id)])
  await theirs.blockBy('b_second').click({ position: { x: 10, y: 10 } })
  const here = page.getByRole('list', { name: 'Also on this page' })
  await expect(here.getByRole('button')).toHaveCount(1)
  await write(theirs, ' of theirs')
  // Someone types until four seconds after their last key: where answers take longer, they go on until it is seen.
  await expect(async () => {
    await theirs.page.keyboard.press('x')
    await theirs.page.keyboard.press('Backspace')
    await expect(page.getByText(/typing here$/)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.screenshot({ path: info.outputPath('together.png') })

  await mine.blockBy('b_first').click({ position: { x: 10, y: 10 } })
  await write(mine, ' of mine')
  await mine.saved()
  await theirs.saved()
  await expect(async () => {
    const { blocks } = await draftOf(id)
    expect(blocks.map((block) => fieldValue(block, 'title'))).toEqual([
      'First of mine',
      'Second of theirs',
    ])
  }).toPass({ timeout: 15_000 })
  await theirs.page.getByRole('link', { name: 'All pages' }).click()
  await expect(here).toHaveCount(0, { timeout: 5_000 })
})

for (const [screen, width, height] of [
  ['a phone', 390, 844],
  ['a desk', 1280, 800],
] as const)
  test(`on ${screen} the name of who else is in a block reads across it, and covers nothing else`, async ({
    page,
    context,
  }, info) => {
    const { id } = await createPage(`/beside-${width}`, [
      { ...hero('First'), id: 'b_first' },
      columns(),
    ])
    const mine = new EditorPage(page)
    const theirs = new EditorPage(await context.newPage())
    await page.setViewportSize({ width, height })
    await Promise.all([mine.open(id), theirs.open(id)])
    for (const block of ['b_first', 'b_left']) {
      await theirs.blockBy(block).click({ position: { x: 10, y: 10 } })
      await expect(async () => {
        const name = await boxOf(page.getByText('Your other tab', { exact: true }))
        const around = await boxOf(mine.blockBy(block))
        expect(name.width).toBeGreaterThan(2 * name.height)
        expect(name.x).toBeGreaterThanOrEqual(around.x - 1)
        expect(name.x + name.width).toBeLessThanOrEqual(around.x + around.width + 12)
        expect(name.y).toBeGreaterThanOrEqual(around.y - 12)
      }).toPass()
      await page.screenshot({ path: info.outputPath(`${block}.png`) })
    }
  })

for (const [screen, width, height] of [
  ['a phone', 390, 844],
  ['a desk', 1280, 800],
] as const)
  test(`on ${screen} the notice that a page is open in another tab covers nothing of the page`, async ({
    page,
    context,
  }, info) => {
    const { id } = await createPage(`/twice-${width}`, [hero('First')])
    await new EditorPage(page).open(id)
    const second = await context.newPage()
    await second.setViewportSize({ width, height })
    await new EditorPage(second).open(id)
    const notice = second.getByRole('region', { name: 'Notice' })
    await expect(notice).toContainText('open in another tab')
    await second.screenshot({ path: info.outputPath('notice.png') })
    const [bar, canvas] = [await boxOf(notice), await boxOf(second.getByRole('main'))]
    expect(bar.y + bar.height).toBeLessThanOrEqual(canvas.y + 1)
    await notice.getByRole('button', { name: 'Close notice' }).click()
    await expect(notice).toHaveCount(0)
    expect((await boxOf(second.getByRole('main'))).height).toBeGreaterThan(canvas.height)
    await second.screenshot({ path: info.outputPath('closed.png') })
  })

async function boxOf(part: Locator) {
  const box = await part.boundingBox({ timeout: 3000 })
  if (!box) throw new Error('It is not to be seen')
  return box
}

/** Two texts side by side; one below the other on a phone. */
function columns(): StoredBlock {
  const slots = { column1: [text('b_left')], column2: [text('b_right')] }
  return { id: 'b_columns', name: 'Columns', fields: [], slots }
}

/** Behind what is there, key by key. */
async function write({ panel }: EditorPage, words: string): Promise<void> {
  const title = panel.getByLabel('Title', { exact: true })
  await title.press('End')
  await title.pressSequentially(words)
}
