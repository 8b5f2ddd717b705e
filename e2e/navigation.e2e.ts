import { expect, test } from '@playwright/test'
import { findsNothing } from './support/axe'

test('one navigation change, every page: by keys, by menu and by drag, and broken links are listed', async ({
  page,
}, info) => {
  await page.goto('/editor/navigation')
  await expect(page.getByRole('heading', { name: 'Header' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Header' }).click()
  await page.getByLabel('Text').fill('Seva of the test')
  await page.getByLabel('Link', { exact: true }).fill('/no-such-page')
  const row = page.getByRole('button', { name: /^Seva of the test/ })
  await row.press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'More actions for Seva of the test' }).click()
  await page.getByRole('menuitem', { name: 'Nest under the entry above' }).click()
  await expect(page.getByRole('button', { name: /^Seva of the test.*level 2/ })).toBeFocused()
  await page.screenshot({ path: info.outputPath('navigation.png'), fullPage: true })
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect(page.getByText('Published. It’s now on every page.')).toBeVisible()
  await expect(page.getByText('“Seva of the test” links to /no-such-page')).toBeVisible()
  for (const path of ['/', '/visit', '/ottawa/', '/leicester/visit', '/gu-IN/'])
    expect(await (await page.request.get(path)).text(), path).toContain('Seva of the test')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('navigation-phone.png'), fullPage: true })
  await page.getByRole('button', { name: 'More actions for Seva of the test' }).click()
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
  await page.getByRole('button', { name: /^Discard the draft and/ }).click()
  await expect(rows.first()).toHaveText(before[0] ?? '')
  await page.reload()
  await expect(rows.first()).toHaveText(before[0] ?? '')
  expect(published).toContain(before[0])
})

test('a location changes single entries of the network’s menu, and still follows it', async ({
  page,
}, info) => {
  const menuAt = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return html.match(/<nav class="top-navigation-menu"[\s\S]*?<\/nav>/)?.[0] ?? ''
  }
  await page.goto('/editor/navigation?location=30')
  const menu = page.getByRole('region', { name: 'Header at this location' })
  const labels = menu.locator('.navigation-label')
  await expect(menu.getByText('From the network').first()).toBeVisible()
  const [first = '', second = ''] = await labels.evaluateAll((all) =>
    all
      .filter((one) => !one.closest('.navigation-entry')?.textContent?.includes(', level'))
      .map(({ textContent }) => textContent ?? ''),
  )
  const choose = async (name: string, item: string) => {
    await menu.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose(first, 'Hide here')
  await choose(second, 'Change text or link')
  await menu.getByLabel('Text at this location').fill('Only in Leicester')
  await expect(menu.getByText('Hidden here')).toBeVisible()
  await expect(menu.getByText('Changed here')).toBeVisible()
  await page.screenshot({ path: info.outputPath('changed-1280.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('changed-390.png'), fullPage: true })
  await findsNothing(page, 'the menu of a location on a phone', '.navigation-form')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect(page.getByText('Published. It’s now on every page.')).toBeVisible()
  expect(await menuAt('/leicester/')).toContain('Only in Leicester')
  expect(await menuAt('/leicester/')).not.toContain(`>${first}<`)
  expect(await menuAt('/ottawa/')).toContain(second)
  expect(await menuAt('/ottawa/')).not.toContain('Only in Leicester')

  await choose(first, 'Reset to network')
  await choose('Only in Leicester', 'Reset to network')
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect.poll(() => menuAt('/leicester/')).not.toContain('Only in Leicester')
  expect(await menuAt('/leicester/')).toContain(second)
})

test('the default location has its own menu beside the network’s, which stays as it is', async ({
  page,
}, info) => {
  const menuAt = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return html.match(/<nav class="top-navigation-menu"[\s\S]*?<\/nav>/)?.[0] ?? ''
  }
  const before = await menuAt('/ottawa/')
  await page.goto('/editor/navigation')
  const choice = page.getByLabel('Navigation of')
  await expect(choice.getByRole('option').first()).toHaveText('The whole network')
  await choice.selectOption('default')
  await expect(page).toHaveURL('/editor/navigation?location=default')
  const menu = page.getByRole('region', { name: 'Header at this location' })
  await menu.getByRole('button', { name: 'More actions for Learn' }).click()
  await page.getByRole('menuitem', { name: 'Hide here' }).click()
  await menu.getByRole('button', { name: 'More actions for Visit' }).click()
  await page.getByRole('menuitem', { name: 'Change text or link' }).click()
  await menu.getByLabel('Text at this location').fill('Only at Brookfield')
  await expect(page.getByText('Draft saved. Visitors see it once it is published.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('default-1280.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('default-390.png'), fullPage: true })
  await findsNothing(page, 'the menu of the default location on a phone', '.navigation-form')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect.poll(() => menuAt('/')).toContain('Only at Brookfield')
  expect(await menuAt('/')).not.toContain('>Learn<')
  expect(await menuAt('/ottawa/')).toBe(before)

  await choice.selectOption('The whole network')
  await expect(page.getByRole('region', { name: 'Header', exact: true })).toContainText('Learn')
  await expect(page.getByText('Only at Brookfield')).toBeHidden()
  await choice.selectOption('default')
  await menu.getByRole('button', { name: 'More actions for Learn' }).click()
  await page.getByRole('menuitem', { name: 'Reset to network' }).click()
  await menu.getByRole('button', { name: 'More actions for Only at Brookfield' }).click()
  await page.getByRole('menuitem', { name: 'Reset to network' }).click()
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect.poll(() => menuAt('/')).toContain('Learn')
})

test('a language has its texts beside those of the default one, and follows the tree where it has none', async ({
  page,
}, info) => {
  const menuAt = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return html.match(/<nav class="top-navigation-menu"[\s\S]*?<\/nav>/)?.[0] ?? ''
  }
  await page.goto('/editor/navigation?language=gu-IN')
  const menu = page.getByRole('region', { name: 'Header' })
  const visit = menu.getByRole('textbox', { name: 'Visit in Gujarati' })
  await expect(visit).toHaveValue('મુલાકાત')
  await expect(menu.getByText('Every entry has a text in Gujarati.')).toBeVisible()
  expect(await menuAt('/gu-IN/')).toContain('મુલાકાત')

  await visit.fill('')
  await expect(menu.getByText('No Gujarati text')).toBeVisible()
  await expect(menu.getByText(/^One entry has no text in Gujarati/)).toBeVisible()
  await menu.getByRole('button', { name: 'More actions for Learn' }).click()
  await page.getByRole('menuitem', { name: 'Hide in Gujarati' }).click()
  await menu.getByRole('button', { name: 'Add only in Gujarati Header' }).click()
  await menu.getByLabel('Text', { exact: true }).fill('કથા')
  await menu.getByLabel('Link', { exact: true }).fill('/visit')
  await menu.getByRole('button', { name: 'More actions for કથા' }).click()
  await page.getByRole('menuitem', { name: 'Close text and link' }).click()
  await page.screenshot({ path: info.outputPath('language-1280.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('language-390.png'), fullPage: true })
  await findsNothing(page, 'the texts of a language on a phone', '.navigation-form')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect(page.getByText('Published. It’s now on every page.')).toBeVisible()
  const published = await menuAt('/gu-IN/')
  expect(published).toMatch(/>Visit<[\s\S]*કથા/)
  expect(published).not.toContain('મુલાકાત')
  expect(published).not.toContain('જાણો')
  expect(await menuAt('/')).not.toContain('કથા')
  expect(await menuAt('/')).toContain('Learn')

  await visit.fill('મુલાકાત')
  await menu.getByRole('button', { name: 'More actions for Learn' }).click()
  await page.getByRole('menuitem', { name: 'Show in Gujarati' }).click()
  await menu.getByRole('button', { name: 'More actions for કથા' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Publish navigation' }).click()
  await expect.poll(() => menuAt('/gu-IN/')).toContain('મુલાકાત')
  expect(await menuAt('/gu-IN/')).not.toContain('કથા')
})
