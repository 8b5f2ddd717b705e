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
  await expect(page.getByText('“Seva of the test” links to /no-such-page')).toBeVisible()
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
  await expect(page.getByText('links to /no-such-page')).toBeHidden()
  expect(await (await page.request.get('/visit')).text()).not.toContain('Seva of the test')
})

test('entries are put in order by drag, and the draft outlives a reload until it is given up', async ({
  page,
}, info) => {
  await page.goto('/editor/navigation')
  const header = page.getByRole('region', { name: 'Header' })
  const rows = header.locator('.navigation-label')
  await expect(rows.nth(1)).toBeVisible()
  const before = await rows.allTextContents()
  const live = async () =>
    (await (await page.request.get('/visit')).text()).match(
      /<nav class="top-navigation-menu"[\s\S]*?<\/nav>/,
    )?.[0]
  const published = await live()
  const from = await header.locator('.navigation-handle').nth(1).boundingBox()
  const to = await header.locator('.navigation-handle').first().boundingBox()
  if (!from || !to) throw new Error('The header has no two entries')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y - 4, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y + 2, { steps: 10 })
  await page.screenshot({ path: info.outputPath('dragged.png') })
  await page.mouse.up()
  await expect(rows.first()).toHaveText(before[1] ?? '')
  await expect(page.getByText('Draft saved. Visitors see it once it is published.')).toBeVisible()
  expect(await live()).toBe(published)
  await page.reload()
  await expect(rows.first()).toHaveText(before[1] ?? '')
  await expect(page.getByText(/^Draft of /)).toBeVisible()
  await page.screenshot({ path: info.outputPath('draft.png') })
  await page.getByRole('button', { name: 'Discard draft…' }).click()
  await page.getByRole('button', { name: /^Discard it/ }).click()
  await expect(rows.first()).toHaveText(before[0] ?? '')
  await page.reload()
  await expect(rows.first()).toHaveText(before[0] ?? '')
  expect(published).toContain(before[0])
})
