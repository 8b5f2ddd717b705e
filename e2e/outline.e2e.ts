import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, publishPage } from './support/api'
import { blockIds, drag, EditorPage, pointIn } from './support/editor-page'
import { section, text } from './support/sample-blocks'

const cards = {
  id: 'cards',
  name: 'CardList',
  fields: [{ id: 'f1', type: 'array', name: 'items', value: [{ title: '', featured: true }] }],
}

async function openOutline(page: Page, address: string) {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, [
    text('one'),
    { ...text('two'), displayName: 'Lamps' },
    section('hall', [text('inside'), cards]),
  ])
  await editor.open(id)
  await page.getByRole('tab', { name: 'Outline' }).click()
  return { editor, id, tree: page.getByRole('tree') }
}

const row = (page: Page, id: string) => page.locator(`[data-outline-id="${id}"]`)
const focusedRow = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.outlineId)

test('the outline is navigated by keyboard: arrows, folding, typing a name', async ({ page }) => {
  const { editor, tree } = await openOutline(page, '/outline-keys')
  await row(page, 'one').click()
  await page.keyboard.press('End')
  await expect.poll(() => focusedRow(page)).toBe('cards')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focusedRow(page)).toBe('hall')
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'hall')).toHaveAttribute('aria-expanded', 'false')
  await expect(row(page, 'inside')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(row(page, 'inside')).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.type('lam')
  await expect.poll(() => focusedRow(page)).toBe('two')
  await expect(editor.blockBy('two')).toHaveAttribute('data-selected', '')
  await expect(
    tree.getByRole('treeitem', { name: /^Section, 1 problem inside this block/ }),
  ).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => blockIds(editor)).toBe('two one hall inside cards')
  await expect.poll(() => focusedRow(page)).toBe('two')
})

test('F2 renames, hiding and locking are seen on the page and by visitors', async ({ page }) => {
  const { editor, id } = await openOutline(page, '/outline-names')
  await row(page, 'one').click()
  await page.keyboard.press('F2')
  await page.keyboard.type('દીવા')
  await page.keyboard.press('Enter')
  await expect(row(page, 'one')).toHaveAccessibleName('દીવા, Text')
  await page.getByRole('button', { name: 'Hide દીવા from visitors' }).click()
  await expect(editor.blockBy('one')).toHaveAttribute('data-hidden', '')
  await row(page, 'two').hover()
  await page.getByRole('button', { name: 'Lock Lamps' }).click()
  await row(page, 'two').click()
  await page.keyboard.press('Delete')
  await expect.poll(() => blockIds(editor)).toBe('one two hall inside cards')
  await row(page, 'cards').click()
  await page.keyboard.press('Delete')
  await editor.saved()
  const { blocks, version } = await draftOf(id)
  expect(blocks[0]).toMatchObject({ displayName: 'દીવા', hidden: true })
  expect(blocks[1]).toMatchObject({ locked: { reason: '' } })
  await publishPage({ id, version })
  const html = await (await page.request.get('/outline-names')).text()
  expect(html).not.toContain('<p>one</p>')
  expect(html).toContain('<p>two</p>')
})

test('the outline is dragged by mouse, within and between branches, several at once', async ({
  page,
}) => {
  const { editor } = await openOutline(page, '/outline-dragged')
  const name = (id: string) => row(page, id).locator('.ed-outline-name')
  await drag(page, name('one'), await pointIn(row(page, 'hall'), 0.5, 0.5))
  await expect.poll(() => blockIds(editor)).toBe('two hall inside cards one')
  await drag(page, name('one'), await pointIn(row(page, 'two'), 0.5, 0.1))
  await expect.poll(() => blockIds(editor)).toBe('one two hall inside cards')
  await row(page, 'one').click()
  await row(page, 'two').click({ modifiers: ['Shift'] })
  await drag(page, name('two'), await pointIn(row(page, 'inside'), 0.5, 0.9))
  await expect.poll(() => blockIds(editor)).toBe('hall inside one two cards')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => blockIds(editor)).toBe('one two hall inside cards')
})
