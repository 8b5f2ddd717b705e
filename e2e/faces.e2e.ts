import { expect, type Page, test } from '@playwright/test'

for (const language of ['gu', 'hi'])
  test(`in ${language} the words that are drawn before the faces have come get their letters`, async ({
    page,
    context,
  }) => {
    const cookie = { domain: '127.0.0.1', path: '/editor' }
    await context.addCookies([{ ...cookie, name: 'toran-language', value: language }])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/editor/pages')
    const word = page.locator('.ed-phone-menu > span')
    await expect(word).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expect(async () => {
      const [drawn, anew] = await widthsOf(page)
      expect(drawn).toBeGreaterThan(0)
      expect(drawn).toBe(anew)
    }).toPass()
  })

/** How wide the word is, and how wide the same is that is drawn now. */
function widthsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const word = document.querySelector('.ed-phone-menu > span')
    const copy = word?.cloneNode(true)
    if (!(word && copy instanceof HTMLElement)) return []
    word.parentElement?.append(copy)
    const widths = [word, copy].map((each) => Math.round(each.getBoundingClientRect().width))
    copy.remove()
    return widths
  })
}
