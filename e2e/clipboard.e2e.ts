import { expect, test } from '@playwright/test'
import { createPage, draftOf } from './api'
import { EditorPage } from './editor-page'

const text = (id: string, words: string) => ({
  id,
  name: 'Text',
  fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${words}</p>` }],
})

test('blocks are copied on one page and pasted on another, several at once, and cut', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = new EditorPage(page)
  const from = await createPage('/copied-from', [text('b_1', 'First'), text('b_2', 'Second')])
  const to = await createPage('/pasted-to', [text('b_1', 'Third')])
  await editor.open(from.id)
  await editor.block('Text').first().click()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('toolbar', { name: '2 blocks' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+c')

  await editor.open(to.id)
  await editor.block('Text').first().click()
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
