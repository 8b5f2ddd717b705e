import { expect, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, savePage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

// A page that hears nothing of what others save, as behind a proxy that ends streams: its own save finds out.
test.beforeEach(({ page }) => page.route('**/api/changes*', (route) => route.abort()))

test('when another editor saved first what both changed is asked about, and mine can be kept', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const created = await createPage('/conflict', [hero('First')])
  await editor.open(created.id)
  await savePage(created, '/conflict', [hero('Theirs')])

  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await editor.panel.getByLabel('Title', { exact: true }).fill('Mine')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('also changed this', { timeout: 30_000 })
  expect(fieldValue((await draftOf(created.id)).blocks[0], 'title')).toBe('Theirs')
  await findsNothing(page, 'the two choices', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Choose for each conflict' }).click()
  const question = dialog.getByRole('group', { name: '“Title” of “Hero”' })
  await expect(question.locator('mark')).toHaveText(['Mine', 'Theirs'])
  await findsNothing(page, 'the chooser', '[role=dialog]')
  await dialog.getByRole('button', { name: /^Keep my version/ }).click()
  await editor.saved()
  const draft = await draftOf(created.id)
  expect(fieldValue(draft.blocks[0], 'title')).toBe('Mine')
  expect(draft.version).toBe(3)
})

test('a clash can be settled by words that neither had', async ({ page }) => {
  const editor = new EditorPage(page)
  const created = await createPage('/conflict-edited', [hero('First')])
  await editor.open(created.id)
  await savePage(created, '/conflict-edited', [hero('Theirs')])
  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await editor.panel.getByLabel('Title', { exact: true }).fill('Mine')
  const dialog = page.getByRole('dialog', { name: /also changed this/ })
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Choose for each conflict' }).click()
  await expect(dialog.getByRole('button', { name: 'Save as chosen' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  const words = dialog.getByLabel('“Title” of “Hero”: another text')
  await expect(words).toHaveValue('Mine')
  await words.fill('Mine and theirs, બંને')
  await findsNothing(page, 'the chooser, its words open', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save as chosen' }).click()
  await expect(editor.block('Hero')).toContainText('Mine and theirs, બંને')
  await editor.saved()
  const draft = await draftOf(created.id)
  expect(fieldValue(draft.blocks[0], 'title')).toBe('Mine and theirs, બંને')
  expect(draft.version).toBe(3)
})

test('what does not clash is merged without asking, by block and by field', async ({ page }) => {
  const editor = new EditorPage(page)
  const created = await createPage('/merged', [hero('First')])
  await editor.open(created.id)
  const added = { ...hero('Added by someone else'), id: 'b_added' }
  await savePage(created, '/merged', [hero('First'), added])

  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await editor.panel.getByLabel('Title', { exact: true }).fill('Mine')
  await expect(page.getByRole('region', { name: /^Merged with changes by/ })).toBeVisible()
  await editor.saved()
  await expect(editor.block('Hero')).toHaveCount(2)
  const draft = await draftOf(created.id)
  expect(draft.blocks.map((block) => fieldValue(block, 'title'))).toEqual([
    'Mine',
    'Added by someone else',
  ])
})

test('a page that has not heard of a newer version is not published; it says who changed what, and loads it', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const created = await createPage('/stale', [hero('First'), text('b_second')])
  await editor.open(created.id)
  await savePage(created, '/stale', [hero('Theirs')])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const notice = page.getByRole('region', { name: 'Notice' })
  await expect(notice).toContainText(/Not published\. .+ changed Hero\. .+ deleted Text\./)
  expect((await draftOf(created.id)).version).toBe(2)
  await notice.getByRole('button', { name: 'Load' }).click()
  await expect(editor.block('Hero')).toHaveCount(1)
  await expect(editor.block('Hero')).toContainText('Theirs')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible()
})
