import { expect, test } from '@playwright/test'
import { createPage, draftOf, fieldValue } from './support/api'
import { EditorPage } from './support/editor-page'
import { hero } from './support/sample-blocks'

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
  const here = page.getByRole('list', { name: 'Also in this page' })
  await expect(here.getByRole('button')).toHaveCount(1)
  await write(theirs, ' of theirs')
  // Somebody types until four seconds after their last key: where answers take longer, they go on until it is seen.
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

/** Behind what is there, key by key. */
async function write({ panel }: EditorPage, words: string): Promise<void> {
  const title = panel.getByLabel('Title', { exact: true })
  await title.press('End')
  await title.pressSequentially(words)
}
