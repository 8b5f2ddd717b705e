import { expect, type Page, test } from '@playwright/test'
import { createPage, graphql, publishPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

test.use({ actionTimeout: 15_000 })

const NAIROBI = '40'

test('what Nairobi has of a network page is found by its title, listed at Nairobi, and named where it links from', async ({
  page,
}, info) => {
  test.setTimeout(120_000)
  const [path, target] = [`/visit-versions-${info.retry}`, `/linked-versions-${info.retry}`]
  const title = `Karibu sana ${info.retry}`
  const linked = await createPage(target, [text('words', '<p>Parking</p>')])
  await publishPage(linked)
  const made = await createPage(path, [text('dress', '<p>Dress modestly.</p>')])
  await publishPage(made)
  await changeAtNairobi(made.id, { title, html: `<p>Karibu. <a href="${target}">Parking</a></p>` })

  await test.step('the search of the editor finds the title and opens that version', async () => {
    await page.goto('/editor')
    await page.getByRole('button', { name: 'Go to…' }).first().click()
    await page.getByRole('combobox', { name: 'Go to' }).fill(title)
    const option = page.getByRole('option', { name: new RegExp(`${title} .*Nairobi`) })
    await expect(option).toBeVisible()
    await page.screenshot({ path: info.outputPath('found-1280.png') })
    await option.click()
    await opened(page, made.id)
  })

  await test.step('the list of Nairobi has it, on a laptop and a phone', async () => {
    await page.goto(`/editor/pages?locationId=${NAIROBI}`)
    const section = page.getByRole('region', { name: 'Network pages changed here' })
    const row = section.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText(`Changed here · ${path} · the network’s: “Page ${path}”`)
    await findsNothing(page, 'pages that a location changed', 'main')
    await page.screenshot({ path: info.outputPath('listed-1280.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('listed-390.png') })
    await row.getByRole('link', { name: title }).click()
    await opened(page, made.id)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a page that it links to names Nairobi, and leads to its version', async () => {
    await new EditorPage(page).open(linked.id)
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish…' }).click()
    const use = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: `Page ${path}` })
    await expect(use).toContainText(/changed at .*Nairobi/)
    const href = await use.getByRole('link').getAttribute('href')
    expect(href).toBe(`/editor/pages/${made.id}?location=nairobi`)
  })
})

async function opened(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/editor/pages/${id}?location=nairobi`)
  await expect(new EditorPage(page).canvas).toContainText('Karibu.')
}

async function changeAtNairobi(
  id: string,
  { title, html }: { readonly title: string; readonly html: string },
): Promise<void> {
  const place = { id, at: NAIROBI, language: 'en-US' }
  const content = { format: 1, blocks: [text('dress', html)] }
  await graphql(
    `mutation ($id: ID!, $at: ID!, $language: String!, $page: PageTextInput!) {
      saveOverride(documentId: $id, locationId: $at, language: $language, page: $page, baseVersion: 1, expectedVersion: 0) { version } }`,
    { ...place, page: { title, description: '', content } },
  )
  await graphql(
    `mutation ($id: ID!, $at: ID!, $language: String!) {
      publishOverride(documentId: $id, locationId: $at, language: $language, expectedVersion: 1) { version } }`,
    place,
  )
}
