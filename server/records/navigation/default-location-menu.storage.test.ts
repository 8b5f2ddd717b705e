import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { newLayout } from '#schema/page/site-layout'
import { testDatabases } from '../../app/testing/test-app'
import { textPage } from '../../import/testing/small-network'
import { openTestSite, type TestSite } from '../../site/testing/test-site'

const SAVE = `mutation ($id: ID, $input: NavigationInput!, $version: Int, $draft: Int) {
  saved: createOrUpdateNavigation(id: $id, navigation: $input, expectedVersion: $version, draftVersion: $draft) { id version }
}`
const SAVE_DRAFT = `mutation ($onlyHere: Boolean, $values: JSON!) {
  saved: saveRecordDraft(kind: "navigation", locationId: "10", language: "en-US", onlyHere: $onlyHere, values: $values,
    baseVersion: 1, expectedVersion: 0) { version }
}`
const DRAFT = `query ($onlyHere: Boolean) {
  record: recordDraft(kind: "navigation", locationId: "10", language: "en-US", onlyHere: $onlyHere) { version values }
}`
const LAYOUT = `mutation ($locationId: ID, $content: JSON) {
  createOrUpdateDocument(title: "Layout", type: LAYOUT, topic: { locationId: $locationId,
    items: [{ locationId: $locationId, title: "Layout", content: $content }] }) { id }
}`
const PAGE = `mutation ($items: [TopicItemInput!]) {
  createOrUpdateDocument(title: "About", type: PAGE, topic: { externalUrl: "/about", locationId: "10", items: $items }) { id }
}`

interface StoredMenu {
  readonly values: { readonly entries: readonly { readonly entryId: string }[] }
}

describe.each(testDatabases)('the default location’s own menu ($kind)', ({ url }) => {
  let site: TestSite
  let network: { id: string; version: number }
  let own: { id: string; version: number }
  beforeAll(async () => {
    site = await openTestSite(url)
    for (const locationId of ['10', '20']) {
      const content = newLayout(definitions)
      const { createOrUpdateDocument: layout } = await site.ask(LAYOUT, { locationId, content })
      await site.ask(`mutation { publishDocument(id: ${layout.id}, expectedVersion: 1) { id } }`)
    }
    const items = ['en-US', 'gu-IN'].map((language) => ({
      ...{ language, locationId: '10', title: 'About', content: textPage('<p>About</p>') },
    }))
    const { createOrUpdateDocument: about } = await site.ask(PAGE, { items })
    await site.ask(`mutation { publishDocument(id: ${about.id}, expectedVersion: 1) { id } }`)
    network = await save({ language: 'en-US', entries: entries('Visit', 'Seva', 'News') })
    await save({ language: 'gu-IN', entries: entries('મુલાકાત', 'સેવા') })
  }, 120_000)
  afterAll(() => site.close())

  const entries = (...labels: readonly string[]) =>
    labels.map((label, at) => ({ label, link: { href: `/about?${at}` }, level: 0 }))
  const save = async (input: object, of: object = {}) =>
    (await site.ask(SAVE, { input: { locationId: '10', ...input }, ...of })).saved
  const stored = async (key: string) =>
    (await site.ask(`{ record(kind: "navigation", key: "${key}") { id values } }`))
      .record as unknown as StoredMenu
  async function menuAt(path: string): Promise<string> {
    const { body } = await site.get(path)
    const [, menu = ''] = /<nav class="top-navigation-menu"[^>]*>([\s\S]*?)<\/nav>/.exec(body) ?? []
    return menu
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  }

  test('it hides, renames, moves and adds single entries on its own pages alone, and goes on following', async () => {
    const [elsewhere, record] = [await menuAt('/ottawa/about'), await stored('10-en-us')]
    expect(await menuAt('/about')).toContain('Visit Seva News')
    const [visit, seva, news] = record.values.entries
    own = await save({
      ...{ language: 'en-US', onlyHere: true, entries: entries('Parking') },
      changes: [
        { entry: visit?.entryId, hidden: true },
        { entry: seva?.entryId, label: 'Volunteer' },
        { entry: news?.entryId, moved: true },
      ],
    })
    expect(await menuAt('/about')).toContain('News Volunteer Parking')
    expect(await menuAt('/about')).not.toContain('Visit')
    expect(await menuAt('/ottawa/about')).toBe(elsewhere)
    expect(await stored('10-en-us')).toEqual(record)
    network = await save(
      { entries: entries('Visit', 'Seva', 'News', 'Shop') },
      { id: network.id, version: 1 },
    )
    expect(await menuAt('/about')).toContain('News Volunteer Shop Parking')
    expect(await menuAt('/ottawa/about')).toContain('Visit Seva News Shop')
  })

  test('what it renames does not hide the network’s Gujarati, and it has texts of its own entry', async () => {
    expect(await menuAt('/gu-IN/about')).toContain('News સેવા Shop Parking')
    await save({ language: 'gu-IN', onlyHere: true, entries: entries('પાર્કિંગ') })
    expect(await menuAt('/gu-IN/about')).toContain('News સેવા Shop પાર્કિંગ')
    expect((await stored('10-gu-in_here')).values.entries).toMatchObject([{ part: 'text' }])
    expect(await menuAt('/ottawa/gu-IN/about')).toContain('મુલાકાત સેવા News Shop')
  })

  test('drafts of the two menus stand beside each other, and each is published alone', async () => {
    for (const onlyHere of [false, true]) {
      const values = {
        footer: [{ label: onlyHere ? 'Here' : 'Everywhere', link: { href: '/about' } }],
      }
      await site.ask(SAVE_DRAFT, { onlyHere, values })
    }
    const { record: draft } = await site.ask(DRAFT, { onlyHere: true })
    await save(Object(draft.values), { id: own.id, version: 1, draft: 1 })
    expect((await site.ask(DRAFT, { onlyHere: true })).record).toBeNull()
    expect((await site.ask(DRAFT)).record.values).toMatchObject({
      footer: [{ label: 'Everywhere' }],
    })
    expect((await site.get('/about')).body).toContain('>Here<')
    expect((await site.get('/ottawa/about')).body).not.toContain('>Here<')
  })

  test('a change of it leaves the pages of other locations as they are cached', async () => {
    const tagOf = async (path: string) => (await site.get(path)).headers.etag
    const before = await tagOf('/ottawa/about')
    await save({ entries: entries('Shoes') }, { id: own.id, version: 2 })
    expect(await menuAt('/about')).toContain('Shoes')
    expect(await tagOf('/ottawa/about')).toBe(before)
  })

  test('another location has one menu, and the two of the default location stay apart', async () => {
    const elsewhere = { locationId: '20', language: 'hi-IN', onlyHere: true }
    await expect(save(elsewhere)).rejects.toThrow('onlyHere')
    const turned = save({ onlyHere: true }, { id: network.id, version: network.version })
    await expect(turned).rejects.toThrow('onlyHere')
    const again = save({ language: 'en-US', onlyHere: true })
    await expect(again).rejects.toThrow('already has a navigation in en-US')
  })
})
