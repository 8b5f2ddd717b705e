import { expect, type Page, test } from '@playwright/test'
import { findsNothing } from './support/axe'
import { ORIGIN } from './support/site'

const MESSAGE = '=More benches near the shoes, please'

test('a feedback answered by email, exported, erased', async ({ page }, info) => {
  await sendFeedback(page)
  await page.goto('/editor/inbox?text=benches')
  await expect(page.getByRole('row', { name: /Ravi Shah/ })).toContainText('New')
  await findsNothing(page, 'the inbox')
  await page.screenshot({ path: info.outputPath('inbox.png') })
  await page.getByRole('link', { name: 'Ravi Shah' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Reply by email').fill('Thank you. Two come in May.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('heading', { name: /Answered by/ })).toBeVisible()
  await page.getByLabel('Note').fill('Asked the trustees')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await findsNothing(page, 'a message')
  await page.screenshot({ path: info.outputPath('message.png') })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('message-phone.png'), fullPage: true })

  await expect(async () => {
    await page.goto('/editor/mail')
    await expect(page.getByText('to ravi@example.org')).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await page.goto('/editor/inbox?text=benches')
  await expect(page.getByRole('row', { name: /Ravi Shah/ })).toContainText('Answered')
  await page.screenshot({ path: info.outputPath('inbox-phone.png') })
  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  const table = await (await page.request.get(href ?? '')).text()
  expect(table).toContain(`"'${MESSAGE}"`)

  await page.getByRole('link', { name: 'Ravi Shah' }).click()
  await page.getByRole('button', { name: 'Erase this person’s data…' }).click()
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await page.goto('/editor/inbox?text=benches')
  await expect(page.getByText('No message matches')).toBeVisible()
  await page.goto('/editor/mail')
  await expect(page.getByText('to ravi@example.org')).toHaveCount(0)
})

/** As the form of a page sends it. */
async function sendFeedback(page: Page): Promise<void> {
  const answer = await page.request.post(`${ORIGIN}/forms/feedback`, {
    headers: { accept: 'application/json' },
    form: {
      ...{ message: MESSAGE, name: 'Ravi Shah', email: 'ravi@example.org' },
      ...{ page: '/visit', block: 'b_1', location: 'ottawa', homepage: '' },
    },
  })
  expect(answer.ok()).toBe(true)
}
