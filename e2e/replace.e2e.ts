import { expect, test } from '@playwright/test'
import { createPage, publishPage } from './support/api'
import { text } from './support/sample-blocks'

test('a number is found in a draft, replaced, and undone', async ({ page }, info) => {
  await page.goto('/editor/import?from=document')
  const buffer = Buffer.from(
    '# Where to call\n\nCall 0116 555 0199 or write. Again: 0116 555 0199.\n',
  )
  await page
    .getByLabel('Document')
    .setInputFiles({ name: 'call.md', mimeType: 'text/markdown', buffer })
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText(/has been created/)).toBeVisible()
  await page.goto('/editor/replace')
  await page.getByRole('textbox', { name: 'Find' }).fill('0116 555 0199')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('heading', { name: '2 matches in 1 page or record' })).toBeVisible()
  await page.getByLabel('Replace with').fill('020 7946 0000')
  await expect(page.locator('ins', { hasText: '020 7946 0000' })).toHaveCount(2)
  await page.screenshot({ path: info.outputPath('replace.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('replace-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Replace/ }).click()
  await expect(page.getByRole('heading', { name: /matches replaced in 1 page/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
})

/** `REPLACE=all npm run e2e -- replace`: as many pages as a large network has. */
const PAGES = process.env.REPLACE === 'all' ? 4000 : 40

test('a phone number on many pages is replaced for visitors too, and undone', async ({
  page,
}, info) => {
  test.setTimeout(PAGES > 1000 ? 900_000 : 120_000)
  const [before, after] = [`+44 116 ${4000 + info.retry} 77`, `+44 20 ${4000 + info.retry} 88`]
  const path = (number: number) => `/call-${info.retry}-${number}`
  for (let from = 0; from < PAGES; from += 8)
    await Promise.all(
      Array.from({ length: Math.min(8, PAGES - from) }, async (_, at) => {
        const words = `<p>Call <strong>${before.slice(0, 7)}</strong>${before.slice(7)}.</p>`
        await publishPage(await createPage(path(from + at), [text('call', words)]))
      }),
    )
  const shown = async (number: number) => {
    const body = await (await page.request.get(path(number))).text()
    return body.replace(/<\/?strong>/g, '')
  }
  await page.goto('/editor/replace')
  await page.getByRole('textbox', { name: 'Find' }).fill(before)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const count = new Intl.NumberFormat('en').format(PAGES)
  await expect(
    page.getByRole('heading', { name: `${count} matches in ${count} pages` }),
  ).toBeVisible({
    timeout: 60_000,
  })
  await page.getByLabel('Replace with').fill(after)
  await page.getByLabel('Publish what has no other unpublished changes').check()
  await page.getByRole('button', { name: /^Replace/ }).click()
  await expect(page.getByRole('heading', { name: /matches replaced in/ })).toBeVisible({
    timeout: 120_000,
  })
  for (const number of [0, PAGES - 1])
    await expect.poll(() => shown(number)).toContain(`Call ${after}.`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible({ timeout: 120_000 })
  for (const number of [0, PAGES - 1])
    await expect.poll(() => shown(number)).toContain(`Call ${before}.`)
})
