import { expect, test } from '@playwright/test'
import { createPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

test('checks list what is wrong, lead to the field, and ask before publishing', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/checked', [
    text('b_links', '<h2>Links</h2><p><a href="/nowhere-at-all">Old page</a></p>'),
    text('b_levels', '<h4>Too deep</h4>'),
    {
      id: 'b_cards',
      name: 'CardList',
      fields: [{ id: 'f1', type: 'array', name: 'items', value: [{ title: '' }] }],
    },
  ])
  await editor.open(id)
  await page.getByRole('tab', { name: /Checks.*4 to review/ }).click()
  const list = page.getByRole('tabpanel', { name: /Checks/ })
  await expect(list.getByText("Field 'Title' is required")).toBeVisible()
  await expect(list.getByText('no page is published at /nowhere-at-all')).toBeVisible()
  await expect(list.getByText('Skipped heading level: “Too deep” is H4')).toBeVisible()
  await expect(list.getByText('This page has no description')).toBeVisible()
  await findsNothing(page, 'the checks')

  await test.step('errors stop publishing', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Not published: 1 problem' })
    await dialog.getByRole('button', { name: /Show.*is required/ }).click()
    await expect(editor.panel.locator(':focus')).toHaveCount(1)
    await page.keyboard.type('Words')
    await expect(editor.block('CardList')).toContainText('Words')
  })

  await test.step('warnings ask', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Publish with warnings?' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByText(/^Published( in .*)?\./).first()).toBeVisible()
  })
})
