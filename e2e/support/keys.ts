import { expect, type Locator, type Page } from '@playwright/test'

/** Round the whole editor there are fewer stops than this; the times of a week have 80. */
const MAX_STOPS = 180

/** Presses Tab until an element has the focus; a person would do the same. Tells the way when it leads elsewhere. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const way: string[] = []
  while (way.length < MAX_STOPS) {
    const at = await target.evaluate(focusElsewhere)
    if (at === null) return
    way.push(at)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}; it went by:\n${way.join('\n')}`)
}

/** Goes to an entry of the palette: Tab stops in the search, and at one entry; the arrows go on from there. */
export async function tabToEntry(
  page: Page,
  { search, name }: { readonly search: string; readonly name: string },
): Promise<void> {
  await tabTo(page, page.getByRole('searchbox', { name: 'Search blocks' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(search)
  await page.keyboard.press('ArrowDown')
  const entry = page.locator(`[data-palette-block="${name}"]`).first()
  for (let presses = 0; presses < 20; presses += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`The arrows never reached ${name}`)
}

/** Describes the focused element in a few words; `null` for the one that is wanted. */
function focusElsewhere(wanted: Element): string | null {
  const { activeElement: at } = document
  if (at === wanted) return null
  if (!at || at === document.body) return 'the document'
  const words = at.getAttribute('aria-label') ?? at.id ?? at.textContent ?? ''
  return `${at.localName} ${words.trim().slice(0, 40)}`
}
