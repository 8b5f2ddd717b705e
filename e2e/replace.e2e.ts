import { expect, test } from '@playwright/test'

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
  await expect(page.getByRole('heading', { name: '2 hits in 1 page or record' })).toBeVisible()
  await page.getByLabel('Replace with').fill('020 7946 0000')
  await expect(page.locator('ins', { hasText: '020 7946 0000' })).toHaveCount(2)
  await page.screenshot({ path: info.outputPath('replace.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('replace-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Replace/ }).click()
  await expect(page.getByRole('heading', { name: /hits replaced in 1 page/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
})
