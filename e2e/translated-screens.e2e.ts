import { expect, type Page, test } from '@playwright/test'
import { englishTexts } from './support/english-texts'
import { openOn, withOwnServers } from './support/own-servers'

/** Their lists say what people have written, put together with times and places. */
const CONTENT = ['/editor/search', '/editor/activities']

/** Screens that no menu leads to at once. */
const MORE = [
  '/editor/locations/20',
  '/editor/events/new',
  '/editor/announcements/new',
  '/editor/kits/new',
  '/editor/pages?type=LAYOUT',
  '/editor/pages?type=TEMPLATE',
]

test('no screen of the editor has a word of English, in Gujarati', async ({ page, context }) => {
  test.setTimeout(240_000)
  // The content of other tests is in English, too.
  await withOwnServers(async ({ start }) => {
    const server = await start()
    await context.addCookies([
      { name: 'toran-language', value: 'gu', url: `${server.address}/editor` },
      { name: 'toran-language', value: 'gu', domain: '127.0.0.1', path: '/editor' },
    ])
    await page.setViewportSize({ width: 1280, height: 800 })
    await openOn(page, server, '/editor')
    await page.locator('nav a').first().waitFor()
    const paths = await page
      .locator('nav a[href^="/editor"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(15)
    const found: string[] = []
    for (const path of new Set([...paths, ...MORE])) {
      if (CONTENT.includes(path)) continue
      await page.goto(`${server.address}${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('.ed-spinner')).toHaveCount(0)
      for (const text of await englishTexts(page)) found.push(`${path}: ${text}`)
      for (const text of await textsOfTabs(page)) found.push(`${path}, tab: ${text}`)
    }
    expect(found).toEqual([])
  })
})

async function textsOfTabs(page: Page): Promise<string[]> {
  const found: string[] = []
  const tabs = page.locator('main').getByRole('tab')
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click({ timeout: 3_000 })
    found.push(...(await englishTexts(page)))
  }
  return found
}
