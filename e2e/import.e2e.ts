import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import JSZip from 'jszip'
import { findsNothing } from './support/axe'

test('a Markdown document becomes a draft that the editor opens', async ({ page }, info) => {
  await page.goto('/editor/import?from=document')
  await choose(page, 'Document', 'invitation.md', MARKDOWN)
  await expect(page.getByText('Nothing is saved yet.')).toContainText('4 blocks below its title')
  await page.screenshot({ path: info.outputPath('document.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('document-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('link', { name: 'Open it' }).click()
  await expect(page).toHaveURL(/\/editor\/pages\/\d+/)
  await expect(page.getByText('Seva હૉલ').first()).toBeVisible()
})

test('a Word document and an Excel table are read in the browser', async ({ page }) => {
  await page.goto('/editor/import?from=document')
  await page.getByLabel('Document').setInputFiles({
    ...{ name: 'seva.docx', mimeType: '', buffer: await zipped(WORD) },
  })
  await expect(page.getByLabel(/Title of the page/)).toHaveValue('Seva હૉલ')
  await expect(page.getByRole('row', { name: /Welcome/ })).toContainText('Text')
  await page.getByLabel('From').selectOption('A table (CSV, Excel)')
  await page.getByLabel('Table').setInputFiles({
    ...{ name: 'events.xlsx', mimeType: '', buffer: await zipped(EXCEL) },
  })
  await expect(page.getByRole('group', { name: 'Columns' }).getByLabel('Title')).toHaveValue(
    'title',
  )
})

test('a calendar is checked, imported and unchanged when it is imported again', async ({
  page,
}, info) => {
  await page.goto('/editor/import')
  await choose(page, 'Calendar file', 'mandir.ics', CALENDAR)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Nothing is saved yet: 1 new, 1 left out.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('calendar.png'), fullPage: true })
  await page.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('Imported: 1 new, 1 left out.')).toBeVisible()
  await page.reload()
  await choose(page, 'Calendar file', 'mandir.ics', CALENDAR)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Nothing is saved yet: 1 unchanged, 1 left out.')).toBeVisible()
})

test('a calendar is subscribed to, says that it could not be reached, and was removed', async ({
  page,
}, info) => {
  await page.goto('/editor/import?from=subscription')
  await page.getByRole('button', { name: 'Subscribe to a calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to a calendar' })
  await dialog.getByLabel('Calendar address').fill('https://192.168.0.7/temple.ics')
  await dialog.getByLabel('Name').fill('મંદિર calendar')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('https:// or webcal://')
  await dialog.getByLabel('Calendar address').fill('webcal://calendar.invalid/temple.ics')
  await page.screenshot({ path: info.outputPath('subscribe.png') })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('article', { name: 'મંદિર calendar' })
  await expect(card.getByRole('alert')).toContainText('couldn’t be reached', { timeout: 30_000 })
  await findsNothing(page, 'calendar subscriptions')
  await page.screenshot({ path: info.outputPath('subscriptions.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('subscriptions-phone.png'), fullPage: true })
  await page.getByRole('button', { name: 'Pause મંદિર calendar' }).click()
  await expect(card.getByRole('status')).toHaveText('Paused. 0 events.')
  await page.getByRole('button', { name: 'Remove મંદિર calendar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No calendar subscriptions yet.')).toBeVisible()
})

test('a table of people says what each row would give, and one of locations adds them unopened', async ({
  page,
}, info) => {
  await page.goto('/editor/import?from=table')
  await page.getByLabel('Rows become').selectOption('People')
  await choose(page, 'Table', 'people.csv', PEOPLE)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/Nothing was imported/)).toContainText('1 to correct, 1 new')
  await findsNothing(page, 'a table of people')
  await page.screenshot({ path: info.outputPath('people.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('people-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Rows become').selectOption('Locations')
  await choose(
    page,
    'Table',
    'locations.csv',
    'Name,Site address,Time zone\nભુજ હવેલી,bhuj-haveli,Asia/Kolkata\n',
  )
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Nothing is saved yet: 1 new.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('locations.png'), fullPage: true })
})

const PEOPLE = `Name,Email,Access,Locations
આશા,asha.table@toran.example,View,all
Ravi,ravi.table@toran.example,Manage,Atlantis
`

test('an export of WordPress becomes articles and pages, with pictures of a folder and redirects', async ({
  page,
}, info) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'uploads-')), 'uploads')
  mkdirSync(join(folder, '2023/05'), { recursive: true })
  copyFileSync('renderer/templates/home.webp', join(folder, '2023/05/hall.webp'))
  await page.goto('/editor/import?from=wordpress')
  await page.getByLabel('Folder of pictures').setInputFiles(folder)
  await choose(page, 'WordPress export', 'mandir.xml', EXPORT)
  await expect(page.getByText('Nothing is saved yet: 2 to import.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Annakut/ })).toContainText('[contact-form-7]')
  await page.screenshot({ path: info.outputPath('wordpress.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('wordpress-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Publish entries that were public in WordPress').check()
  await page.getByRole('button', { name: 'Import 2' }).click()
  await expect(page.getByText('2 imported.')).toBeVisible()
  const answer = await page.request.get('/2023/05/annakut-2023', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  const article = await page.request.get(answer.headers().location ?? '')
  expect(await article.text()).toContain('Thousands came to the અન્નકૂટ.')
  await choose(page, 'WordPress export', 'mandir.xml', EXPORT)
  await expect(page.getByRole('row', { name: /Annakut/ })).toContainText('Already imported')
})

function choose(page: Page, label: string, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text)
  return page.getByLabel(label).setInputFiles({ name, mimeType: 'text/plain', buffer })
}

function zipped(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new JSZip()
  for (const [name, text] of Object.entries(parts)) zip.file(name, text)
  return zip.generateAsync({ type: 'nodebuffer' })
}

const OFFICE = 'http://schemas.openxmlformats.org'
const RELATED = `${OFFICE}/officeDocument/2006/relationships`

/** The least that a file of Office has: its types, and where its main part is. */
function officeParts(main: string, type: string): Record<string, string> {
  return {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${RELATED}/officeDocument" Target="${main}"/></Relationships>`,
  }
}

const WORD = {
  ...officeParts('word/document.xml', 'wordprocessingml.document'),
  'word/styles.xml': `<w:styles xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${RELATED}/styles" Target="styles.xml"/></Relationships>`,
  'word/document.xml': `<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body><w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>Seva હૉલ</w:t></w:r></w:p><w:p><w:r><w:t>Welcome.</w:t></w:r></w:p></w:body></w:document>`,
}

const EXCEL = {
  ...officeParts('xl/workbook.xml', 'spreadsheetml.sheet'),
  'xl/workbook.xml': `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${RELATED}"><sheets><sheet name="Events" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c><c r="B1" t="inlineStr"><is><t>Starts</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Sabha</t></is></c><c r="B2" t="inlineStr"><is><t>2030-01-05 10:00</t></is></c></row></sheetData></worksheet>`,
}

const MARKDOWN =
  '# Seva હૉલ\n\nWelcome to *all*.\n\n## When\n\n- Sunday\n\n| Day | Time |\n|---|---|\n| Sunday | 9:30 |\n\n> Serve.\n>\n> — Yogiji\n'

const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN'],
  ...['BEGIN:VEVENT', 'UID:e2e-import@google.com', 'SUMMARY:Sabha આરતી'],
  ...['DTSTART:20300105T170000Z', 'DTEND:20300105T190000Z', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:e2e-old@google.com', 'SUMMARY:Old', 'DTSTART:20200105T170000Z'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

const EXPORT = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.example</link>
<item><title>Picture</title><wp:post_id>11</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/2023/05/hall.webp</wp:attachment_url></item>
<item><title><![CDATA[Annakut અન્નકૂટ]]></title><link>https://old.example/2023/05/annakut-2023/</link><content:encoded><![CDATA[<!-- wp:paragraph --><p>Thousands came to the અન્નકૂટ.</p><!-- /wp:paragraph --><!-- wp:image --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2023/05/hall-300x200.webp" alt="The hall"/></figure><!-- /wp:image -->[contact-form-7 id="1"]]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_date>2023-05-12 18:30:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>Volunteers</title><link>https://old.example/imported-volunteers/</link><content:encoded><![CDATA[Come and help.

Every Sunday.]]></content:encoded><wp:post_id>2</wp:post_id><wp:post_date>2023-05-12 18:30:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`
