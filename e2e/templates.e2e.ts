import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { findsNothing, violationsOf } from './support/axe'
import { EditorPage } from './support/editor-page'
import { readTemplate, replaceExamples, type TemplateWords } from './support/templates'

const WIDTHS = [390, 1280]
/** Every third in the everyday tests: each takes a quarter of a minute. `TEMPLATES=all` walks all. */
const EACH = process.env.TEMPLATES === 'all' ? 1 : 3
const ids = readdirSync(fileURLToPath(new URL('../renderer/templates', import.meta.url)))
  .filter((file) => file.endsWith('.template.ts'))
  .map((file) => file.replace('.template.ts', ''))
  .filter((_, index) => index % EACH === 0)

// Each makes a page of its own.
test.describe.configure({ mode: 'parallel' })

test('a template is chosen, refused with what is missing, its example replaced where it is, and published', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await openTemplates(page)
  await findsNothing(page, 'the choice of templates', '[role=dialog]')
  await createFrom(page, { label: 'News', title: 'What happened in spring' })
  await expect(editor.block('Hero').getByRole('heading')).toHaveText('What happened in spring')
  await expect(editor.canvas.getByRole('img', { name: 'Example: replace this' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const refused = page.getByRole('dialog', { name: 'Not published: 1 problem' })
  await expect(refused).toContainText('still has')
  expect((await page.request.get('/what-happened-in-spring')).status()).toBe(404)
  await refused.getByRole('button', { name: /^Show/ }).first().click()

  const text = editor.panel.locator('[contenteditable="true"]')
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Stories of the garden, once a month.')
  await expect(editor.canvas.getByRole('img', { name: 'Example: replace this' })).toHaveCount(0)
  await editor.saved()
  await editor.publish()
  await page.goto('/what-happened-in-spring')
  await expect(page.getByText('Stories of the garden, once a month.')).toBeVisible()
})

for (const id of ids)
  test(`the straight way with the template ${id}: refused while examples are left, whole once they are replaced`, async ({
    page,
  }) => {
    const editor = new EditorPage(page)
    const { label } = await readTemplate(id)
    const title = `${label} of the year`
    await openTemplates(page)
    await createFrom(page, { label, title })
    const [address, documentId] = await madePage(page)

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const refused = page.getByRole('dialog', { name: /^Not published: \d+ problem/ })
    const listed = refused.getByRole('listitem').filter({ hasText: 'still has' })
    await expect(listed.first()).toBeVisible()
    expect((await page.request.get(address)).status()).toBe(404)

    await replaceExamples(documentId, 'words of our own')
    await editor.open(documentId)
    await editor.publish()
    // A home page greets by the texts of its location, whichever shows it.
    const heading = id === 'home' ? 'Deepmala Mandir, Brookfield' : title
    for (const width of WIDTHS) await isWhole(page, { address, heading, width })
  })

async function openTemplates(page: Page): Promise<void> {
  await page.goto('/editor/pages?locationId=10')
  await page.getByRole('button', { name: 'New page' }).first().click()
  await expect(page.getByRole('dialog', { name: 'New page' })).toBeVisible()
}

async function createFrom(page: Page, { label, title }: TemplateWords): Promise<void> {
  const card = page.locator('strong').getByText(label, { exact: true })
  await page.getByRole('dialog').getByRole('button').filter({ has: card }).click()
  const dialog = page.getByRole('dialog', { name: `New page: “${label}”` })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(new EditorPage(page).canvas).toBeVisible()
}

/** The future address of the open page, and its id. */
async function madePage(page: Page): Promise<readonly [address: string, id: string]> {
  const address = page.getByRole('form', { name: 'Page settings' }).getByLabel('Address')
  await expect(address).toHaveValue(/^\//)
  return [await address.inputValue(), new URL(page.url()).pathname.split('/').at(-1) ?? '']
}

async function isWhole(page: Page, { address, heading, width }: PublishedPage): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.getByRole('banner').locator('a').count()).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('body')).not.toContainText('[[')
  // In one scheme, as it was loaded: the crawl looks at both.
  const found = (await violationsOf(page)).map((each) => `${each.id}: ${each.where}`)
  expect(found, `${heading} at ${width} px`).toEqual([])
}

interface PublishedPage {
  readonly address: string
  readonly heading: string
  readonly width: number
}
