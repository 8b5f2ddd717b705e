import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadNavigation } from '#renderer/parts/navigation/load-navigation'
import { definitions } from '#renderer/registry/definitions'
import { newLayout } from '#schema/page/site-layout'
import { testDatabases } from '../../app/testing/test-app'
import { textPage } from '../../import/testing/small-network'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { createContentSource } from '../reading/content-source'

const SAVE = `mutation ($id: ID, $input: NavigationInput!, $version: Int) {
  saved: createOrUpdateNavigation(id: $id, navigation: $input, expectedVersion: $version) { id version }
}`
const LAYOUT = `mutation ($locationId: ID, $content: JSON) {
  createOrUpdateDocument(title: "Layout", type: LAYOUT, topic: { locationId: $locationId,
    items: [{ locationId: $locationId, title: "Layout", content: $content }] }) { id }
}`
const PAGE = `mutation ($items: [TopicItemInput!]) {
  createOrUpdateDocument(title: "About", type: PAGE, topic: { externalUrl: "/about", locationId: "10", items: $items }) { id }
}`
const PATHS = ['/history', '/about', '/ottawa/about', '/ottawa/gu-IN/about']

describe.each(testDatabases)('the navigation on the $kind database', ({ url }) => {
  let site: TestSite
  let id: string
  beforeAll(async () => {
    site = await openTestSite(url)
    for (const locationId of ['10', '20']) await publishLayout(locationId)
    await site.publish({ address: '/history', text: 'History' })
    const items = ['en-US', 'gu-IN'].map((language) => ({
      ...{ language, locationId: '10', title: 'About', content: textPage('<p>About</p>') },
    }))
    const { createOrUpdateDocument: about } = await site.ask(PAGE, { items })
    await site.ask(`mutation { publishDocument(id: ${about.id}, expectedVersion: 1) { id } }`)
  }, 120_000)
  afterAll(() => site.close())

  const bodies = () => Promise.all(PATHS.map(async (path) => (await site.get(path)).body))
  const entries = (...labels: readonly string[]) =>
    labels.map((label) => ({ label, link: { href: '/about' }, level: 0 }))

  test('the entries of a location follow those of the network', async () => {
    const network = { locationId: '10', language: 'en-US', entries: entries('Darshan') }
    const { saved } = await site.ask(SAVE, { input: network })
    id = saved.id
    await site.ask(SAVE, { input: { ...network, locationId: '20', entries: entries('Skating') } })
    const [, about, ottawa] = await bodies()
    expect(ottawa).toMatch(/Darshan[\s\S]*Skating/)
    expect(about).toContain('Darshan')
    expect(about).not.toContain('Skating')
  })

  test('one change is on every page of every site, with what is below an entry', async () => {
    const input = {
      entries: [...entries('Seva'), { label: 'Kitchen', link: { href: '/about' }, level: 1 }],
      footer: [{ label: 'Imprint', link: { href: '/about' } }],
    }
    await site.ask(SAVE, { id, version: 1, input })
    for (const body of await bodies()) {
      expect(body).toContain('Seva')
      expect(body).toContain('Kitchen')
      expect(body).toContain('Imprint')
      expect(body).not.toContain('Darshan')
    }
    expect((await site.get('/ottawa/about')).body).toContain('href="/ottawa/about"')
    expect((await site.get('/ottawa/about')).body).toContain('Skating')
    expect((await site.get('/about')).body).not.toContain('Skating')
  })

  test('a location hides, renames, moves and adds single entries, and a later change of the network arrives', async () => {
    const labelled = (label: string, level = 0) => ({
      ...{ label, level },
      link: { href: `/${label.toLowerCase()}` },
    })
    const network = [labelled('Worship'), labelled('Aarti', 1), labelled('Seva'), labelled('News')]
    const { saved } = await site.ask(SAVE, {
      input: { locationId: '10', language: 'fr-FR', combines: 'instead', entries: network },
    })
    const stored = async (key: string) =>
      (await site.ask(`{ record(kind: "navigation", key: "${key}") { values } }`)).record
        .values as {
        readonly entries: readonly { readonly entryId: string }[]
        readonly changes: readonly unknown[]
      }
    const [worship, , seva, news] = (await stored('10-fr-fr')).entries
    const { saved: here } = await site.ask(SAVE, {
      input: {
        ...{ locationId: '20', language: 'fr-FR', entries: [labelled('Ice')] },
        changes: [
          { entry: worship?.entryId, hidden: true },
          { entry: seva?.entryId, label: 'Volunteer' },
          { entry: news?.entryId, moved: true },
          // Says nothing, so it is not stored.
          { entry: 'empty' },
        ],
      },
    })
    expect((await stored('20-fr-fr')).changes).toHaveLength(3)
    const menu = async (slug: string, language = 'fr-FR') => {
      const page = { location: { id: slug === 'ottawa' ? 20 : 10 }, language, siteRoot: '' }
      const source = createContentSource(site.app, null, () => undefined)
      const found = await loadNavigation(source, page as Parameters<typeof loadNavigation>[1])
      return found?.entries.map(({ label }) => label).join(' ')
    }
    expect(await menu('ottawa')).toBe('News Volunteer Skating Ice')
    expect(await menu('main')).toBe('Worship Seva News')
    // Words and places change, and the entries are sent without their ids.
    await site.ask(SAVE, {
      id: saved.id,
      version: 1,
      input: {
        entries: [labelled('News'), labelled('Seva'), labelled('Shop'), labelled('Worship')],
      },
    })
    expect(await menu('ottawa')).toBe('News Volunteer Shop Skating Ice')
    // Its own menu in place of the network's.
    const instead = { combines: 'instead' }
    await site.ask(SAVE, { id: here.id, version: 1, input: instead })
    expect(await menu('ottawa')).toBe('Ice')
    const twice = [
      { entry: 'a', hidden: true },
      { entry: 'a', label: 'A' },
    ]
    for (const changes of [twice, [{ entry: '<a>' }], Array(101).fill({ entry: 'a' })])
      await expect(
        site.ask(SAVE, { id: here.id, version: 2, input: { changes } }),
      ).rejects.toThrow()
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        site.ask(SAVE, {
          id: here.id,
          version: 2,
          input: { changes: [{ entry: seva?.entryId, label: `Seva ${n}` }] },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a language has its own words, and what is missing in it stays in the usual one', async () => {
    const input = { locationId: '10', language: 'gu-IN', entries: entries('સેવા') }
    await site.ask(SAVE, { input })
    const [, about, , gujarati] = await bodies()
    expect(gujarati).toMatch(/સેવા[\s\S]*Skating/)
    expect(about).not.toContain('સેવા')
  })

  test('a page of the network is meant on the site that shows the entry, and one that moves takes it along', async () => {
    const page = await site.publish({ address: '/hall', text: 'The hall' })
    const input = { entries: [{ label: 'Hall', link: { pageId: page }, level: 0 }] }
    await site.ask(SAVE, { id, version: 2, input })
    expect((await site.get('/about')).body).toContain('href="/hall"')
    expect((await site.get('/ottawa/about')).body).toContain('href="/ottawa/hall"')
    await site.ask(
      `mutation { createOrUpdateDocument(id: ${page}, topic: { externalUrl: "/great-hall" }) { id } }`,
    )
    await site.ask(`mutation { publishDocument(id: ${page}, expectedVersion: 2) { id } }`)
    expect((await site.get('/ottawa/about')).body).toContain('href="/ottawa/great-hall"')
    const used = await site.ask(
      `{ references(kind: "document", id: "${page}") { nodes { kind locationName isLive } } }`,
    )
    expect(used.references.nodes).toEqual([
      { kind: 'navigation', locationName: 'Main Mandir', isLive: true },
    ])
  })

  test.each([
    [{ entries: [{ label: 'A', link: null, level: 1 }] }, 'entries.0.level'],
    [{ entries: [{ label: '', link: null, level: 0 }] }, 'entries.0.label'],
    [{ language: 'hi-IN' }, 'language'],
  ])('%j is refused beside its field', async (input, field) => {
    await expect(site.ask(SAVE, { id, version: 3, input })).rejects.toThrow(field)
  })

  test('of ten who begin the same one at once, one does, and the others are told', async () => {
    const input = { locationId: '20', language: 'hi-IN', entries: entries('दर्शन') }
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => site.ask(SAVE, { input })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = asked.flatMap((each) => (each.status === 'rejected' ? String(each.reason) : []))
    for (const reason of refused) expect(reason).toContain('already has a navigation in hi-IN')
  })

  async function publishLayout(locationId: string): Promise<void> {
    const content = newLayout(definitions)
    const { createOrUpdateDocument: layout } = await site.ask(LAYOUT, { locationId, content })
    await site.ask(`mutation { publishDocument(id: ${layout.id}, expectedVersion: 1) { id } }`)
  }
})
