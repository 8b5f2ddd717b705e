import { expect, test } from '@playwright/test'

test('an old address redirects: added, tested, imported from a list, and removed', async ({
  page,
}, info) => {
  await page.goto('/editor/redirects')
  const add = page.getByRole('form', { name: 'Add a redirect' })
  await add.getByLabel('Old address').fill('/visit')
  await add.getByLabel('Redirects to').fill('/explore')
  await page.keyboard.press('Enter')
  await expect(add.getByText(/^Visitors at \/visit see the page “.+”/)).toBeVisible()
  await add.getByLabel('Old address').fill('/old-visit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /\/old-visit/ })).toContainText('/explore')
  const answer = await page.request.get('/ottawa/old-visit', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/ottawa/explore'])
  const rows = 'Old,New\n/flyer-2019,/visit\n/old-visit-2,/old-visit\n'
  await page.getByLabel(/^A file of rows/).setInputFiles({
    ...{ name: 'redirects.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(rows),
  })
  await expect(page.getByText('/old-visit-2: /old-visit redirects to /explore.')).toBeVisible()
  await expect(page.getByRole('row', { name: /\/flyer-2019/ })).toBeVisible()
  await page.screenshot({ path: info.outputPath('redirects.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('redirects-phone.png'), fullPage: true })
  const test = page.getByRole('form', { name: 'Test an address' })
  await test.getByLabel('Address').fill('/flyer-2019/')
  await test.getByRole('button', { name: 'Test' }).click()
  await expect(test.getByRole('status')).toHaveText('/flyer-2019 redirects to /visit.')
  for (const path of ['/old-visit', '/flyer-2019']) {
    await page.getByRole('button', { name: `Remove ${path}`, exact: true }).click()
    await expect(page.getByRole('row', { name: path })).toBeHidden()
  }
  expect((await page.request.get('/old-visit')).status()).toBe(404)
})
