import { expect, type Locator, test } from '@playwright/test'
import { createPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone, by touch: begin from a template, add, type, move, and see what is missing', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/by-phone', [])
  await editor.open(id)
  const bar = page.getByRole('navigation', { name: 'Parts of the editor' })

  await test.step('a template is one tap away', async () => {
    await page.getByRole('button', { name: 'From a template' }).tap()
    await page.getByRole('button', { name: /Text page/ }).tap()
    await expect.poll(() => editor.order()).toBe('Hero Text Text Text Faqs')
  })

  await test.step('fields are filled in a sheet, the page in sight above it', async () => {
    await editor.block('Hero').tap({ position: { x: 20, y: 20 } })
    await bar.getByRole('button', { name: 'Settings' }).tap()
    await editor.panel.getByLabel('Title', { exact: true }).fill('Held in one hand')
    await expect(editor.block('Hero').getByRole('heading')).toHaveText('Held in one hand')
    await expect(editor.block('Hero')).toBeInViewport()
    const canvas = await page.locator('.ed-frame-canvas').boundingBox()
    expect(canvas?.height).toBeGreaterThanOrEqual(844 / 2)
    await editor.page.getByRole('button', { name: 'Duplicate' }).tap()
    await page.getByRole('button', { name: 'Delete', exact: true }).tap()
    const toast = await page.locator('.ed-toast').boundingBox()
    const sheet = await page.locator('#ed-side-right').boundingBox()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
    await bar.getByRole('button', { name: 'Settings' }).tap()
  })

  await test.step('a block is selected in the outline and moved by a button', async () => {
    await bar.getByRole('button', { name: 'Outline' }).tap()
    await page.getByRole('treeitem', { name: /Questions/ }).tap()
    await bar.getByRole('button', { name: 'Outline' }).tap()
    await page.getByRole('button', { name: 'Move up' }).tap()
    await expect.poll(() => editor.order()).toBe('Hero Text Text Faqs Text')
  })

  await test.step('no plus lies under the bar of the block', async () => {
    const tools = page.getByRole('toolbar', { name: /^Block Questions/ })
    for (const plus of await page.getByRole('button', { name: /^Insert a block/ }).all())
      expect(await overlap(tools, plus)).toBe(false)
  })

  await test.step('the top bar takes two lines, and has the rest in a menu', async () => {
    const top = page.getByRole('banner')
    expect((await top.boundingBox())?.height).toBeLessThanOrEqual(112)
    for (const button of await top.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    await top.getByRole('button', { name: 'More', exact: true }).tap()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Preview',
      'Share a preview…',
      'Try out the page',
      'Take the tour',
      'Keyboard shortcuts',
    ])
    await findsNothing(page, 'the menu of the top bar', '[role=menu]')
    await page.getByRole('menuitem', { name: 'Try out the page' }).tap()
    await expect(editor.canvas).toHaveAttribute('data-interactive', /.*/)
    await top.getByRole('button', { name: 'More', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Preview', exact: true })).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Back to editing' })).toBeFocused({
        timeout: 500,
      })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(editor.canvas).not.toHaveAttribute('data-interactive', /.*/)
  })

  await test.step('what is pressed often is large enough for a finger', async () => {
    for (const button of await bar.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(
      (await page.getByRole('button', { name: 'Move up' }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44)
    await findsNothing(page, 'a phone')
  })

  await editor.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  const refused = page.getByRole('dialog', { name: /^Not published: \d+ problems/ })
  await expect(refused).toContainText('still has')
  expect((await page.request.get('/by-phone')).status()).toBe(404)
})

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
