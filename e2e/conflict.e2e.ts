import { expect, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, savePage } from './api'
import { EditorPage } from './editor-page'

const hero = (title: string) => ({
  id: 'b_hero',
  name: 'Hero',
  fields: [{ id: 'f1', type: 'string', name: 'title', value: title }],
})

test('when somebody saved first nothing is lost: both versions are shown, and mine can be kept', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const created = await createPage('/conflict', [hero('First')])
  await editor.signIn()
  await editor.open(created.id)
  await savePage(created, '/conflict', [hero('Theirs')])

  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await editor.panel.getByLabel('Title', { exact: true }).fill('Mine')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('saved a newer version')
  expect(fieldValue((await draftOf(created.id)).blocks[0], 'title')).toBe('Theirs')
  await dialog.getByRole('button', { name: /Keep mine/ }).click()
  await editor.saved()
  const draft = await draftOf(created.id)
  expect(fieldValue(draft.blocks[0], 'title')).toBe('Mine')
  expect(draft.version).toBe(3)
})
