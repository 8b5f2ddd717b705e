import { expect, test } from '@playwright/test'
import { drag, EditorPage, pointIn } from './support/editor-page'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY } from './support/site'

test.use({ storageState: NOBODY })

test('by mouse: sign in, compose a page by dragging, fill it, publish it, read it', async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page)
  await page.goto('/editor')
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await page.getByRole('button', { name: 'New page' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('button', { name: /^Empty page/ }).click()
  await dialog.getByLabel('Title').fill('Diwali by mouse')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.canvas).toBeVisible()

  await test.step('drag three blocks from the palette', async () => {
    await drag(page, editor.palette('Hero'), await pointIn(editor.canvas, 0.5, 0.3))
    await expect(editor.block('Hero')).toBeVisible()
    await drag(page, editor.palette('Section'), await pointIn(editor.block('Hero'), 0.5, 0.95))
    await expect(editor.block('Section')).toBeVisible()
    await drag(page, editor.palette('Text'), await pointIn(editor.block('Section'), 0.5, 0.5))
    await expect(editor.block('Section').locator('[data-block-name="Text"]')).toBeVisible()
    await expect.poll(() => editor.order()).toBe('Hero Section Text')
  })

  await test.step('fill a field and see the canvas change with every key', async () => {
    await editor.block('Hero').click({ position: { x: 20, y: 20 } })
    const title = editor.panel.getByLabel('Title', { exact: true })
    await title.fill('')
    for (const [typed, shown] of [
      ['Shubh ', 'Shubh'],
      ['Diwali', 'Shubh Diwali'],
      [' દિવાળી', 'Shubh Diwali દિવાળી'],
    ] as const) {
      await title.pressSequentially(typed)
      await expect(editor.block('Hero').getByRole('heading')).toHaveText(shown)
    }
  })

  await test.step('the example of another is typed over', async () => {
    await editor.panel.getByLabel('Subtitle').focus()
    await page.keyboard.type('Lamps, sweets and songs')
    await expect(editor.block('Hero')).not.toContainText('[[')
  })

  await test.step('write formatted text', async () => {
    await editor.select(editor.block('Section').locator('[data-block-name="Text"]'))
    const text = editor.panel.locator('[contenteditable="true"]')
    await text.click()
    await text.pressSequentially('Lamps are lit at seven.')
    await expect(editor.block('Text')).toContainText('Lamps are lit at seven.')
  })

  await test.step('drag the text out of the section, above it', async () => {
    await editor.select(editor.block('Section').locator('[data-block-name="Text"]'))
    await drag(page, page.locator('.ed-drag-handle'), await pointIn(editor.block('Hero'), 0.5, 0.9))
    await expect.poll(() => editor.order()).toBe('Hero Text Section')
  })

  await test.step('undo and redo', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => editor.order()).toBe('Hero Section Text')
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(() => editor.order()).toBe('Hero Text Section')
  })

  await editor.saved()
  const visitor = await browser.newPage()
  expect((await visitor.goto('/diwali-by-mouse'))?.status()).toBe(404)
  // The section is empty by now.
  await editor.publishAnyway()
  expect((await visitor.goto('/diwali-by-mouse'))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: 'Shubh Diwali દિવાળી' })).toBeVisible()
  await expect(visitor.getByText('Lamps are lit at seven.')).toBeVisible()
  await visitor.close()
})
