import { expect, test } from '@playwright/test'
import { createPage } from './support/api'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

test('on a long page a block that is still below the visible part is loaded before it is scrolled to', async ({
  page,
}) => {
  const tall = text('tall', '<p>A line of its own.</p>'.repeat(24))
  const others = Array.from({ length: 110 }, (_, index) => text(`t${index}`))
  const list = { id: 'next', name: 'EventsPromo', fields: [] }
  const { id } = await createPage('/long-page', [tall, list, ...others])
  await page.goto('/editor/pages?text=long-page')
  // A page that is opened by its link comes without the records of its blocks.
  await page
    .getByRole('link', { name: /long-page/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/editor/pages/${id}`))
  const editor = new EditorPage(page)
  const block = editor.blockBy('next')
  await expect(block.getByRole('heading').first()).toBeAttached()
  await expect(block.locator('.ed-canvas-waiting')).toHaveCount(0)
  const [canvas, shown] = await Promise.all([
    page.locator('.ed-canvas').boundingBox(),
    block.boundingBox(),
  ])
  const bottom = (canvas?.y ?? 0) + (canvas?.height ?? 0)
  expect(shown?.y).toBeGreaterThan(bottom)
  expect(shown?.y).toBeLessThan(bottom + 700)
})
