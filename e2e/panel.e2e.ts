import { expect, test } from '@playwright/test'
import { createPage } from './support/api'
import { findsNothing } from './support/axe'
import { drag, EditorPage, pointIn } from './support/editor-page'

const field = (name: string, type: string, value: unknown) => ({ id: name, type, name, value })

test('a problem on another tab is led to: the tab, the item and the field open', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/panel-tabs', [
    {
      id: 'b_hero',
      name: 'Hero',
      fields: [
        field('title', 'string', 'Come in'),
        field('actions', 'array', [
          { label: 'Visit', link: { href: '/' } },
          { label: '', link: { href: '/give' } },
        ]),
      ],
    },
  ])
  await editor.open(id)
  await page.getByRole('tab', { name: /Checks/ }).click()
  await page.getByRole('button', { name: /Show.*'Text' is required/ }).click()
  await expect(editor.panel.getByRole('tab', { name: /Links\s*, 1 problem/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(editor.panel.getByLabel('Text', { exact: true })).toBeFocused()
  await page.keyboard.type('Directions')
  await expect(editor.block('Hero')).toContainText('Visit')
  await expect(editor.panel.getByRole('tab', { name: 'Links', exact: true })).toBeVisible()
  await findsNothing(page, 'tabs of a block')
})

test('a page is made private, and gets another language', async ({ page, request }) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/volunteers', [
    { id: 'b_text', name: 'Text', fields: [field('html', 'html', '<p>Rota</p>')] },
  ])
  await editor.open(id)
  await page.getByLabel('Visibility').selectOption({ label: 'Private: only with the address' })
  await editor.publish()
  const robots = '<meta name="robots" content="noindex, follow">'
  expect(await (await request.get('/volunteers')).text()).toContain(robots)
  await page.getByRole('button', { name: 'Add a language' }).click()
  await page.getByRole('searchbox', { name: 'Search languages' }).fill('guj')
  await page.getByRole('button', { name: /^Gujarati/ }).click()
  await expect(page).toHaveURL(/language=gu-IN/)
  await expect(page.getByRole('banner')).toContainText('Gujarati')
  await expect(page.getByText(/This starts as a copy\. It’s saved in/)).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('સ્વયંસેવકો')
  await editor.publish()
  await expect
    .poll(async () => (await request.get('/gu-IN/volunteers')).text(), {
      // Saving and publishing go before it, on a machine that may be busy.
      timeout: 30_000,
    })
    .toContain('<title>સ્વયંસેવકો')
  expect(await (await request.get('/volunteers')).text()).not.toContain('<title>સ્વયંસેવકો')
})

test('items of a list are put in order by their buttons and by mouse, each move one step', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const items = ['First', 'Second', 'Third'].map((title) => ({ title }))
  const { id } = await createPage('/items-in-order', [
    { id: 'b_cards', name: 'CardList', fields: [field('items', 'array', items)] },
  ])
  await editor.open(id)
  await editor.block('CardList').click({ position: { x: 5, y: 5 } })
  const item = (at: number) => editor.panel.getByRole('group', { name: `Card ${at}`, exact: true })
  const shown = editor.block('CardList').getByRole('heading')
  await item(1).getByRole('button', { name: 'Move down' }).click()
  await expect(shown).toHaveText(['Second', 'First', 'Third'])
  await item(3).getByRole('button', { name: 'Move up' }).click()
  await expect(shown).toHaveText(['Second', 'Third', 'First'])
  const first = editor.panel.locator('[data-item="items.0"]')
  await drag(
    page,
    editor.panel.getByRole('button', { name: 'Drag “Card 3”' }),
    await pointIn(first, 0.1, 0.1),
  )
  await expect(shown).toHaveText(['First', 'Second', 'Third'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(shown).toHaveText(['Second', 'Third', 'First'])
})
