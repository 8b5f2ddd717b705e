import { expect, type Locator, test } from '@playwright/test'
import { createPage } from './support/api'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'
import { ORIGIN } from './support/site'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 900 }
const LAPTOP = { width: 1280, height: 900 }
const WIDE = { width: 1920, height: 900 }

test('on a tablet a date in a list takes two lines at most, and filters of a list are beside it', async ({
  page,
}) => {
  await page.setViewportSize(TABLET)
  for (const list of ['articles', 'events', 'social']) {
    await page.goto(`/editor/${list}`)
    const dates = page.locator('main tbody time')
    await expect(dates.first()).toBeVisible()
    const lines = await dates.evaluateAll(countLines)
    expect(Math.max(...lines), list).toBeLessThanOrEqual(2)
  }
  await test.step('redirects are filtered below the forms that make them', async () => {
    await page.goto('/editor/redirects')
    const forms = await boxOf(page.locator('.redirects-tools'))
    const search = await boxOf(page.getByRole('searchbox'))
    expect(search.y).toBeGreaterThan(forms.y + forms.height)
  })
})

test('the bar below a form is one row as wide as the form, also with longer words', async ({
  page,
  context,
}) => {
  for (const language of ['en', 'gu', 'hi']) {
    await context.addCookies([{ name: 'toran-language', value: language, url: `${ORIGIN}/editor` }])
    for (const size of [PHONE, TABLET, LAPTOP, WIDE]) {
      await page.setViewportSize(size)
      for (const path of ['/editor/navigation', '/editor/locations/20']) {
        const name = `${path} in ${language} at ${size.width} px`
        await page.goto(path)
        const foot = page.locator('.record-page-foot')
        await expect(foot.locator('[data-look="primary"]')).toBeVisible()
        const tops = await foot
          .locator('> .ed-button')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
        expect(new Set(tops).size, name).toBe(1)
        // From edge to edge on a phone.
        if (size === PHONE) continue
        const { x, width } = await boxOf(foot)
        const form = await boxOf(page.locator('.navigation-tree, .record-form').first())
        expect(Math.abs(x + width - form.x - form.width), name).toBeLessThanOrEqual(1)
      }
    }
  }
})

test('a card on a phone names what its value is about', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/editor/people')
  const off = page.locator('tbody td').filter({ hasText: /^Off$/ }).first()
  await expect(off).toBeVisible()
  expect(await off.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    'Two-step verification',
  )
})

test('the navigation shows the current screen, also in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [path, name] of [
    ['/editor/audit', 'Audit'],
    ['/editor', 'Home'],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('the palette keeps to its side after the window was narrow', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  const { id } = await createPage('/turned', [hero('Welcome'), text('one')])
  await new EditorPage(page).open(id)
  await expect(page.locator('[data-palette-block]').first()).toBeVisible()
  for (const size of [TABLET, LAPTOP, WIDE]) {
    await page.setViewportSize(size)
    const palette = page.locator('.ed-palette')
    expect(await palette.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  }
})

/** Runs in the page. */
function countLines(texts: readonly Element[]): number[] {
  return texts.map((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('Not shown')
  return box
}
