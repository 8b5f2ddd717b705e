import { expect, type Locator, type Page, test } from '@playwright/test'
import { EditorPage } from './support/editor-page'
import { tabTo, tabToEntry } from './support/keys'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY } from './support/site'

test.use({ storageState: NOBODY })

test('by keyboard alone: sign in, compose, fill, publish, read', async ({ page }) => {
  const editor = new EditorPage(page)
  await page.goto('/editor')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(ADMIN_EMAIL)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'New page' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New page' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Empty page/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByLabel('Title'))
  await page.keyboard.type('Diwali by keyboard')
  await page.keyboard.press('Enter')
  await expect(editor.canvas).toBeVisible()

  await test.step('a palette entry is added by Enter, and focus is in its first field', async () => {
    await tabToEntry(page, { search: 'Hero', name: 'Hero' })
    await page.keyboard.press('Enter')
    await expect(editor.block('Hero')).toBeVisible()
    await expect(editor.panel.locator(':focus')).toHaveCount(1)
  })

  await test.step('a palette entry is picked up by Space and put above by arrows', async () => {
    await tabToEntry(page, { search: 'Section', name: 'Section' })
    await page.keyboard.press('Enter')
    await expect(editor.block('Section')).toBeVisible()
    await tabToEntry(page, { search: 'Text', name: 'Text' })
    await page.keyboard.press('Space')
    await said(page, /Picked up “Text”/)
    // It starts after the section; the place before that is inside it.
    await said(page, /Position 3 of 3 in “Main/)
    await page.keyboard.press('ArrowUp')
    await said(page, /Position 1 of 1 in “Main › Section/)
    await page.keyboard.press('Space')
    await expect(editor.block('Section').locator('[data-block-name="Text"]')).toBeVisible()
    await expect.poll(() => editor.order()).toBe('Hero Section Text')
  })

  await test.step('the selected block is picked up by its handle, moved, and the move taken back by Escape', async () => {
    await tabTo(page, page.getByRole('region', { name: 'Page canvas' }))
    await page.keyboard.press('Home')
    await expect(editor.block('Hero')).toHaveAttribute('data-selected', '')
    await tabTo(page, page.getByRole('button', { name: 'Move Hero', exact: true }))
    await page.keyboard.press('Space')
    await said(page, /Picked up “Hero”\. Position 1 of 2 in “Main/)
    await page.keyboard.press('ArrowDown')
    await said(page, /in “Main/)
    await page.keyboard.press('Escape')
    await said(page, /Cancelled/)
    await expect.poll(() => editor.order()).toBe('Hero Section Text')
  })

  await test.step('a menu moves it too', async () => {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => editor.order()).toBe('Section Text Hero')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => editor.order()).toBe('Hero Section Text')
  })

  await test.step('fields are filled', async () => {
    await tabTo(page, editor.panel.getByLabel('Title', { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Lights for everyone')
    await expect(editor.block('Hero').getByRole('heading')).toHaveText('Lights for everyone')
    // An example is typed over as a whole.
    await tabTo(page, editor.panel.getByLabel('Subtitle', { exact: true }))
    await page.keyboard.type('Come and see')
    await expect(editor.block('Hero')).not.toContainText('[[')
  })

  await page.keyboard.press('ControlOrMeta+s')
  await editor.saved()
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  // The text has no words yet: that is advised against, and can be meant.
  await tabTo(page, page.getByRole('button', { name: 'Publish anyway' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Published( in .*)?\./).first()).toBeVisible()
  expect((await page.goto('/diwali-by-keyboard'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Lights for everyone' })).toBeVisible()
})

/** The announcements to screen readers so far. */
async function said(page: Page, words: RegExp): Promise<void> {
  await expect(liveRegions(page).filter({ hasText: words }).first()).toBeAttached()
}

function liveRegions(page: Page): Locator {
  return page.locator('[aria-live], [role="status"], [role="log"]')
}
