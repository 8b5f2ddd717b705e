import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'

/** `WORDPRESS=all npm run e2e -- wordpress-resumed`: an export of 30 MB. */
const isWhole = process.env.WORDPRESS === 'all'
const POSTS = isWhole ? 1000 : 30
const POST_BYTES = isWhole ? 30_000 : 3_000
/** Memory that the tab may take while it reads and converts the file, in bytes. */
const MAX_HEAP = 400_000_000

test('an export whose tab is closed in the middle is imported to its end, each post once', async ({
  page,
  context,
}, info) => {
  test.setTimeout(isWhole ? 1_800_000 : 180_000)
  const name = `wxr${info.retry}`
  const file = join(mkdtempSync(join(tmpdir(), 'wordpress-')), 'mandir.xml')
  writeFileSync(file, exportOf(name))

  const started = Date.now()
  const heap = await watchHeap(page)
  const steps = await choose(page, file)
  // A small file is read before anything is shown.
  expect(steps).toContain(isWhole ? 'Reading the file…' : 'Converting texts…')
  await expect(page.getByText(`Nothing is saved yet: ${counted(POSTS)} to import.`)).toBeVisible({
    timeout: 300_000,
  })
  const checkedMs = Date.now() - started
  await page.getByRole('button', { name: /^Import/ }).click()
  const importing = Date.now()
  await page.waitForFunction(
    () => (document.querySelector<HTMLProgressElement>('progress')?.value ?? 0) >= 0.4,
    null,
    { timeout: 900_000 },
  )
  const peak = heap.stop()
  const importedMs = Date.now() - importing
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  const resumed = Date.now()
  await choose(again, file)
  await expect(
    again.getByText(/Nothing is saved yet: .* to import, .* imported before\./),
  ).toBeVisible({ timeout: 300_000 })
  await again.getByRole('button', { name: /^Import/ }).click()
  const progress = again.getByRole('progressbar', { name: 'Import' })
  await expect(progress).toBeVisible()
  await expect(progress).toBeHidden({ timeout: 900_000 })
  await expect(again.getByText(/not imported/)).toBeHidden()
  const figures = { posts: POSTS, checkedMs, importedMs, resumedMs: Date.now() - resumed, peak }
  info.annotations.push({ type: 'figures', description: JSON.stringify(figures) })
  if (isWhole) process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(await importedOf(name)).toEqual(expectedOf())
  expect(peak).toBeLessThan(MAX_HEAP)
})

/** Chooses the file; returns what its progress said. */
async function choose(page: Page, file: string): Promise<readonly string[]> {
  await page.goto('/editor/import?from=wordpress')
  await page.getByLabel('WordPress export').waitFor()
  await page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      const label = document.querySelector('progress')?.getAttribute('aria-label')
      if (label) said.add(label)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await page.getByLabel('WordPress export').setInputFiles(file)
  await expect(page.getByRole('button', { name: /^Import/ })).toBeVisible({ timeout: 300_000 })
  return page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said])
}

/** Follows how much memory the page's scripts take at most. */
async function watchHeap(page: Page): Promise<{ stop: () => number }> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  let most = 0
  const timer = setInterval(() => {
    client
      .send('Performance.getMetrics')
      .then(({ metrics }) => {
        const used = metrics.find((each) => each.name === 'JSHeapUsedSize')?.value ?? 0
        most = Math.max(most, used)
      })
      // The page is closed.
      .catch(() => clearInterval(timer))
  }, 250)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

interface Imported {
  readonly articles: number
  readonly pages: number
  readonly redirects: number
}

/** Counts what the location has of the export. */
async function importedOf(name: string): Promise<Imported> {
  const found = await graphql<{
    records: { totalCount: number }
    documents: { totalCount: number }
    redirects: { totalCount: number }
  }>(
    `query ($search: String!) {
      records(kind: "newsArticle", search: $search) { totalCount }
      documents(query: { text: $search }) { totalCount }
      redirects(locationId: "10", search: $search) { totalCount }
    }`,
    { search: name },
  )
  return {
    articles: found.records.totalCount,
    pages: found.documents.totalCount,
    redirects: found.redirects.totalCount,
  }
}

function expectedOf(): Imported {
  const kinds = Array.from({ length: POSTS }, (_, number) => kindOf(number))
  const articles = kinds.filter((kind) => kind === 'article').length
  return { articles, pages: POSTS - articles, redirects: articles }
}

function kindOf(number: number): 'article' | 'page' | 'draft page' {
  if (number % 5 === 3) return 'draft page'
  return number % 5 === 4 ? 'page' : 'article'
}

function exportOf(name: string): string {
  const items = Array.from({ length: POSTS }, (_, number) => itemOf(name, number))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://${name}.example</link>
${items.join('\n')}
</channel></rss>`
}

function itemOf(name: string, number: number): string {
  const kind = kindOf(number)
  const path = kind === 'draft page' ? `/?page_id=${number + 1}` : `/2023/05/${name}-${number}/`
  const words = `Thousands came to the mandir for અન્નકૂટ on day ${number}, sang, ate and served. `
  const paragraph = `<!-- wp:paragraph -->\n<p>${words.repeat(6)}</p>\n<!-- /wp:paragraph -->\n\n`
  const heading = `<!-- wp:heading -->\n<h2>Evening</h2>\n<!-- /wp:heading -->\n\n`
  const part = `${heading}${paragraph.repeat(4)}`
  const content = part.repeat(Math.ceil(POST_BYTES / Buffer.byteLength(part)))
  return `<item><title><![CDATA[${name} ${number}]]></title><link>https://${name}.example${path}</link><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${number + 1}</wp:post_id><wp:post_date>2023-05-12 18:30:00</wp:post_date><wp:status>${kind === 'draft page' ? 'draft' : 'publish'}</wp:status><wp:post_type>${kind === 'article' ? 'post' : 'page'}</wp:post_type></item>`
}

function counted(number: number): string {
  return new Intl.NumberFormat('en').format(number)
}
