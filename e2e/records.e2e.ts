import { expect, type Locator, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'

const invitation = { id: 'event', name: 'SingleEventPage', fields: [] }
const article = { id: 'article', name: 'NewsArticlePage', fields: [] }
const gallery = { id: 'gallery', name: 'GalleryView', fields: [] }

test('an event that is not there yet is made from its picker, changed, and on the site', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/made-here', [invitation])
  await editor.open(id)
  await editor.block('SingleEventPage').click({ position: { x: 5, y: 5 } })

  await test.step('made with the keyboard alone', async () => {
    await newOf(editor, 'event').press('Enter')
    const form = page.getByRole('dialog', { name: 'New event' })
    await expect(form.getByLabel('Title')).toBeFocused()
    await page.keyboard.type('શરદ પૂર્ણિમા')
    await form.getByLabel('Starts').fill('2027-10-15T18:30')
    await findsNothing(page, 'the form of a record', '[role=dialog]')
    await form.getByRole('button', { name: 'Create', exact: true }).press('Enter')
    await expect(form).toBeHidden()
    await expect(editor.panel.getByLabel('Event', { exact: true })).toHaveValue('શરદ પૂર્ણિમા')
    await expect(newOf(editor, 'event')).toBeFocused()
    await expect(editor.block('SingleEventPage')).toContainText('શરદ પૂર્ણિમા')
  })

  await test.step('and what was typed is not dropped by Escape', async () => {
    await editor.panel.getByRole('button', { name: 'Edit event' }).first().click()
    const form = page.getByRole('dialog', { name: 'Edit event' })
    await form.getByLabel('Title').fill('Sharad Purnima')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(editor.block('SingleEventPage')).toContainText('Sharad Purnima')
  })

  await editor.saved()
  await editor.publish()
  await page.goto('/made-here')
  await expect(page.getByRole('heading', { name: 'Sharad Purnima' })).toBeVisible()
  const calendar = await page.request.get('/connect/events/calendar.ics')
  expect(await calendar.text()).toContain('SUMMARY:Sharad Purnima')
})

test('the page of a new record begins with its name', async ({ page }) => {
  await page.goto('/editor/events/new')
  const title = await page.getByRole('heading', { name: 'New event' }).boundingBox()
  const field = await page.getByLabel('Title').first().boundingBox()
  expect(title?.y).toBeLessThan(field?.y ?? 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an article and a gallery are made by touch', async ({ page }) => {
    const editor = new EditorPage(page)
    const { id } = await createPage('/made-by-touch', [article, gallery])
    await editor.open(id)

    await select(page, /News article/)
    await newOf(editor, 'article').tap()
    const writing = page.getByRole('dialog', { name: 'New article' })
    await writing.getByLabel('Title').fill('A hall for everyone')
    await findsNothing(page, 'the form of a record', '[role=dialog]')
    await writing.getByRole('button', { name: 'Create', exact: true }).tap()
    await expect(editor.block('NewsArticlePage')).toContainText('A hall for everyone')

    await select(page, /One gallery/)
    await newOf(editor, 'gallery').tap()
    const collecting = page.getByRole('dialog', { name: 'New gallery' })
    await collecting.getByLabel('Name').fill('The hall')
    await collecting.getByRole('button', { name: 'Add pictures' }).tap()
    const choosing = page.getByRole('dialog', { name: /^Add pictures/ })
    const pictures = choosing.getByRole('listbox', { name: 'Pictures' })
    await pictures.getByRole('option').first().tap()
    await choosing.getByRole('button', { name: 'Add 1 picture' }).tap()
    await expect(collecting.getByRole('listitem')).toHaveCount(1)
    await collecting.getByRole('button', { name: 'Create', exact: true }).tap()
    await expect(editor.block('GalleryView')).toContainText('The hall')

    // The new record is found again, in a list that is above the sheet.
    await editor.panel.getByLabel('Gallery', { exact: true }).tap()
    await page.getByRole('option', { name: 'The hall' }).tap()
    await expect(editor.panel.getByLabel('Gallery', { exact: true })).toHaveValue('The hall')
    const feed = await page.request.get('/connect/news/feed.xml')
    expect(await feed.text()).toContain('A hall for everyone')
  })
})

/** Opens a new record from beside its picker: the card of what a block lists has one, too. */
function newOf({ panel }: EditorPage, field: 'event' | 'article' | 'gallery'): Locator {
  return panel.locator(`[data-field="${field}"]`).getByRole('button', { name: `New ${field}…` })
}

/** A block, by the outline and the sheet of its settings. */
async function select(page: Page, name: RegExp): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Parts of the editor' })
  await bar.getByRole('button', { name: 'Outline' }).tap()
  await page.getByRole('treeitem', { name }).tap()
  await bar.getByRole('button', { name: 'Settings' }).tap()
}
