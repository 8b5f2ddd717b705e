import { expect, test } from '@playwright/test'
import {
  contentByLocation,
  createPage,
  draftOf,
  fieldValue,
  publishPage,
  savePage,
} from './support/api'
import { blockIds, EditorPage } from './support/editor-page'
import { hero, section, text } from './support/sample-blocks'

const OTHER_LOCATION = 20

test('what is deleted is said so, with a way back; every step has a name and can be gone to', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/steps', [
    hero('First'),
    { ...text('lamps'), displayName: 'Lamps' },
    text('below'),
  ])
  await editor.open(id)
  await editor.select(editor.blockBy('lamps'))
  await page.getByRole('region', { name: 'Page canvas' }).focus()
  await page.keyboard.press('Delete')
  const message = page.getByRole('region', { name: /^Deleted “Lamps/ })
  await message.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => blockIds(editor)).toBe('hero lamps below')

  await page.keyboard.press('Delete')
  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await editor.panel.getByLabel('Title', { exact: true }).fill('Second')
  await page.getByRole('region', { name: 'Page canvas' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await editor.saved()
  await page.reload()
  await expect(editor.block('Hero')).toContainText('Second')
  await page.getByRole('button', { name: 'History' }).click()
  const steps = page.getByRole('dialog', { name: 'History' }).getByRole('button')
  await expect(steps.nth(0)).toContainText('Moved “Hero”')
  await expect(steps.nth(1)).toContainText('Edited “Title” in “First”')
  await expect(steps.nth(2)).toContainText('Deleted “Lamps”')
  await steps.nth(2).click()
  await expect.poll(() => blockIds(editor)).toBe('hero below')
  await expect(editor.block('Hero')).toContainText('First')
  await steps.nth(0).click()
  await expect.poll(() => blockIds(editor)).toBe('below hero')
  await page.keyboard.press('Escape')
  await editor.saved()
  expect(fieldValue((await draftOf(id)).blocks[1], 'title')).toBe('Second')
})

test('versions compared: added, removed, moved and changed blocks are marked', async ({ page }) => {
  const first = await createPage('/compared', [
    hero('Old words'),
    text('gone'),
    section('hall', []),
  ])
  await savePage(first, '/compared', [section('hall', []), hero('New words'), text('new')])
  const editor = new EditorPage(page)
  await editor.open(first.id)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Saved versions…' }).click()
  const view = page.getByRole('dialog', { name: 'Saved versions' })
  await expect(view.getByRole('button', { name: /Version 2/ })).toContainText('Saved')
  await view.getByRole('button', { name: /Version 1/ }).click()
  const old = view.getByRole('region', { name: 'Version 1' })
  const now = view.getByRole('region', { name: 'The current page' })
  await expect(old.locator('[data-difference~="removed"]')).toHaveCount(1)
  await expect(now.locator('[data-difference~="added"]')).toHaveCount(1)
  for (const kind of ['Added', 'Removed', 'Moved', 'Changed'])
    await expect(view.getByText(kind, { exact: true })).toHaveCount(1)
  await expect(view.locator('del')).toHaveText('Old')
  await expect(view.locator('ins')).toHaveText('New')
})

test('restoring for one location publishes nothing and leaves the other locations as they are', async ({
  page,
}) => {
  const first = await createPage('/by-place', [hero('First here')])
  const elsewhere = await savePage(first, '/by-place', [hero('At another place')], OTHER_LOCATION)
  await publishPage(await savePage(elsewhere, '/by-place', [hero('Second here')]))
  const before = await contentByLocation(first.id)
  const editor = new EditorPage(page)
  await editor.open(first.id)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Saved versions…' }).click()
  await page.getByRole('button', { name: /Version 1/ }).click()
  await page.getByRole('button', { name: /^Only for / }).click()
  await expect(editor.block('Hero')).toContainText('First here')
  await editor.saved()
  const after = await contentByLocation(first.id)
  expect(after[10]).toContain('First here')
  expect(after[OTHER_LOCATION]).toContain('At another place')
  expect(after[OTHER_LOCATION]).toBe(before[OTHER_LOCATION])
  expect(await (await page.request.get('/by-place')).text()).toContain('Second here')
})
