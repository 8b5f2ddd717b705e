import { expect, test } from '@playwright/test'
import { graphql } from './support/api'
import { EditorPage } from './support/editor-page'
import { type OwnServer, openOn, withFilledServers } from './support/own-servers'
import { text } from './support/sample-blocks'

test('a number is found in a draft, replaced, and undone', async ({ page }, info) => {
  await page.goto('/editor/import?from=document')
  const buffer = Buffer.from(
    '# Where to call\n\nCall 0116 555 0199 or write. Again: 0116 555 0199.\n',
  )
  await page
    .getByLabel('Document')
    .setInputFiles({ name: 'call.md', mimeType: 'text/markdown', buffer })
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText(/has been created/)).toBeVisible()
  await page.goto('/editor/replace')
  await page.getByRole('textbox', { name: 'Find' }).fill('0116 555 0199')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('heading', { name: '2 matches in 1 page or record' })).toBeVisible()
  await page.getByLabel('Replace with').fill('020 7946 0000')
  await expect(page.locator('ins', { hasText: '020 7946 0000' })).toHaveCount(2)
  await page.screenshot({ path: info.outputPath('replace.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('replace-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Replace/ }).click()
  await expect(page.getByRole('heading', { name: /matches replaced in 1 page/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
})

/** As many as a large network has. */
const PAGES = 4000
/** Ids of the copied pages begin behind it: those of the sample and of the test are below. */
const FIRST = 2_000_000
/** `REPLACE=all npm run e2e -- replace`: published, too, which takes some minutes. */
const PUBLISHES = process.env.REPLACE === 'all'
const [BEFORE, AFTER] = ['+44 116 400077', '+44 20 8800 99']

test('a phone number on 4,000 pages is replaced but where it is left out, seen in a page, and undone', async ({
  page,
}, info) => {
  test.setTimeout(PUBLISHES ? 1_200_000 : 300_000)
  const timeout = PUBLISHES ? 500_000 : 120_000
  await withFilledServers(async ({ start, fill, isPostgres }) => {
    const filling = await start()
    const original = await publishedPage(filling)
    await fill(copiesOf(original))
    // Addresses of pages are known to a server that starts after they were added.
    await filling.stop()
    const first = await start()
    const second = isPostgres ? await start() : first
    const shown = async (path: string) => {
      if (!PUBLISHES) {
        const number = Number(/\d+/.exec(path)?.[0])
        const id = number === 1 ? original.id : FIRST + number
        const { document } = await graphql<Draft>(
          'query ($id: ID!) { document(id: $id) { topic { items { content } } } }',
          { id },
          second.address,
        )
        return numberIn(JSON.stringify(document.topic.items))
      }
      const body = await (await page.request.get(`${second.address}${path}`)).text()
      return numberIn(body)
    }

    await openOn(page, first, '/editor/replace')
    await page.getByRole('textbox', { name: 'Find' }).fill(BEFORE)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    const found = page.getByRole('heading', { name: '4,000 matches in 4,000 pages' })
    await expect(found).toBeVisible({ timeout: 60_000 })
    await page.getByLabel('Replace with').fill(AFTER)
    await expect(page.locator('ins', { hasText: AFTER }).first()).toBeVisible()
    const choices = page.getByRole('checkbox', { name: /^Replace in/ })
    const leftOut: string[] = []
    for (const choice of [choices.nth(0), choices.nth(2)]) {
      const label = (await choice.getAttribute('aria-label')) ?? ''
      leftOut.push(`/call-${/\d+/.exec(label)?.[0]}`)
      await choice.uncheck()
      await expect(choice).not.toBeChecked()
    }
    await page.screenshot({ path: info.outputPath('left-out.png') })
    if (PUBLISHES) await page.getByLabel('Publish items without other unpublished changes').check()
    await page.getByRole('button', { name: /^Replace/ }).click()
    const replaced = page.getByRole('heading', { name: '3,998 matches replaced in 3,998 pages' })
    await expect(replaced).toBeVisible({ timeout })
    const others = ['/call-3', '/call-1000', `/call-${PAGES}`].filter(
      (path) => !leftOut.includes(path),
    )
    for (const path of others) await expect.poll(() => shown(path)).toBe(`Call ${AFTER}.`)
    for (const path of leftOut) expect(await shown(path)).toBe(`Call ${BEFORE}.`)

    const { pathname, search } = new URL(page.url())
    await openOn(page, second, `/editor/pages/${FIRST + PAGES}`)
    await expect(new EditorPage(page).canvas).toContainText(`Call ${AFTER}.`)
    await openOn(page, second, `${pathname}${search}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible({ timeout })
    for (const path of [...others, ...leftOut])
      await expect.poll(() => shown(path)).toBe(`Call ${BEFORE}.`)
  })
})

interface Draft {
  readonly document: { readonly topic: { readonly items: readonly unknown[] } }
}

/** Returns the sentence with the number, without the marks in it. */
function numberIn(text: string): string | undefined {
  return /Call [+\d ]+\./.exec(text.replace(/<\/?strong>/g, ''))?.[0]
}

/** Publishes the page that all others are copies of. */
async function publishedPage({ address }: OwnServer): Promise<SavedPage> {
  const words = `<p>Call <strong>${BEFORE.slice(0, 7)}</strong>${BEFORE.slice(7)}.</p>`
  const content = { format: 1, blocks: [text('call', words)] }
  const items = [{ locationId: '10', title: 'Call 1', content }]
  const { saved } = await graphql<{ saved: SavedPage }>(
    'mutation ($topic: TopicInput!) { saved: createOrUpdateDocument(title: "Call 1", type: PAGE, topic: $topic) { id version topicId } }',
    { topic: { locationId: '10', externalUrl: '/call-1', items } },
    address,
  )
  await graphql(
    'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { id } }',
    { id: saved.id, version: saved.version },
    address,
  )
  return saved
}

interface SavedPage {
  readonly id: string
  readonly version: number
  readonly topicId: string
}

/** Statements that copy a published page, each row with an address and a title of its own. */
function copiesOf({ id, topicId }: SavedPage): readonly string[] {
  const title = `'Call ' || n`
  const path = `'/call-' || n`
  const copy = (table: string, of: string, changes: string) =>
    `insert into ${table} select r.* from ${table} t, generate_series(2, ${PAGES}) n,
      jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes})) r where t.${of}`
  const number = `${FIRST} + n`
  return [
    copy('topics', `id = ${topicId}`, `'id', ${number}, 'external_url', ${path}`),
    // Its title is that in the revision, else the draft would differ from what is published.
    copy('topic_items', `topic_id = ${topicId}`, `'id', ${number}, 'topic_id', ${number}`),
    copy(
      'documents',
      `id = ${id}`,
      `'id', ${number}, 'topic_id', ${number}, 'title', ${title}, 'published_title', ${title},
       'external_url', ${path}, 'published_url', ${path}`,
    ),
    copy(
      'revisions',
      `document_id = ${id}`,
      `'document_id', ${number}, 'title', ${title}, 'external_url', ${path}`,
    ),
    copy('published_contents', `document_id = ${id}`, `'document_id', ${number}`),
    copy('publications', `document_id = ${id}`, `'document_id', ${number}`),
    // PostgreSQL does so on its own within minutes of such a load.
    'analyze',
  ]
}
