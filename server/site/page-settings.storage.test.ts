import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { openTestSite, samplePictureUrl, type TestSite } from './testing/test-site'

const SAVE = /* GraphQL */ `
  mutation ($id: ID!, $imageId: ID, $visibility: Visibility, $title: String, $description: String, $topic: TopicInput, $expectedVersion: Int) {
    createOrUpdateDocument(id: $id, imageId: $imageId, visibility: $visibility, title: $title, description: $description, topic: $topic, expectedVersion: $expectedVersion) { version }
  }`
const PUBLISH = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!) {
    publishDocument(id: $id, expectedVersion: $version) { version }
  }`
const READ = /* GraphQL */ `
  query ($id: ID!, $version: Int!) {
    document(id: $id) { imageId visibility version revision(version: $version) { imageId visibility } }
  }`

describe.each(testDatabases)('the settings of a page on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  const get = async (path: string) => (await site.server.inject({ method: 'GET', url: path })).body
  /** Changes a page, and publishes it; returns its version. */
  async function change(id: string, settings: Readonly<Record<string, unknown>>): Promise<number> {
    const found = (await site.ask('query ($id: ID!) { document(id: $id) { version } }', { id }))
      .document
    const expectedVersion = found.version
    const { version } = (await site.ask(SAVE, { id, expectedVersion, ...settings }))
      .createOrUpdateDocument
    await site.ask(PUBLISH, { id, version })
    return version
  }

  test('a page is shared by the picture chosen for it, once that is published, else by that of its location', async () => {
    const id = await site.publish({ address: '/shared', text: 'Shared' })
    const chosen = `${samplePictureUrl(1)}/share`
    const [ofLocation = ''] = /og:image" content="[^"]+\/share/.exec(await get('/shared')) ?? []
    expect(ofLocation).not.toBe('')
    expect(ofLocation).not.toContain(chosen)
    const saved = await site.ask(SAVE, { id, imageId: '1' })
    expect(await get('/shared')).not.toContain(chosen)
    await site.ask(PUBLISH, { id, version: saved.createOrUpdateDocument.version })
    expect(await get('/shared')).toContain(
      `<meta property="og:image" content="https://www.example.org${samplePictureUrl(1)}/share">`,
    )
    await change(id, { imageId: null })
    expect(await get('/shared')).toContain(ofLocation)
  })

  test('a language has a description and a picture of its own, and falls back without them', async () => {
    const id = await site.publish({ address: '/described', text: 'Come and see our hall any day.' })
    const [shared = ''] = /og:image" content="[^"]+/.exec(await get('/described')) ?? []
    const content = {
      format: 1,
      blocks: [
        {
          id: 'gujarati',
          name: 'Text',
          fields: [
            {
              id: 'f1',
              type: 'html',
              name: 'html',
              value: '<p>અમારા સભાગૃહમાં સૌનું સ્વાગત છે, રોજ સવારે સાતથી સાંજના સાત સુધી.</p>',
            },
          ],
        },
      ],
    }
    const item = { language: 'gu-IN', locationId: '10', title: 'સભાગૃહ', content }
    await change(id, { description: 'Our hall.', topic: { items: [item] } })
    const before = await get('/gu-IN/described')
    expect(before).toContain('name="description" content="અમારા સભાગૃહમાં')
    expect(before).toContain(shared)

    await change(id, { topic: { items: [{ ...item, description: 'સૌ માટે ખુલ્લું.', imageId: '1' }] } })
    const after = await get('/gu-IN/described')
    expect(after).toContain('<meta name="description" content="સૌ માટે ખુલ્લું.">')
    expect(after).toContain('property="og:description" content="સૌ માટે ખુલ્લું."')
    expect(after).toContain(`${samplePictureUrl(1)}/share">`)
    const english = await get('/described')
    expect(english).toContain('<meta name="description" content="Our hall.">')
    expect(english).toContain(shared)
    await expect(
      change(id, { topic: { items: [{ ...item, imageId: '987654' }] } }),
    ).rejects.toThrow('Picture 987654 doesn’t exist.')
  })

  test('search engines list no search', async () => {
    await site.publish({ address: '/search', text: 'Search' })
    expect(await get('/search')).toContain('<meta name="robots" content="noindex, follow">')
    expect(await get('/sitemap.xml')).toContain('/shared</loc>')
    expect(await get('/sitemap.xml')).not.toContain('/search</loc>')
  })

  test('a private page is read by its address, and found by nobody', async () => {
    const id = await site.publish({ address: '/volunteers', text: 'Rotaplan' })
    const find = async () =>
      (await site.ask('{ search(locationSlug: "main", text: "Rotaplan") { totalCount } }')).search
        .totalCount
    expect(await find()).toBe(1)
    expect(await get('/sitemap.xml')).toContain('/volunteers<')
    await change(id, { visibility: 'PRIVATE' })
    const page = await get('/volunteers')
    expect(page).toContain('Rotaplan')
    expect(page).toContain('<meta name="robots" content="noindex, follow">')
    expect(page).not.toContain('rel="canonical"')
    expect(await get('/sitemap.xml')).not.toContain('/volunteers<')
    expect(await find()).toBe(0)
    await change(id, { visibility: 'PUBLIC' })
    expect(await get('/sitemap.xml')).toContain('/volunteers<')
    expect(await find()).toBe(1)
  })

  test('what is not given stays; a version keeps its settings, and brings them back', async () => {
    const id = await site.publish({ address: '/kept', text: 'Kept' })
    const version = await change(id, { imageId: '1', visibility: 'PRIVATE' })
    const later = await change(id, { title: 'Another title' })
    const read = async () => (await site.ask(READ, { id, version })).document
    expect(await read()).toMatchObject({
      imageId: '1',
      visibility: 'PRIVATE',
      revision: { imageId: '1', visibility: 'PRIVATE' },
    })
    const last = await change(id, { imageId: null, visibility: 'PUBLIC' })
    expect(last).toBe(later + 1)
    await site.ask(
      `mutation ($id: ID!, $version: Int!, $now: Int!) {
        restoreRevision(id: $id, version: $version, expectedVersion: $now) { version } }`,
      { id, version, now: last },
    )
    expect(await read()).toMatchObject({ imageId: '1', visibility: 'PRIVATE' })
  })

  test.each([
    [{ imageId: '999999' }, 'Picture 999999 doesn’t exist.'],
    [{ imageId: 'x' }, 'imageId'],
    [{ visibility: 'SECRET' }, 'Visibility'],
  ])('%j is refused', async (settings, words) => {
    const address = `/refused-${Object.values(settings).join().toLowerCase()}`
    const id = await site.publish({ address, text: 'As it was' })
    await expect(site.ask(SAVE, { id, ...settings })).rejects.toThrow(words)
    const { document } = await site.ask(READ, { id, version: 1 })
    expect(document).toMatchObject({ version: 1, imageId: null, visibility: 'PUBLIC' })
  })
})
