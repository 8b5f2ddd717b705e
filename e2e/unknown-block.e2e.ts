import { expect, test } from '@playwright/test'
import { createPage, draftOf, fieldValue } from './support/api'
import { EditorPage } from './support/editor-page'

const hologram = {
  later: { deep: [1, { two: 'બે' }] },
  id: 'constructor',
  name: 'Hologram',
  fields: [{ note: 'kept', id: 'x', type: 'beam', name: 'depth', value: { z: 1, a: [] } }],
  slots: { front: [{ id: 'inner', name: 'Text', fields: [] }] },
}
const text = {
  id: 'b_text',
  name: 'Text',
  fields: [
    { id: 'f1', type: 'html', name: 'html', value: '<p>Before</p>' },
    { id: 'f9', type: 'string', name: 'removedField', value: 'stays' },
  ],
}

test('an unknown block shows its message, and comes back unchanged when the page is edited elsewhere', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/unknown-block', [hologram, text])
  await editor.open(id)
  await expect(editor.block('Hologram')).toContainText("Component 'Hologram' not found in registry")
  await editor.select(editor.block('Text'))
  await editor.panel.getByLabel('Introduction').click()
  await editor.saved()

  const draft = await draftOf(id)
  expect(JSON.stringify(draft.blocks[0])).toBe(JSON.stringify(hologram))
  expect(fieldValue(draft.blocks[1], 'isIntro')).toBe(true)
  expect(fieldValue(draft.blocks[1], 'removedField')).toBe('stays')
})

test('a page with an unknown block is not published, and says why', async ({ page }) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/unknown-unpublished', [hologram])
  await editor.open(id)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/Not published: 1 problem/).first()).toBeVisible()
  expect((await page.request.get('/unknown-unpublished')).status()).toBe(404)
})
