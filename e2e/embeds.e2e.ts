import { expect, type Page, test } from '@playwright/test'
import { NOBODY } from './support/site'

// The policy is the one that visitors are served: nothing of it is left out.
test.use({ storageState: NOBODY, bypassCSP: false })

/** What is clicked to see the map. */
const FACADES = '.getting-here-facade'
const LOCATIONS = ['', '/ottawa', '/leicester', '/nairobi', '/vadodara']

test('the map opens at every location', async ({ page }) => {
  await watchEmbeds(page)
  for (const location of LOCATIONS) {
    await page.goto(`${location}/visit`)
    await expect(page.locator('.getting-here-facade')).toHaveCount(1)
    await openEmbeds(page)
  }
})

/** Answers for the world outside, and notes what the policy refuses. */
async function watchEmbeds(page: Page): Promise<void> {
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Here it is</p>' }),
  )
  await page.addInitScript(() => {
    // Before the script of a block has come, its link would lead away.
    addEventListener('click', (event) => event.preventDefault())
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      document.documentElement.dataset.violations = `${document.documentElement.dataset.violations ?? ''}${effectiveDirective} ${blockedURI}\n`
    })
  })
}

/** Presses every facade, and expects its content in its place. */
async function openEmbeds(page: Page): Promise<void> {
  const facades = page.locator(FACADES)
  const count = await facades.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1) {
    const facade = facades.nth(index)
    await facade.scrollIntoViewIfNeeded()
    // The script of its block comes when it is near the window.
    await expect(async () => {
      await facade.click({ timeout: 2_000 })
      await expect(facade).toBeHidden({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    const frame = page.locator('iframe:visible').nth(index).contentFrame()
    await expect(frame.getByText('Here it is'), await facade.innerText()).toBeVisible()
  }
  const violations = await page.evaluate(() => document.documentElement.dataset.violations ?? '')
  expect(violations).toBe('')
}
