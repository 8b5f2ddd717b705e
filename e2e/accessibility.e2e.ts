import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { createPage, savePage } from './api'
import { EditorPage } from './editor-page'

const WIDTHS = [390, 1280]

// Axe looks at colours as they are at that moment: nothing may be half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing', () => {
  // The pages that are there are looked at by the crawl.
  test('on a page that is not there', async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/no-such-page')
      await findsNothing(page)
    }
  })

  test('in the editor: sign-in, page list, new page', async ({ page }) => {
    const editor = new EditorPage(page)
    await page.context().clearCookies()
    await page.goto('/editor/sign-in')
    await expect(page.getByLabel('Email')).toBeVisible()
    await findsNothing(page)
    await editor.signIn()
    await expect(page.getByRole('button', { name: 'New page' }).first()).toBeVisible()
    await findsNothing(page)
    await page.getByRole('button', { name: 'New page' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await findsNothing(page)
  })

  test('in the editor: a page, a selected block, the outline, Move to…', async ({ page }) => {
    const editor = new EditorPage(page)
    await editor.open('1')
    await expect(editor.block('Hero')).toBeVisible()
    await findsNothing(page)
    await editor.block('Hero').getByRole('heading').click()
    await expect(editor.panel).toBeVisible()
    await findsNothing(page)
    await page.getByRole('tab', { name: 'Outline' }).click()
    await expect(page.getByRole('tree')).toBeVisible()
    await findsNothing(page)
    await page
      .getByRole('toolbar', { name: 'Block Hero' })
      .getByRole('button', { name: 'More' })
      .click()
    await page.getByRole('menuitem', { name: /Move to/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await findsNothing(page)
  })

  test('in the editor: the history, and saved versions compared', async ({ page }) => {
    const block = (title: string) => ({
      ...{ id: 'b_hero', name: 'Hero' },
      fields: [{ id: 'f1', type: 'string', name: 'title', value: title }],
    })
    const first = await createPage('/axe-versions', [block('First')])
    await savePage(first, '/axe-versions', [block('Second')])
    const editor = new EditorPage(page)
    await editor.open(first.id)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Steps' }).click()
      await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
      await findsNothing(page)
      await page.getByRole('button', { name: 'Saved versions…' }).click()
      await page.getByRole('button', { name: /Version 1/ }).click()
      await expect(page.locator('ins')).toHaveText('Second')
      await findsNothing(page)
      await page.keyboard.press('Escape')
    }
  })
})

async function findsNothing(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found).toEqual([])
}
