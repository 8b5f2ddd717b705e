import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Looks at a dialog, and closes it. */
export async function dialogFindsNothing(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await findsNothing(page, String(name), '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Lists axe's findings on a page, or within a part of it. Dark: the contrast of colours alone, as only colours are others there. */
export async function violationsOf(
  page: Page,
  { within = 'html', without = [], rules = 'all' }: Looked = {},
): Promise<readonly Violation[]> {
  // Its script is half a megabyte: once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, exclude, wanted]) => {
      const drawn = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // Other colours of a page come with its next frame, and what is on the way from one to another is neither. What a
      // link holds has the link's colour a frame later.
      await drawn()
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
      await drawn()
      const { violations } = await window.axe.run(
        { include: [include], exclude: [...exclude] },
        {
          // Passed rules need no report.
          resultTypes: ['violations'],
          rules: { 'target-size': { enabled: wanted === 'all and targets' } },
          ...(wanted === 'contrast' && { runOnly: ['color-contrast'] }),
        },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({
          id,
          where: target.join(' '),
          why: failureSummary ?? '',
        })),
      )
    },
    [within, without, rules] as const,
  )
}

interface Looked {
  readonly within?: string
  readonly without?: readonly string[]
  readonly rules?: 'all' | 'all and targets' | 'contrast'
}

interface Violation {
  readonly id: string
  readonly where: string
  readonly why: string
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Also that what is pressed measures 24 px. The canvas shows a page of the site, which the crawl looks at. */
export async function findsNothing(page: Page, where: string, within = 'body'): Promise<void> {
  const without = ['[data-canvas]', '.ed-sample']
  // Axe refuses to look within what has not come yet.
  await expect(page.locator(within).first()).toBeVisible()
  // A bar that stays in sight lies over a part of whatever is below it, until that is scrolled to.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.record-page-foot, .ed-bulk'))
      bar.style.position = 'static'
  })
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? 'contrast' : 'all and targets'
    for (const { id, where: target, why } of await violationsOf(page, { within, without, rules }))
      found.push(`${colorScheme}: ${id}: ${target}: ${why}`)
  }
  expect(found, where).toEqual([])
}
