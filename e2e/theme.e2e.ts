import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './support/axe'

const DARK = 'rgb(21, 21, 24)'
const LIGHT = 'rgb(246, 246, 248)'

test('the colours of the editor are chosen in the menu of the account, and are there before a script runs', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/editor/pages')
  const account = page.getByRole('button', { name: /^Account:/ })
  await account.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  expect(await backgroundOf(page)).toBe(DARK)
  expect(await violationsOf(page, { without: ['[data-radix-popper-content-wrapper]'] })).toEqual([])
  await page.keyboard.press('Escape')
  await page.route('**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await canvasOf(page)).toBe('dark')
  await page.unroute('**/*.js')
  await page.reload()
  await expect(account).toBeVisible()
  expect(await backgroundOf(page)).toBe(DARK)
})

test('“Your account” chooses them too, and gives them back to the device', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'toran-theme', value: 'light', domain: '127.0.0.1', path: '/editor' },
  ])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/editor')
  const account = page.getByRole('button', { name: /^Account:/ })
  await account.click()
  expect(await backgroundOf(page)).toBe(LIGHT)
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  const colours = page.getByRole('group', { name: 'Editor theme' })
  await expect(colours.getByRole('button', { name: 'Light' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await colours.getByRole('button', { name: 'System' }).click()
  expect(await backgroundOf(page)).toBe(DARK)
  expect((await context.cookies()).filter(({ name }) => name === 'toran-theme')).toEqual([])
})

/** The background of the navigation. */
function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const side = document.querySelector('.ed-shell-side')
    return side ? getComputedStyle(side).backgroundColor : ''
  })
}

/** The scheme that the browser draws the empty page in. */
function canvasOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
}
