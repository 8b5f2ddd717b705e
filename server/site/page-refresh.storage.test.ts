import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { newBlock, withProp } from '#schema/page/stored-props'
import { testDatabases } from '../app/testing/test-app'
import { isUnavailable } from '../database/unavailable'
import { SAVE } from '../graphql/testing/test-api'
import { counts } from '../metrics/counts'
import { createSiteContent } from './content/create-site-content'
import { textOf } from './page/finished-page'
import { createSite } from './site'
import { openTestSite, type TestSite } from './testing/test-site'

const PUBLISH = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }`
const UNPUBLISH = /* GraphQL */ `
  mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { version } }`
const NETWORK = ['/history', '/about']
const OTTAWA = ['/ottawa/history', '/ottawa/about', '/ottawa/own']

describe.each(testDatabases)('pages that a change dropped, on $kind', ({ url }) => {
  let site: TestSite
  let history: string
  let layout: string
  let ottawaLayout: string

  beforeAll(async () => {
    site = await openTestSite(url, { refreshes: true })
    history = await site.publish({ address: '/history', text: 'History' })
    await site.publish({ address: '/about', text: 'About' })
    await site.publish({ address: '/own', text: 'Only in Ottawa', locationId: 20 })
    layout = await publishLayout('10', 'Words for all')
    ottawaLayout = await publishLayout('20', 'Words of Ottawa')
  }, 120_000)
  afterAll(() => site.close())

  test('a change of the layout: all of its pages are fresh without a visitor, and no other is rendered', async () => {
    await visit([...NETWORK, ...OTTAWA])
    const before = { renders: counts.renders, refreshed: counts.refreshedPages }
    const unchanged = await get('/ottawa/own')
    await publish(layout, 1, topic('10', 'Other words'))
    const after = await rendered(before.renders, NETWORK.length)
    expect(counts.refreshedPages - before.refreshed).toBe(NETWORK.length)
    for (const path of NETWORK) {
      const body = await get(path)
      expect(body).toContain('Other words')
      expect(body).not.toContain('Words for all')
    }
    expect(await get('/ottawa/own')).toBe(unchanged)
    // Visitors got what was rendered in the background.
    expect(counts.renders).toBe(after)
  })

  test('they have the bytes that a visitor’s page has', async () => {
    await visit(OTTAWA)
    const { renders } = counts
    await publish(ottawaLayout, 1, topic('20', 'New words of Ottawa'))
    await rendered(renders, OTTAWA.length)
    const refreshed = await Promise.all(OTTAWA.map(get))
    expect(await visitedElsewhere(OTTAWA)).toEqual(refreshed)
  })

  test('one page: its next visitor waits for nothing', async () => {
    await visit(['/about', '/history'])
    const { renders } = counts
    await site.ask(SAVE, {
      ...{ id: history, expectedVersion: 1 },
      topic: { items: [{ locationId: '10', content: words('A longer history') }] },
    })
    await site.ask(PUBLISH, { id: history, version: 2 })
    await vi.waitFor(() => expect(counts.renders).toBeGreaterThan(renders))
    const rendersAfter = counts.renders
    expect(await get('/history')).toContain('A longer history')
    expect(counts.renders).toBe(rendersAfter)
  })

  test('a page that was taken back is not found', async () => {
    const id = await site.publish({ address: '/passing', text: 'Passing' })
    await visit(['/passing', '/about'])
    await site.ask(UNPUBLISH, { id })
    await vi.waitFor(() => expect(counts.pagesToRefresh).toBe(0))
    expect((await site.get('/passing')).statusCode).toBe(404)
    expect(site.logged).toEqual([])
  })

  /** The pages of another server, which has none in memory. */
  async function visitedElsewhere(paths: readonly string[]): Promise<readonly string[]> {
    const other = createSite({
      ...{ content: createSiteContent(site.app), registry: definitions, isUnavailable },
      ...{ origin: 'https://www.example.org', visitorScript: '/assets/site/main.js' },
      onBlockFailure: (_block, _page, error) => {
        throw error
      },
    })
    const texts = paths.map(async (path) => {
      const { place } = await other.resolve({ host: 'www.example.org', path })
      return place ? textOf(await other.page(place, '')) : ''
    })
    return Promise.all(texts).finally(() => other.close())
  }
  const get = async (path: string) => (await site.get(path)).body
  async function visit(paths: readonly string[]): Promise<void> {
    await vi.waitFor(() => expect(counts.pagesToRefresh).toBe(0))
    for (const path of paths) expect((await site.get(path)).statusCode).toBe(200)
  }
  /** Answers how many pages were rendered since the start, once so many were. */
  async function rendered(before: number, pages: number): Promise<number> {
    await vi.waitFor(() => expect(counts.renders - before).toBe(pages), 10_000)
    return counts.renders
  }
  async function publishLayout(locationId: string, text: string): Promise<string> {
    const { createOrUpdateDocument: made } = await site.ask(SAVE, {
      ...{ title: 'Layout', type: 'LAYOUT', topic: topic(locationId, text) },
    })
    await site.ask(PUBLISH, { id: made.id, version: 1 })
    return made.id
  }
  async function publish(id: string, expectedVersion: number, saved: unknown): Promise<void> {
    await site.ask(SAVE, { id, expectedVersion, topic: saved })
    await site.ask(PUBLISH, { id, version: expectedVersion + 1 })
  }
})

const OUTLET: StoredBlock = { id: 'page', name: 'PageOutlet', fields: [] }

function topic(locationId: string, text: string) {
  const content = { format: 1, blocks: [block('TopNavigation', { siteName: text }), OUTLET] }
  return { locationId, items: [{ locationId, title: 'Layout', content }] }
}

function words(text: string): PageContent {
  return { format: 1, blocks: [block('Text', { html: `<p>${text}</p>` })] }
}

function block(name: string, props: Readonly<Record<string, string>>): StoredBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  return Object.entries(props).reduce(
    (each, [field, value]) => withProp(definition, each, field, value),
    newBlock(definition, 'b_text'),
  )
}
