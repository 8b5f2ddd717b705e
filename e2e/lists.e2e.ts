import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './support/axe'

const ROWS = 'main .ed-list-table > tbody > tr, main .media-grid > [role="option"]'

for (const list of ['pages', 'events', 'articles', 'locations', 'people', 'redirects', 'media'])
  test(`${list}: keys go to the rows and the search`, async ({ page }) => {
    await page.goto(`/editor/${list}`)
    const search = page.locator('main search input[type="search"]').first()
    await expect(search).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 200 })
    }).toPass()
    const rows = page.locator(ROWS)
    // The sample has no redirects.
    if (list === 'redirects') return
    await expect(rows.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedRow(page)).toBe(0)
    if ((await rows.count()) < 2) return
    await page.keyboard.press('j')
    await expect.poll(() => focusedRow(page)).toBe(1)
  })

test('views, columns and the dialog of the keys have no violations, light and dark', async ({
  page,
}) => {
  await page.goto('/editor/pages?status=published')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const name of ['Views', 'Columns']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await violationsOf(page, { within: '[role=menu]' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
    }
    await page.getByRole('heading', { name: 'Pages' }).click()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
  }
})

function focusedRow(page: Page): Promise<number> {
  return page.evaluate(
    (rows) =>
      [...document.querySelectorAll(rows)].findIndex((row) => row.contains(document.activeElement)),
    ROWS,
  )
}
