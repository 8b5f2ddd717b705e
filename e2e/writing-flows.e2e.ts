import { expect, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { EditorPage } from './support/editor-page'

const html = (value: string) => [{ id: 'f1', type: 'html', name: 'html', value }]

test.describe('while a text is written', () => {
  let editor: EditorPage

  test.beforeEach(async ({ page }, { title, retry }) => {
    editor = new EditorPage(page)
    const address = `/writing-${title.replace(/[^a-z]+/gi, '-').toLowerCase()}-${retry}`
    const { id } = await createPage(address.slice(0, 60).replace(/-+$/, ''), [
      { id: 'words', name: 'Text', fields: html('<p>Lamps and bells</p>') },
    ])
    await editor.open(id)
    // The page moves while its header comes: a press may go beside the text.
    await expect(async () => {
      await editor.blockBy('words').getByText('Lamps and bells').first().click()
      const tools = editor.canvas.getByRole('toolbar', { name: 'Formatting' })
      await expect(tools).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.keyboard.press('End')
    await caretIsKnown(page)
  })

  test('a slash behind a word puts a block there', async ({ page }) => {
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
    await caretIsKnown(page)
    await page.keyboard.type('/')
    const dialog = page.getByRole('dialog', { name: 'Insert a block' })
    await dialog.getByRole('combobox').fill('divider')
    await dialog.getByRole('combobox').press('Enter')
    await expect(editor.block('Divider')).toBeAttached()
    expect(await editor.order()).toBe('Text Divider Text')
    await expect(editor.block('Text').first()).toHaveText('Lamps and')
    await expect(editor.block('Text').last()).toHaveText('bells')
  })

  test('one inside a word, or one that is not meant, is written', async ({ page }) => {
    await page.keyboard.type('/drums ')
    await page.keyboard.type('/')
    await expect(page.getByRole('dialog', { name: 'Insert a block' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor.canvas.getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.type(' horns')
    await expect(editor.block('Text')).toContainText('Lamps and bells/drums / horns')
  })

  test('an @ finds a page and links its name', async ({ page }) => {
    await page.keyboard.type(' @')
    const field = page.getByLabel('Link to')
    await expect(field).toBeFocused()
    await field.fill('frequently')
    await expect(page.getByRole('option', { name: /Frequently asked/ }).first()).toBeVisible()
    await field.press('Enter')
    const link = editor.block('Text').getByRole('link')
    await expect(link).toHaveText('Frequently asked questions')
    await expect(link).toHaveAttribute('href', '/visit/faq')
  })

  test('an @ that is no link is written, with what was typed behind it', async ({ page }) => {
    await page.keyboard.type(' @ 7pm @gate')
    await page.keyboard.press('Escape')
    await expect(editor.block('Text')).toContainText('Lamps and bells @ 7pm @gate')
  })

  test('Ctrl+K asks for a link also where no words are selected', async ({ page }) => {
    await page.keyboard.type(' ')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByLabel('Link to').fill('/visit')
    await page.getByLabel('Link to').press('Enter')
    await expect(editor.block('Text').getByRole('link', { name: '/visit' })).toBeVisible()
  })

  test('Enter on an empty last line begins a text, Backspace joins it again', async ({ page }) => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(editor.block('Text')).toHaveCount(2)
    await page.keyboard.type('Drums')
    await expect(editor.block('Text').last()).toContainText('Drums')
    // Within 200 ms of focus, ProseMirror takes a caret at the very start for Chrome's own move, and restores the one before.
    await expect(async () => {
      await page.keyboard.press('Home')
      await caretIsKnown(page)
      expect(await page.evaluate(() => getSelection()?.anchorOffset)).toBe(0)
    }).toPass()
    await page.keyboard.press('Backspace')
    await expect(editor.block('Text')).toHaveCount(1)
    await page.keyboard.type('And ')
    await expect(editor.block('Text')).toContainText('And Drums')
    await page.keyboard.press('Escape')
    await expect(editor.block('Text').locator('p')).toHaveText(['Lamps and bells', 'And Drums'])
  })

  test('the browser checks its spelling in the language of the page', async () => {
    const box = editor.canvas.getByRole('textbox', { name: 'Text' })
    await expect(box).toHaveAttribute('lang', 'en-US')
    await expect(box).toHaveAttribute('spellcheck', 'true')
  })

  test('the page says how many words it has', async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByText('3 words, about 1 minute to read')).toBeVisible({ timeout: 15_000 })
  })
})

test('a picture that is dropped lands behind the block it is dropped on', async ({ page }) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/dropped-picture', [
    { id: 'first', name: 'Text', fields: html('<p>First</p>') },
    { id: 'second', name: 'Text', fields: html('<p>Second</p>') },
  ])
  await editor.open(id)
  const files = await page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(40, 30)
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    const carried = new DataTransfer()
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    carried.items.add(new File([picture], 'lamp.png', { type: 'image/png' }))
    return carried
  })
  await editor.blockBy('first').dispatchEvent('dragover', { dataTransfer: files })
  await editor.blockBy('first').dispatchEvent('drop', { dataTransfer: files })
  await expect(editor.block('Media')).toBeVisible({ timeout: 20_000 })
  expect(await editor.order()).toBe('Text Media Text')
})

/** The browser tells of a caret that was moved a moment later; nobody types as fast. */
async function caretIsKnown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
