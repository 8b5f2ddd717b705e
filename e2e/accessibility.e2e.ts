import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { EditorPage } from './editor-page'

const WIDTHS = [390, 1280]

// Axe looks at colours as they are at that moment: nothing may be half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing', () => {
  for (const path of ['/', '/ottawa', '/visit', '/visit/faq', '/no-such-page'])
    test(`on the site at ${path}`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await seeAll(page)
        await findsNothing(page)
      }
    })

  test('in the editor: sign-in, page list, new page', async ({ page }) => {
    const editor = new EditorPage(page)
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
    await editor.signIn()
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
})

/** Scrolls through, so that what comes into view late is there. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
}

async function findsNothing(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found).toEqual([])
}
