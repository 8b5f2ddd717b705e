import { expect, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'

const hero = {
  id: 'hero',
  name: 'Hero',
  fields: [
    { id: 'f1', type: 'string', name: 'title', value: 'Welcome' },
    { id: 'f2', type: 'string', name: 'subtitle', value: 'Come in' },
  ],
}
const text = {
  id: 'text',
  name: 'Text',
  fields: [{ id: 'f1', type: 'html', name: 'html', value: '<p>Some words</p>' }],
}

async function openPage(page: Page, address: string): Promise<EditorPage> {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, [hero, text])
  await editor.open(id)
  return editor
}

test('a picture of the device is uploaded, described and shown', async ({ page }) => {
  const editor = await openPage(page, '/upload')
  await editor.select(editor.block('Hero'))
  await editor.panel.getByLabel(/^Picture/).click()
  const dialog = page.getByRole('dialog')
  const pictures = dialog.getByRole('listbox', { name: 'Pictures' })
  await expect(pictures.getByRole('option').first()).toBeVisible()
  await look(page, 'choose')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'evening.png',
    mimeType: 'image/png',
    buffer: await picture(page),
  })
  await expect(dialog).toBeHidden({ timeout: 20_000 })
  await expect(editor.panel.getByText('evening', { exact: true })).toBeVisible()
  await expect(editor.block('Hero').locator('img').first()).toBeVisible()
  await page.getByRole('tab', { name: /^Checks/ }).click()
  const warnings = page.getByRole('tabpanel', { name: /^Checks/ })
  await warnings.getByRole('button', { name: /^Add alt text/ }).click()
  const alt = page.getByLabel(/^Alt text/)
  await expect(alt).toBeFocused()
  expect(await gapAround(page, 'Crop')).toBeGreaterThanOrEqual(8)
  await alt.fill('દીવાઓની હાર')
  await page.getByRole('slider', { name: 'Focal point' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await look(page, 'describe')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(editor.panel.getByText('દીવાઓની હાર')).toBeVisible()
  await expect(editor.block('Hero').locator('img').first()).toHaveAttribute('alt', 'દીવાઓની હાર')
})

test('a title and formatted text are written on the canvas, and saved', async ({ page }) => {
  const editor = await openPage(page, '/in-place')
  const title = editor.block('Hero').getByRole('heading', { name: 'Welcome' })
  await title.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Jai Swaminarayan ')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Everyone')
  await look(page, 'string')
  await page.keyboard.press('Escape')
  await expect(editor.block('Hero').getByText('Everyone')).toBeVisible()
  await expect(editor.block('Hero').getByRole('heading')).toHaveText('Jai Swaminarayan')
  await editor.block('Text').getByText('Some words').click()
  const written = editor.canvas.getByRole('textbox', { name: 'Text' })
  await expect(written).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Other words')
  await look(page, 'markup')
  await page.keyboard.press('Escape')
  await expect(editor.block('Text').getByText('Other words')).toBeVisible()
  await editor.saved()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.block('Text').getByText('Some words')).toBeVisible()
})

/** Nothing axe finds; in both widths where it is asked for. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
  await findsNothing(page, name)
}

/** A small picture, made by the browser itself. */
async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = '#b23a12'
      brush.fillRect(0, 0, 900, 600)
      brush.fillStyle = '#ffd27a'
      brush.fillRect(600, 200, 120, 120)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** Returns the smaller space above or below a button in its column, in CSS pixels. */
async function gapAround(page: Page, name: string): Promise<number> {
  return page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    const above = button.parentElement?.previousElementSibling?.getBoundingClientRect().bottom
    const below = button.parentElement?.nextElementSibling?.getBoundingClientRect().top
    return Math.min(top - (above ?? 0), (below ?? 0) - bottom)
  })
}
