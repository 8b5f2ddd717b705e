import { expect, test } from '@playwright/test'

test('one navigation change, every page: by keys, by menu and by drag, and what leads nowhere is listed', async ({
  page,
}, info) => {
  await page.goto('/editor/navigation')
  await expect(page.getByRole('heading', { name: 'Header' })).toBeVisible()
  await page.getByRole('button', { name: 'Add entry' }).click()
  await page.getByLabel('Text').fill('Seva of the test')
  await page.getByLabel('Link', { exact: true }).fill('/no-such-page')
  const row = page.getByRole('button', { name: /^Seva of the test/ })
  await row.press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'More for Seva of the test' }).click()
  await page.getByRole('menuitem', { name: 'Move below the entry above' }).click()
  await expect(page.getByRole('button', { name: /^Seva of the test.*level 2/ })).toBeFocused()
  await page.screenshot({ path: info.outputPath('navigation.png'), fullPage: true })
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect(page.getByText('Published. It is on every page now.')).toBeVisible()
  await expect(page.getByText('“Seva of the test” leads to /no-such-page')).toBeVisible()
  for (const path of ['/', '/visit', '/ottawa/', '/leicester/visit', '/gu-IN/'])
    expect((await (await page.request.get(path)).text()).includes('Seva of the test'), path).toBe(
      !path.startsWith('/gu-IN'),
    )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('navigation-phone.png'), fullPage: true })
  await page.getByRole('button', { name: 'More for Seva of the test' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect(page.getByText('leads to /no-such-page')).toBeHidden()
  expect(await (await page.request.get('/visit')).text()).not.toContain('Seva of the test')
})
