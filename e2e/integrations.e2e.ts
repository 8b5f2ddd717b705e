import { expect, test } from '@playwright/test'
import { findsNothing } from './support/axe'
import { ORIGIN } from './support/site'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a refused webhook says so where it is seen, and a token is made, shown once and revoked', async ({
  page,
}) => {
  await page.goto('/editor/integrations')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const webhook = page.getByRole('dialog', { name: 'Add webhook' })
  await webhook.getByLabel('Name').fill('સમાચાર')
  await webhook.getByLabel('Address').fill('https://127.0.0.1/hook')
  await findsNothing(page, 'a new webhook')
  await webhook.getByRole('button', { name: 'Save' }).click()
  await expect(webhook.getByRole('alert')).toBeInViewport()
  await expect(webhook.getByRole('alert')).toContainText('on the public internet')
  await webhook.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create access token' })
  await dialog.getByLabel('Name').fill('Calendar sync')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const shown = page.getByRole('dialog', { name: 'Access token' })
  const token = await shown.getByLabel('Access token').inputValue()
  expect(await asProgram(token)).toContain('totalCount')
  await shown.getByRole('button', { name: 'Done' }).click()
  await findsNothing(page, 'integrations')
  await page.getByRole('button', { name: 'Revoke Calendar sync' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Calendar sync')).toHaveCount(0)
  expect(await asProgram(token)).not.toContain('totalCount')
  await page.reload()
  await expect(page.getByText('No access tokens yet.')).toBeVisible()
})

test('an archive of the network is made, downloaded and deleted', async ({ page }, info) => {
  await page.goto('/editor/integrations')
  const archives = page.getByRole('region', { name: 'Archives' })
  await archives.getByRole('button', { name: 'Create archive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create archive' })
  await dialog.getByRole('button', { name: 'Create archive', exact: true }).click()
  const link = archives.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  await findsNothing(page, 'archives')
  await page.screenshot({ path: info.outputPath('archives-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: info.outputPath('archives.png'), fullPage: true })
  const address = await link.getAttribute('href')
  const download = await page.request.get(`${ORIGIN}${address}`)
  expect(download.headers()['content-disposition']).toMatch(/filename="toran-archive-\d+\.zip"/)
  // “PK”, as every zip begins.
  expect((await download.body()).subarray(0, 2).toString()).toBe('PK')
  await archives.getByRole('button', { name: 'Delete' }).click()
  await expect(archives.getByText('No archives yet.')).toBeVisible()
})

/** Reads all drafts that a program with this token gets: none without one. */
async function asProgram(token: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ differences { totalCount } }' }),
  })
  return answer.text()
}
