import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Looks at a dialog, and closes it. */
export async function dialogFindsNothing(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await findsNothing(page, String(name), '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** In one page: axe's own way opens another for each result, which no frame of ours needs. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

/** Also that what is pressed measures 24 px. The canvas shows a page of the site, which the crawl looks at. */
export async function findsNothing(page: Page, where: string, within = 'body'): Promise<void> {
  const builder = () => axeOn(page).include(within).exclude('[data-canvas]').exclude('.ed-sample')
  // Axe refuses to look within what has not come yet.
  await expect(page.locator(within).first()).toBeVisible()
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // In the dark only the colours are others.
    const axe =
      colorScheme === 'dark'
        ? builder().withRules(['color-contrast'])
        : builder().options({ rules: { 'target-size': { enabled: true } } })
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`)
  }
  expect(found, where).toEqual([])
}
