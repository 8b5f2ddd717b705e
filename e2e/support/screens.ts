import { expect, type Page } from '@playwright/test'

/** Addresses of all screens, with the sample's records. */
const PARTS = {
  pages: [
    ...['/editor/pages', '/editor/pages?type=SHARED', '/editor/pages?type=LAYOUT'],
    ...['/editor/pages?type=TEMPLATE', '/editor/differences', '/editor/kits', '/editor/kits/new'],
    ...['/editor/kit-progress?kit=1', '/editor/kit-form?kit=1&location=20', '/editor/replace'],
    ...['/editor/import', '/editor/site-at?location=20', '/editor/no/such/screen'],
  ],
  records: [
    ...['events', 'articles', 'galleries', 'faqs', 'activities', 'announcements', 'wisdom'],
    ...['social', 'topics', 'media', 'calendar', 'events/1', 'events/new', 'articles/new'],
  ].map((list) => `/editor/${list}`),
  site: [
    ...['', '/locations', '/locations/20', '/navigation', '/redirects', '/search', '/people'],
    ...[
      '/inbox',
      '/inbox/1',
      '/mail',
      '/audit',
      '/integrations',
      '/accept',
      '/new-password',
      '/sign-in',
    ],
  ].map((path) => `/editor${path}`),
  page: ['/editor/pages/1'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export const SCREENS: readonly string[] = Object.values(PARTS).flat()

/** Goes to a screen as a link of the editor does: nothing is loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ index: (history.state?.index ?? 0) + 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const leave = page.locator('[role=dialog] button').last()
  if (await leave.isVisible()) await leave.click()
  await expect(page.locator('h1, h2, [data-canvas], .ed-empty-state').first()).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.locator('.ed-spinner')).toHaveCount(0, { timeout: 60_000 })
}
