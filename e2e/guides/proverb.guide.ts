import { expect, test } from '@playwright/test'
import { createPage, draftOf, publishPage } from '../support/api'
import { EditorPage } from '../support/editor-page'

test('a block that is a new folder is in the palette, in the panel and on the site', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/words', [{ id: 'text', name: 'Text', fields: [] }])
  await editor.open(id)
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('proverb')
  await editor.palette('Proverb').press('Enter')
  await expect(editor.block('Proverb')).toBeAttached()
  await editor.panel.getByLabel('Words').fill('Serve, and be glad.')
  await expect(editor.block('Proverb')).toContainText('Serve, and be glad.')
  await editor.saved()
  await publishPage({ id, version: (await draftOf(id)).version })
  await page.goto('/words')
  await expect(page.locator('blockquote')).toHaveText('Serve, and be glad.')
})
