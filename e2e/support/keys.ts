import { expect, type Locator, type Page } from '@playwright/test'

/** Round the whole editor there are fewer stops than this. */
const MAX_STOPS = 90

/** Presses Tab until an element has the focus; a person would do the same. Tells the way when it leads elsewhere. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const way: string[] = []
  while (way.length < MAX_STOPS) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    way.push(await focused(page))
  }
  throw new Error(`Tab never reached ${target}; it went by:\n${way.join('\n')}`)
}

/** Describes the focused element in a few words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document
    if (!at || at === document.body) return 'the document'
    const words = at.getAttribute('aria-label') ?? at.id ?? at.textContent ?? ''
    return `${at.localName} ${words.trim().slice(0, 40)}`
  })
}
