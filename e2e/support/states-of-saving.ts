import { expect, type Page, type Route } from '@playwright/test'
import { goTo } from './screens'

/** States that no button leads to, and how each is made; each ends with a dialog. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'leaving a page that the server refuses to save': async (page) => {
    await answerSaves(page, 200, 'BAD_USER_INPUT')
    await changePage(page)
    await page.locator('a[href="/editor/pages"]').first().click()
  },
  'a session that has ended': async (page) => {
    await goTo(page, '/editor/pages/1')
    await answerSaves(page, 401, 'UNAUTHENTICATED')
    await changePage(page)
  },
  'leaving a record that is not saved': async (page) => {
    await answerSaves(page, 200, 'BAD_USER_INPUT')
    await goTo(page, '/editor/events/new')
    await page.locator('main input[type=text]').first().fill('શરદ પૂર્ણિમા')
    await page.locator('nav a[href="/editor/people"]').first().click()
  },
}

async function changePage(page: Page): Promise<void> {
  await goTo(page, '/editor/pages/1')
  const block = page.locator('[data-canvas] [data-block-name="EmailSignUp"]').first()
  await block.click({ position: { x: 5, y: 5 } })
  const field = page.locator('.panel-text').first()
  await expect(field).toBeVisible({ timeout: 20_000 })
  await field.fill('બદલાયેલું')
}

async function answerSaves(page: Page, status: number, code: string): Promise<void> {
  await page.route('**/graphql', async (route: Route) => {
    if (!/mutation/.test(route.request().postData() ?? '')) return route.fallback()
    const message = '[réfúšéd]'
    return route.fulfill({ status, json: { errors: [{ message, extensions: { code } }] } })
  })
}
