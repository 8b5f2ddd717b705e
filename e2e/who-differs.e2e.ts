import { expect, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { htmlOf } from './support/page-html'

const PHONE = { width: 390, height: 844 }
const LOCATIONS = { ottawa: '20', leicester: '30' } as const

test('who differs from a page is listed with both texts, several are reset at once, and that is undone', async ({
  page,
}, info) => {
  const path = `/who-differs-${info.retry}`
  const id = await createNetworkPage(path)
  await differ(id, LOCATIONS.ottawa, 'Enter by Rideau Street.')
  await differ(id, LOCATIONS.leicester, 'Enter by Loughborough Road.')
  const shown = (slug: string) => htmlOf(page, `/${slug}${path}`)
  const before = [await shown('ottawa'), await shown('leicester')]

  await page.goto(`/editor/differences?page=${id}`)
  const list = page.getByRole('main')
  await expect(list).toContainText('Enter by Rideau Street.')
  await expect(list).toContainText('Enter by Loughborough Road.')
  await expect(list).toContainText('Enter by the main door.')
  await page.screenshot({ path: info.outputPath('differences-1280.png') })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('region', { name: 'Selected differences' })
  await expect(bar).toContainText('2 selected')
  await findsNothing(page, 'differences')
  await bar.getByRole('button', { name: 'Reset to network' }).click()
  await expect(list).toContainText('No differences')
  await expect(list.getByRole('region', { name: 'Recent resets' })).toContainText(/Ottawa/)
  await page.screenshot({ path: info.outputPath('reset-1280.png') })
  await expect(async () => {
    for (const slug of ['ottawa', 'leicester'])
      expect(await shown(slug)).toContain('Enter by the main door.')
  }).toPass()

  // Long after the message: from its lasting place.
  await page.setViewportSize(PHONE)
  await page.reload()
  const resets = page.getByRole('region', { name: 'Recent resets' })
  await resets
    .getByRole('button', { name: /^Undo the reset of/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('Enter by Rideau Street.')
  await expect(resets).toContainText('Undone by')
  await page.screenshot({ path: info.outputPath('undone-390.png'), fullPage: true })
  await findsNothing(page, 'differences on a phone')
  await expect(async () => {
    expect([await shown('ottawa'), await shown('leicester')]).toEqual(before)
  }).toPass()
})

test('what a location has of a block that is gone is reattached to another, or discarded', async ({
  page,
}, info) => {
  const path = `/gone-${info.retry}`
  const id = await createNetworkPage(path)
  await differ(id, LOCATIONS.ottawa, 'Ring the bell.')
  await publishNetwork(id, [text('other', 'Welcome.')])
  await page.goto(`/editor/differences?page=${id}&location=${LOCATIONS.ottawa}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('No longer on the network’s page')
  await main.getByRole('button', { name: 'Reattach…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Reattach/ })
  await expect(dialog).toContainText('Welcome.')
  await page.screenshot({ path: info.outputPath('reattach-1280.png') })
  await dialog.getByRole('button', { name: 'Text', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main).not.toContainText('No longer on the network’s page')
  await expect(main).toContainText('Welcome.')
  await main.getByRole('button', { name: 'Reset to network' }).click()
  await expect(main).toContainText('No differences')
})

function text(block: string, words: string) {
  const value = `<p>${words}</p>`
  return { id: block, name: 'Text', fields: [{ id: 'f1', type: 'html', name: 'html', value }] }
}

interface SavedAnswer {
  readonly saved: { readonly id: string; readonly version: number }
}
const SAVE = `mutation ($id: ID, $title: String!, $version: Int, $topic: TopicInput!) {
  saved: createOrUpdateDocument(id: $id, title: $title, type: PAGE, expectedVersion: $version, topic: $topic) { id version }
}`
const PUBLISH = `mutation ($id: ID!, $version: Int!) {
  publishDocument(id: $id, expectedVersion: $version) { version }
}`

async function createNetworkPage(path: string): Promise<string> {
  const content = { format: 1, blocks: [text('door', 'Enter by the main door.')] }
  const items = [{ language: 'en-US', locationId: '10', title: `Doors ${path}`, content }]
  const topic = { externalUrl: path, locationId: '10', items }
  const { saved } = await graphql<SavedAnswer>(SAVE, { title: `Doors ${path}`, topic })
  await graphql(PUBLISH, saved)
  return saved.id
}

async function publishNetwork(id: string, blocks: readonly unknown[]): Promise<void> {
  const { document } = await graphql<{ document: { version: number; title: string } }>(
    'query ($id: ID!) { document(id: $id) { version title } }',
    { id },
  )
  const { version, title } = document
  const items = [{ language: 'en-US', locationId: '10', title, content: { format: 1, blocks } }]
  const { saved } = await graphql<SavedAnswer>(SAVE, { id, title, version, topic: { items } })
  await graphql(PUBLISH, saved)
}

/** A location publishes another sentence. */
async function differ(documentId: string, locationId: string, words: string): Promise<void> {
  const place = { documentId, locationId, language: 'en-US' }
  const { effectivePage } = await graphql<{
    effectivePage: { networkVersion: number; page: { title: string } }
  }>(
    `query ($documentId: ID!, $locationId: ID!, $language: String!) {
      effectivePage(documentId: $documentId, locationId: $locationId, language: $language) { networkVersion page { title } }
    }`,
    place,
  )
  const content = { format: 1, blocks: [text('door', words)] }
  await graphql(
    `mutation ($documentId: ID!, $locationId: ID!, $language: String!, $page: PageTextInput!, $baseVersion: Int!) {
      saveOverride(documentId: $documentId, locationId: $locationId, language: $language, page: $page, baseVersion: $baseVersion, expectedVersion: 0) { version }
    }`,
    {
      ...{ ...place, baseVersion: effectivePage.networkVersion },
      page: { title: effectivePage.page.title, description: '', content },
    },
  )
  await graphql(
    `mutation ($documentId: ID!, $locationId: ID!, $language: String!) {
      publishOverride(documentId: $documentId, locationId: $locationId, language: $language, expectedVersion: 1) { version }
    }`,
    place,
  )
}
