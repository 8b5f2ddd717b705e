import { expect, type Locator, test } from '@playwright/test'
import { graphql, type SavedPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

test.use({ actionTimeout: 15_000 })

const TEMPLATE = `mutation ($id: ID, $title: String, $content: JSON, $expectedVersion: Int) {
  saved: createOrUpdatePageTemplate(id: $id, title: $title, content: $content, expectedVersion: $expectedVersion) { id version } }`

test('a page is offered the later change of its template, and takes it as one step', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const editor = new EditorPage(page)
  const title = `Retreat with changes ${info.retry}`
  const content = (...words: readonly string[]) => ({
    format: 1,
    blocks: words.map((each, index) => text(`b_${index}`, `<p>${each}</p>`)),
  })
  const save = async (of: object) =>
    (await graphql<{ saved: SavedPage }>(TEMPLATE, { ...of })).saved
  const template = await save({ title, content: content('Bring a mat', 'Lunch at noon') })

  await page.goto('/editor/pages')
  await page.getByRole('button', { name: 'New page' }).first().click()
  const start = page.getByRole('dialog', { name: 'New page' })
  await start.getByRole('button', { name: title }).click()
  await page.getByLabel('Title').fill(`${title}, spring`)
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.canvas).toContainText('Lunch at noon')
  const address = page.url()

  await save({
    ...{ id: template.id, expectedVersion: template.version },
    content: content('Bring a mat', 'Lunch at one', 'Shoes outside'),
  })
  await page.goto(address)
  const note = page.getByRole('region', { name: 'Template' })
  await expect(note).toContainText('The template has changed.')
  await page.screenshot({ path: info.outputPath('note-1280.png') })
  await note.getByRole('button', { name: 'See the change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'The template has changed' })
  await dialog.getByText('Compare both versions').click()
  await expect(dialog.getByText('Shoes outside')).toBeVisible()
  await expect.poll(() => groundsOfWords(dialog)).toEqual({ marked: 2, grounds: 2 })
  await findsNothing(page, 'the change of a template', '[role=dialog]')
  await page.screenshot({ path: info.outputPath('change-1280.png') })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('change-390.png') })
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Apply the change' }).click()
  await expect(editor.canvas).toContainText('Lunch at one')
  await expect(editor.canvas).toContainText('Shoes outside')
  await expect(note).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(editor.canvas).toContainText('Lunch at noon')
  await page.keyboard.press('Control+Shift+z')
  await editor.saved()
  await page.reload()
  await expect(editor.canvas).toContainText('Shoes outside')

  await editor.open(template.id)
  await expect(page.getByText('Used on 1 page')).toBeVisible()
  await page.screenshot({ path: info.outputPath('used-1280.png') })
})

/** The number of kinds of marked words, and the grounds that the page gives them. */
function groundsOfWords(dialog: Locator) {
  return dialog.evaluate((element) => {
    const names = ['ed-added', 'ed-removed']
    const grounds = names.map(
      (name) => getComputedStyle(element, `::highlight(${name})`).backgroundColor,
    )
    return {
      marked: names.filter((name) => CSS.highlights.get(name)?.size).length,
      grounds: new Set(grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)')).size,
    }
  })
}
