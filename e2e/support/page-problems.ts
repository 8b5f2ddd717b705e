import type { Page } from '@playwright/test'
import { violationsOf } from './axe'

/** A phone and a laptop. */
export const WIDTHS = [390, 1280]

/** Opens a page of the site with all of it drawn. */
export async function openDrawn(page: Page, path: string): Promise<number> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Parts off the screen are not drawn, nor do they get other colours: axe would measure one background with other letters.
  await page.addStyleTag({
    content: '.block { content-visibility: visible !important }',
  })
  return response?.status() ?? 0
}

/** Lists the problems of a page of the site as it is: it scrolls sideways, or axe finds something, in light or dark. */
export async function problemsOf(page: Page, withAxe: boolean): Promise<string[]> {
  await seeAll(page)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const problems = sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
  if (!withAxe) return problems
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? 'contrast' : 'all and targets'
    const found = await violationsOf(page, { rules })
    problems.push(...found.map(({ id, where }) => `${colorScheme}: ${id}: ${where}`))
  }
  return problems
}

/** Scrolls through, so that what comes into view late is there. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      scrollTo(0, y)
      // A browser that has nothing to draw may give no frame at all.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 100)
      })
    }
    scrollTo(0, 0)
  })
}
