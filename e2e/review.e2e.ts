import { expect, test } from '@playwright/test'
import { createPage, graphql, publishPage, savePage } from './support/api'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

test('submitted, returned with a note, approved, live, taken down', async ({ page }, info) => {
  const { id } = await createPage('/reviewed', [text('welcome')])
  const submit = (note: string) =>
    graphql(
      'mutation ($id: ID!, $note: String) { submitDocument(id: $id, expectedVersion: 1, note: $note) { status } }',
      { id, note },
    )
  await submit('For Sunday')
  const editor = new EditorPage(page)
  await editor.open(id)
  const banner = page.getByRole('region', { name: 'State' })
  await expect(banner).toContainText('API submitted this for review')
  await expect(banner).toContainText('For Sunday')
  await page.screenshot({ path: info.outputPath('in-review.png') })
  await banner.getByRole('button', { name: 'Return to author…' }).click()
  await page.getByLabel('Note').fill('The time is missing.')
  await page.getByRole('button', { name: 'Return with this note' }).click()
  await expect(banner).toContainText('The time is missing.')

  await submit('Now with the time')
  await page.setViewportSize({ width: 390, height: 844 })
  await editor.open(id)
  await expect(banner).toContainText('Now with the time')
  await page.screenshot({ path: info.outputPath('in-review-390.png') })
  await banner.getByRole('button', { name: 'Approve' }).click()
  await expect(banner).toHaveCount(0)
  expect((await page.request.get('/reviewed')).status()).toBe(200)

  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.screenshot({ path: info.outputPath('menu-390.png') })
  await page.getByRole('menuitem', { name: 'Unpublish…' }).click()
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(page.getByText('Unpublished. The draft stays here.').first()).toBeVisible()
  expect((await page.request.get('/reviewed')).status()).toBe(404)
})

test('what changed since it was published is seen before it is approved', async ({
  page,
}, info) => {
  const first = await createPage('/changed-in-review', [hero('Old words')])
  await publishPage(first)
  const { id } = await savePage(first, '/changed-in-review', [hero('New words')])
  await graphql('mutation ($id: ID!) { submitDocument(id: $id, expectedVersion: 2) { status } }', {
    id,
  })
  const editor = new EditorPage(page)
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await editor.open(id)
    await page.getByRole('button', { name: 'See what changed' }).click()
    const view = page.getByRole('dialog', { name: 'Saved versions' })
    await expect(view.locator('del').first()).toHaveText('Old')
    await expect(view.locator('ins').first()).toHaveText('New')
    await page.screenshot({ path: info.outputPath(`compared-${width}.png`) })
    await view.getByRole('button', { name: 'Close' }).click()
    await expect(view).toBeHidden()
  }
})
