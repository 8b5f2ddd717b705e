import { expect, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { blockIds, EditorPage, pointIn } from './support/editor-page'
import { dragByFinger, swipe } from './support/fingers'
import { section, text } from './support/sample-blocks'

// A tablet: fingers, and room for both sides.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

async function openPage(page: Page, address: string, blocks: readonly unknown[]) {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, blocks)
  await editor.open(id)
  return editor
}

test('by finger: from the palette, block by block, and several together', async ({ page }) => {
  const editor = await openPage(page, '/fingers', [
    text('one'),
    text('two'),
    section('hall', [text('inside')]),
  ])
  await test.step('a block of the palette is dropped in a section', async () => {
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('hours')
    // The entry stands still once the others are gone.
    await expect(editor.palette('Hero')).toBeHidden()
    const inside = await pointIn(editor.blockBy('inside'), 0.5, 0.9)
    await dragByFinger(page, editor.palette('HoursCard'), inside)
    await expect(editor.blockBy('hall').locator('[data-block-name="HoursCard"]')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await expect.poll(() => blockIds(editor)).toBe('one two hall inside')
  })

  await test.step('a block itself is held and moved into the section', async () => {
    await dragByFinger(
      page,
      editor.blockBy('one'),
      await pointIn(editor.blockBy('inside'), 0.5, 0.9),
    )
    await expect.poll(() => blockIds(editor)).toBe('two hall inside one')
  })

  await test.step('and goes back where it was by Undo, in one step', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await expect.poll(() => blockIds(editor)).toBe('one two hall inside')
    await page.getByRole('button', { name: 'Redo', exact: true }).tap()
    await expect.poll(() => blockIds(editor)).toBe('two hall inside one')
  })

  await test.step('several go together, by the handle of their bar', async () => {
    await page.getByRole('region', { name: 'Page canvas' }).focus()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByRole('toolbar', { name: '2 blocks' })).toBeVisible()
    await dragByFinger(
      page,
      page.locator('.ed-drag-handle'),
      await pointIn(editor.blockBy('two'), 0.5, 0.1),
    )
    await expect.poll(() => blockIds(editor)).toBe('inside one two hall')
  })

  await test.step('a finger that moves at once scrolls, and picks nothing up', async () => {
    await swipe(editor, editor.blockBy('two'), -120)
    await expect.poll(() => blockIds(editor)).toBe('inside one two hall')
  })
})

test('by finger: rows of the outline, and items of a list', async ({ page }) => {
  const card = (title: string) => ({ title })
  const editor = await openPage(page, '/finger-lists', [
    text('one'),
    section('hall', [text('inside')]),
    {
      id: 'cards',
      name: 'CardList',
      fields: [{ id: 'f1', type: 'array', name: 'items', value: [card('First'), card('Second')] }],
    },
  ])
  await page.getByRole('tab', { name: 'Outline' }).tap()
  const row = (id: string) => page.locator(`[data-outline-id="${id}"]`)
  await dragByFinger(
    page,
    row('one').locator('.ed-outline-name'),
    await pointIn(row('inside'), 0.5, 0.9),
  )
  await expect.poll(() => blockIds(editor)).toBe('hall inside one cards')

  await row('cards').tap()
  const handle = editor.panel.getByRole('button', { name: /^Drag .* 2”$/ })
  await handle.scrollIntoViewIfNeeded()
  const first = editor.panel.locator('[data-item]').first()
  await dragByFinger(page, handle, await pointIn(first, 0.2, 0.05))
  await expect(editor.block('CardList')).toContainText(/Second.*First/s)
})
