import { expect, test } from '@playwright/test'
import { createPage, draftOf } from './support/api'
import { EditorPage } from './support/editor-page'
import { hero } from './support/sample-blocks'

test('an empty page offers three starts; the tour is offered once, and a template begins', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/empty', [])
  const { id: other } = await createPage('/to-copy', [hero('Copied words')])
  await editor.open(id)
  await test.step('blank asks for a block', async () => {
    await page.getByRole('button', { name: /^Blank/ }).click()
    await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('the tour can be left, and is not offered again', async () => {
    await page.getByRole('button', { name: 'New here? Take the tour' }).click()
    const tour = page.getByRole('dialog', { name: 'Tour: Blocks' })
    await tour.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('dialog', { name: 'Tour: The page' }).getByText('Skip the tour').click()
    await page.reload()
    await expect(page.getByText('This page is empty')).toBeVisible()
    await expect(page.getByText('New here? Take the tour')).toHaveCount(0)
  })
  await test.step('a template is one step, and undone as one', async () => {
    await page.getByRole('button', { name: /^From a template/ }).click()
    await page.getByRole('button', { name: /^Text page/ }).click()
    await expect(editor.block('Hero')).toContainText('One sentence on what the page is about')
    await page.getByRole('region', { name: 'Page canvas' }).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('This page is empty')).toBeVisible()
  })
  await test.step('a copy starts from the blocks of another page', async () => {
    await page.getByRole('button', { name: /^Copy an existing page/ }).click()
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('to-copy')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /to-copy/ })
      .click()
    await expect(editor.block('Hero')).toContainText('Copied words')
    await editor.saved()
    expect((await draftOf(id)).blocks[0]?.id).not.toBe((await draftOf(other)).blocks[0]?.id)
  })
})

test('by keyboard, the button beside Publish keeps the focus when its menu has come', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/first-second', [hero('Welcome')])
  let goOn = () => {}
  const wait = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/after-page-*.js', async (route) => {
    await wait
    await route.continue()
  })
  await editor.open(id)
  const button = page.getByRole('button', { name: 'More ways to publish' })
  await button.focus()
  await expect(button).not.toHaveAttribute('aria-expanded')
  goOn()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})
