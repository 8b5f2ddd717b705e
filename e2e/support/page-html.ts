import { expect, type Page } from '@playwright/test'

/** Returns a public page's HTML, without today's hours in the footer: other tests change them meanwhile. */
export async function htmlOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  return (await answer.text()).replace(/<p class="footer-hours">.*?<\/p>/, '')
}
