import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, savePage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { journalText } from './support/journal'
import { hero, text } from './support/sample-blocks'

test('while offline the work is kept on the device, and once back all of it is saved, once', async ({
  page,
}) => {
  const { editor, id } = await openHero(page, '/offline')
  await page.context().setOffline(true)
  await typeTitle(editor, 'Written offline')
  await expect(editor.saveState).toContainText('Offline. Your changes are kept on this device', {
    timeout: 20_000,
  })
  expect((await draftOf(id)).version).toBe(1)
  await page.context().setOffline(false)
  await editor.saved()
  const draft = await draftOf(id)
  expect(fieldValue(draft.blocks[0], 'title')).toBe('Written offline')
  expect(draft.version).toBe(2)
})

test('what a closed tab left is back when the page is opened again, with its steps', async ({
  page,
}) => {
  const { id, again } = await leaveUnsaved(page, '/closed')
  const reopened = new EditorPage(again)
  await reopened.open(id)
  await expect(reopened.block('Hero')).toContainText('Never sent')
  await expect(again.getByRole('dialog')).toHaveCount(0)
  await reopened.saved()
  expect(fieldValue((await draftOf(id)).blocks[0], 'title')).toBe('Never sent')
  await again.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(reopened.block('Hero')).toContainText('First')
})

test('where someone has saved since, what a closed tab left is offered beside the saved version', async ({
  page,
}) => {
  const { id, again } = await leaveUnsaved(page, '/closed-older')
  await savePage({ id, version: 1 }, '/closed-older', [hero('First'), text('b_since')])
  const reopened = new EditorPage(again)
  await reopened.open(id)
  const dialog = again.getByRole('dialog', { name: 'You have unsaved changes' })
  await expect(dialog).toContainText('Title')
  await expect(dialog.locator('ins').first()).toHaveText('Never sent')
  const keep = dialog.getByRole('button', { name: 'Keep my changes' })
  await expect(keep).toBeFocused()
  await findsNothing(again, 'what a closed tab left', '[role=dialog]')
  await keep.click()
  await reopened.saved()
  const { blocks } = await draftOf(id)
  expect(fieldValue(blocks[0], 'title')).toBe('Never sent')
  expect(blocks).toHaveLength(2)
})

test('a reload at the very instant of a key press loses nothing', async ({ page }) => {
  const { editor } = await openHero(page, '/instant')
  page.on('dialog', (dialog) => void dialog.accept())
  await typeTitle(editor, 'First wor')
  await page.keyboard.press('End')
  // The letter and the reload in one go: no timer and no write to the browser's database comes between.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('Too late')
    }
    document.execCommand('insertText', false, 'd')
    location.reload()
  })
  await expect(editor.block('Hero')).toContainText('First word')
})

test('the history survives a reload', async ({ page }) => {
  const { editor, id } = await openHero(page, '/reload')
  await typeTitle(editor, 'Second')
  await editor.saved()
  await page.reload()
  await expect(editor.block('Hero')).toContainText('Second')
  await page.getByRole('button', { name: 'History' }).click()
  const steps = page.getByRole('dialog', { name: 'History' })
  await expect(steps.getByRole('button').first()).toContainText('Edited “Title” in “First”')
  await steps.getByRole('button', { name: 'The page as it was opened' }).click()
  await expect(editor.block('Hero')).toContainText('First')
  await page.keyboard.press('Escape')
  await editor.saved()
  expect(fieldValue((await draftOf(id)).blocks[0], 'title')).toBe('First')
})

test('in a text field undo takes back the typing first, then the steps of the editor', async ({
  page,
}) => {
  const { editor } = await openHero(page, '/native-undo')
  const title = editor.panel.getByLabel('Title', { exact: true })
  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await page.keyboard.press('Alt+ArrowDown')
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' words')
  await expect(editor.block('Hero').first()).toContainText('First words')
  // In how many parts the browser takes typing back is its own matter.
  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(title).toHaveValue('First', { timeout: 500 })
  }).toPass()
  await expect.poll(() => editor.order()).toBe('Text Hero')
  await page.keyboard.press('Control+z')
  await expect.poll(() => editor.order()).toBe('Hero Text')
})

test('a second tab says that the page is open in another, and what both save is merged', async ({
  page,
}) => {
  const { editor, id } = await openHero(page, '/two-tabs')
  const second = new EditorPage(await page.context().newPage())
  await second.open(id)
  await expect(second.page.getByRole('region', { name: 'Notice' })).toContainText(
    'open in another tab',
  )
  await typeTitle(editor, 'From the first tab')
  await editor.saved()
  await second.page.getByLabel('Description').first().fill('From the second tab')
  await second.saved()
  await expect(second.block('Hero')).toContainText('From the first tab')
  expect(fieldValue((await draftOf(id)).blocks[0], 'title')).toBe('From the first tab')
})

test('versions can be compared on the page, and one block of an old one restored', async ({
  page,
}) => {
  const first = await createPage('/versions', [hero('First words here'), text('b_text')])
  await savePage(first, '/versions', [hero('Second words here')])
  const editor = new EditorPage(page)
  await editor.open(first.id)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Saved versions…' }).click()
  await page.getByRole('button', { name: /Version 1/ }).click()
  const old = page.getByRole('region', { name: 'Version 1' })
  await expect(old.locator('[data-difference="removed"]')).toBeVisible()
  await expect(old.locator('[data-difference="changed"]')).toBeVisible()
  await expect(page.locator('del')).toHaveText('First')
  await expect(page.locator('ins')).toHaveText('Second')
  await page.getByRole('button', { name: 'Only Text', exact: true }).click()
  await editor.saved()
  const draft = await draftOf(first.id)
  expect(draft.blocks.map(({ id }) => id)).toEqual(['hero', 'b_text'])
  expect(fieldValue(draft.blocks[0], 'title')).toBe('Second words here')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Saved versions…' }).click()
  await page.getByRole('button', { name: /Version 1/ }).click()
  await page.getByRole('button', { name: 'The whole page' }).click()
  await expect(editor.block('Hero')).toContainText('First words here')
  await editor.saved()
  expect(fieldValue((await draftOf(first.id)).blocks[0], 'title')).toBe('First words here')
})

async function openHero(page: Page, address: string) {
  const created = await createPage(address, [hero('First'), text('b_text')])
  const editor = new EditorPage(page)
  await editor.open(created.id)
  return { editor, id: created.id }
}

async function typeTitle(editor: EditorPage, title: string): Promise<void> {
  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await editor.panel.getByLabel('Title', { exact: true }).fill(title)
}

/** A page whose tab was closed with something that the server never got, and a tab to open it in again. */
async function leaveUnsaved(page: Page, address: string) {
  const { editor, id } = await openHero(page, address)
  await page.context().setOffline(true)
  await typeTitle(editor, 'Never sent')
  await expect.poll(() => journalText(page)).toContain('Never sent')
  await page.close({ runBeforeUnload: false })
  const again = await page.context().newPage()
  await again.context().setOffline(false)
  return { id, again }
}
