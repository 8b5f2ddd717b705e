import { expect, type Page, test } from '@playwright/test'
import { createPage } from './api'
import { drag, EditorPage, pointIn } from './editor-page'

const text = (id: string) => ({
  id,
  name: 'Text',
  fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${id}</p>` }],
})
const section = {
  id: 'hall',
  name: 'Section',
  fields: [],
  slots: { content: [text('inside')] },
}

async function openPage(page: Page, address: string): Promise<EditorPage> {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, [text('one'), text('two'), section])
  await editor.open(id)
  return editor
}

/** The ids of the blocks on the canvas, in reading order. */
const order = (editor: EditorPage) =>
  editor.canvas
    .locator('[data-block-id]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block-id')).join(' '))

const block = (editor: EditorPage, id: string) => editor.canvas.locator(`[data-block-id="${id}"]`)

test('several blocks are dragged together by mouse, wrapped and locked by keys', async ({
  page,
}) => {
  const editor = await openPage(page, '/several')
  await block(editor, 'one').click()
  await block(editor, 'two').click({ modifiers: ['ControlOrMeta'] })
  await drag(
    page,
    page.locator('.ed-drag-handle'),
    await pointIn(block(editor, 'inside'), 0.5, 0.9),
  )
  expect(await order(editor)).toBe('hall inside one two')
  await page.keyboard.press('ControlOrMeta+z')
  expect(await order(editor)).toBe('one two hall inside')

  await page.getByRole('region', { name: 'Page canvas' }).focus()
  await page.keyboard.press('ControlOrMeta+g')
  await expect.poll(() => order(editor)).toMatch(/^b_\w+ one two hall inside$/)
  await page.keyboard.press('ControlOrMeta+Shift+G')
  await expect.poll(() => order(editor)).toBe('one two hall inside')

  await page.keyboard.press('ControlOrMeta+Shift+L')
  await page.keyboard.press('Delete')
  expect(await order(editor)).toBe('one two hall inside')
})

test('the outline is dragged by mouse, within and between branches', async ({ page }) => {
  const editor = await openPage(page, '/outline-dragged')
  await page.getByRole('tab', { name: 'Outline' }).click()
  const row = (id: string) => page.locator(`[data-outline-id="${id}"]`)
  await drag(page, row('one').locator('.ed-outline-name'), await pointIn(row('hall'), 0.5, 0.5))
  await expect.poll(() => order(editor)).toBe('two hall inside one')
  await drag(page, row('one').locator('.ed-outline-name'), await pointIn(row('two'), 0.5, 0.1))
  await expect.poll(() => order(editor)).toBe('one two hall inside')
})

test('slash and the plus insert a block where they are asked', async ({ page }) => {
  const editor = await openPage(page, '/inserted')
  await block(editor, 'one').click()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search blocks' }).fill('hero')
  await page.getByRole('option', { name: /^Hero/ }).first().click()
  await expect.poll(() => editor.order()).toBe('Text Hero Text Section Text')
  await page.getByRole('button', { name: /Insert a block after Hero/ }).click()
  await page
    .getByRole('option', { name: /^Section/ })
    .last()
    .click()
  await expect.poll(() => editor.order()).toMatch(/^Text Hero Section/)
})

test('the palette of commands goes to a block, and the list of shortcuts opens', async ({
  page,
}) => {
  const editor = await openPage(page, '/commands')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search commands' }).fill('main › section')
  await page.keyboard.press('Enter')
  await expect(block(editor, 'inside')).toHaveAttribute('data-selected', '')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
