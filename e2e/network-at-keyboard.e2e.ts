import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { createPage, graphql } from './support/api'
import { EditorPage } from './support/editor-page'
import { tabTo } from './support/keys'
import { text } from './support/sample-blocks'

const LEICESTER = 30
const LANGUAGES = ['en-US', 'gu-IN', 'hi-IN', 'fr-CA']
const PAGES = Array.from({ length: 12 }, (_, number) => `/by-keys-${number + 1}`)
const PICTURES = Array.from(
  { length: 40 },
  (_, number) => `nightgarba ${String(number + 1).padStart(2, '0')}`,
)

test('a day at head office by keyboard alone: home, twelve pages in review, four languages, forty pictures', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await submitAll()
  await page.goto('/editor')
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()

  await test.step('home leads to the pages in review, which are approved one after the other', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Pages in review' }))
    await page.keyboard.press('Enter')
    const rows = page.locator('main .ed-list-table > tbody > tr').filter({ hasText: '/by-keys-' })
    await expect(rows).toHaveCount(PAGES.length)
    for (const [turn] of PAGES.entries()) {
      await expect(rows).toHaveCount(PAGES.length - turn)
      await tabTo(page, rows.first().getByRole('link').first())
      await page.keyboard.press('Enter')
      const banner = page.getByRole('region', { name: 'State' })
      await tabTo(page, banner.getByRole('button', { name: 'Approve' }))
      await page.keyboard.press('Enter')
      await expect(banner).toHaveCount(0)
      await page.goBack()
    }
    await expect(rows).toHaveCount(0)
    for (const address of PAGES)
      expect((await page.request.get(`/leicester${address}`)).status(), address).toBe(200)
  })

  await test.step('a page is published in its four languages', async () => {
    const id = await createInLanguages()
    const editor = new EditorPage(page)
    await editor.open(id)
    await tabTo(page, page.getByRole('button', { name: 'More ways to publish' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Publish all')
    await expect(page.getByRole('menuitem', { name: 'Publish all languages' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => {
        const paths = ['', ...LANGUAGES.slice(1).map((language) => `/${language}`)].map((root) =>
          page.request.get(`${root}/lamps-by-keys`),
        )
        return (await Promise.all(paths)).map((answer) => answer.status())
      })
      .toEqual([200, 200, 200, 200])
  })

  await test.step('forty pictures are described one by one', async () => {
    await uploadPictures(page)
    await tabTo(page, page.getByRole('button', { name: 'Describe one by one' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Describe pictures' })
    for (const [turn, name] of PICTURES.entries()) {
      await expect(dialog.getByText(`${turn + 1} of ${PICTURES.length}`)).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toBeFocused()
      await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toHaveValue('')
      await page.keyboard.type(`Dancers, ${name}`)
      await page.keyboard.press('Control+Enter')
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect([...(await altTexts())].sort()).toEqual(PICTURES.map((name) => `Dancers, ${name}`))
  })
})

async function submitAll(): Promise<void> {
  for (const address of PAGES) {
    const { id } = await createPage(address, [text('one')], 'PAGE', LEICESTER)
    const submit = 'mutation ($id: ID!) { submitDocument(id: $id, expectedVersion: 1) { id } }'
    await graphql(submit, { id })
  }
}

async function createInLanguages(): Promise<string> {
  const items = LANGUAGES.map((language) => ({
    ...{ language, title: 'Lamps', locationId: '10' },
    content: { format: 1, blocks: [text('words', `<p>${language}</p>`)] },
  }))
  const { saved } = await graphql<{ saved: { id: string } }>(
    `mutation ($topic: TopicInput!) {
      saved: createOrUpdateDocument(title: "Lamps", type: PAGE, topic: $topic) { id } }`,
    { topic: { externalUrl: '/lamps-by-keys', locationId: '10', items } },
  )
  return saved.id
}

/** A chooser of files is the system's: what it hands over is put in. */
async function uploadPictures(page: Page): Promise<void> {
  const files = await Promise.all(
    PICTURES.map(async (name, index) => {
      const background = { r: index * 6, g: 40, b: 200 - index * 5 }
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background } })
      return { name: `${name}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    }),
  )
  await page.goto('/editor/media?text=nightgarba')
  await expect(page.getByText(/^No picture matches/)).toBeVisible()
  await page.getByLabel('Picture files').setInputFiles(files)
  await expect(page.getByText('40 pictures', { exact: true })).toBeVisible({ timeout: 60_000 })
}

async function altTexts(): Promise<readonly string[]> {
  const { mediaLibrary } = await graphql<{
    mediaLibrary: { nodes: { item: { altText: string } }[] }
  }>('{ mediaLibrary(search: "nightgarba", sort: asc, first: 100) { nodes { item { altText } } } }')
  return mediaLibrary.nodes.map(({ item }) => item.altText)
}
