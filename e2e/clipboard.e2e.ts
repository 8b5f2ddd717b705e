import { expect, test } from '@playwright/test'
import { contentByLocation, createPage, draftOf } from './support/api'
import { EditorPage } from './support/editor-page'
import { section, text } from './support/sample-blocks'

test('blocks are copied on one page and pasted on another, several at once, and cut', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = new EditorPage(page)
  const from = await createPage('/copied-from', [
    text('b_1', '<p>First</p>'),
    text('b_2', '<p>Second</p>'),
  ])
  const to = await createPage('/pasted-to', [text('b_1', '<p>Third</p>')])
  await editor.open(from.id)
  await editor.select(editor.block('Text').first())
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('toolbar', { name: '2 blocks' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+c')

  await editor.open(to.id)
  await editor.select(editor.block('Text').first())
  await page.keyboard.press('ControlOrMeta+v')
  await expect(editor.block('Text')).toHaveText(['Third', 'First', 'Second'])
  await editor.saved()
  const ids = (await draftOf(to.id)).blocks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)

  await page.keyboard.press('ControlOrMeta+x')
  await expect(editor.block('Text')).toHaveText(['Third'])
  await page.keyboard.press('ControlOrMeta+v')
  await expect(editor.block('Text')).toHaveText(['Third', 'First', 'Second'])
})

test('rows of the outline selected with Shift are copied as the same blocks are from the canvas', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = new EditorPage(page)
  const names = ['First', 'Second', 'Third']
  const from = await createPage(
    '/copied-by-rows',
    names.map((name, at) => text(`b_${at}`, `<p>${name} day of lights</p>`)),
  )
  const to = await createPage('/pasted-by-rows', [text('b_9', '<p>There already</p>')])
  await editor.open(from.id)
  // A caret in the page and words marked on it are what a press with Shift would mark words from.
  await editor.block('Text').first().getByText('First day').dblclick()
  await page.getByRole('tab', { name: 'Outline' }).click()
  const rows = page.getByRole('treeitem')
  await rows.nth(0).getByText('First day').click()
  await rows
    .nth(2)
    .getByText('Third day')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('toolbar', { name: '3 blocks' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByRole('region', { name: /^Copied 3 blocks\./ })).toBeVisible()

  await editor.open(to.id)
  await editor.select(editor.block('Text').first())
  await page.keyboard.press('ControlOrMeta+v')
  await expect(editor.block('Text')).toHaveText([
    'There already',
    ...names.map((name) => `${name} day of lights`),
  ])
})

test('pasted at another location, what may be there comes along, and what may not is named', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = new EditorPage(page)
  const news = { id: 'b_news', name: 'NewsPromo', fields: [] }
  const held = section('b_3', [text('b_4', '<p>Theirs</p>')])
  const to = await createPage('/of-theirs', [held], 'PAGE', 50)
  const home = await createPage('/home-of-ours', [text('b_1', '<p>First</p>'), news], 'LOCATION')
  await editor.open(home.id)
  await editor.select(editor.block('Text'))
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByRole('toolbar', { name: '2 blocks' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+c')

  await editor.open(to.id)
  await expect(page.getByRole('banner')).not.toContainText('Brookfield')
  await editor.select(editor.block('Text'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('1 of 2 blocks were pasted.')).toContainText(
    '“Latest news” is not allowed on a content page.',
  )
  await expect(editor.block('Section').locator('[data-block-name="Text"]')).toHaveText([
    'Theirs',
    'First',
  ])
  await editor.saved()
  expect((await contentByLocation(to.id))[50]).toContain('First')
})
