import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { RawProps } from '#schema/block/block'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { newBlock, withProp } from '#schema/page/stored-props'
import { testDatabases } from '../app/testing/test-app'
import { SAVE } from '../graphql/testing/test-api'
import { openTestSite, type TestSite } from './testing/test-site'

const PUBLISH = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }`
const UNPUBLISH = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!) { unpublishDocument(id: $id, expectedVersion: $version) { version } }`
const SET_STATUS = /* GraphQL */ `
  mutation ($id: ID!, $status: RecordStatus!, $version: Int!) {
    setRecordStatus(id: $id, status: $status, expectedVersion: $version) { version }
  }`
const LAYOUT = /* GraphQL */ `
  query ($locationId: ID!, $language: String) {
    siteLayout(locationId: $locationId, language: $language) {
      documentId locationId locationName content permission
    }
  }`

describe.each(testDatabases)('the site layout on $kind', ({ url }) => {
  let site: TestSite
  let network: string
  let ottawa: string

  beforeAll(async () => {
    site = await openTestSite(url)
    await site.publish({ address: '/plain', text: 'Plain words' })
  }, 120_000)
  afterAll(() => site.close())

  const get = async (path: string) => (await site.get(path)).body
  const save = async (variables: Readonly<Record<string, unknown>>) =>
    (await site.ask(SAVE, variables)).createOrUpdateDocument
  const publish = (id: string, version: number) => site.ask(PUBLISH, { id, version })

  async function makeLayout(locationId: string, name: string): Promise<string> {
    const { id } = await save({ title: 'Layout', type: 'LAYOUT', topic: topic(locationId, name) })
    return id
  }
  async function changePage(path: string, content: Partial<PageContent>): Promise<void> {
    const id = await idAt(path)
    const { document } = await site.ask(
      'query ($id: ID!) { document(id: $id) { version locationId } }',
      { id },
    )
    const saved = await save({
      ...{ id, expectedVersion: document.version },
      topic: { items: [{ locationId: document.locationId, content: { ...PAGE, ...content } }] },
    })
    await publish(id, saved.version)
  }
  async function idAt(path: string): Promise<string> {
    const { headers } = await site.get(path)
    return /document:(\d+)/.exec(String(headers['surrogate-key']))?.[1] ?? ''
  }

  test('without one, pages are alone', async () => {
    expect(await get('/plain')).not.toMatch(/<header|<footer/)
    expect((await site.ask(LAYOUT, { locationId: '10' })).siteLayout).toBeNull()
  })

  test('a draft of one is seen by its editors alone', async () => {
    network = await makeLayout('10', 'The network')
    expect(await get('/plain')).not.toContain('<header')
    const { siteLayout } = await site.ask(LAYOUT, { locationId: '20' })
    expect(siteLayout).toMatchObject({ documentId: network, locationId: '10', content: null })
    const { url: address } = (
      await site.ask('mutation ($id: ID!) { createPreview(id: $id) { url } }', { id: network })
    ).createPreview
    const preview = (await site.look(address)).body
    expect(preview).toContain('The network')
    expect(preview).toContain('Everybody')
  })

  test('once published it is around every page of every location, also those that nobody wrote', async () => {
    await site.get('/nowhere')
    await publish(network, 1)
    for (const path of ['/', '/plain', '/ottawa', '/ottawa/visit', '/nowhere', '/ottawa/nowhere']) {
      const body = await get(path)
      expect(body, path).toMatch(/^[\s\S]*<header [\s\S]*The network[\s\S]*<main /)
      expect(body, path).toMatch(/<\/main>[\s\S]*<footer /)
      expect(body.match(/<header /g), path).toHaveLength(1)
      expect(body.match(/<a class="skip-link"/g), path).toHaveLength(1)
    }
  })

  test('a location that publishes its own has that, and so has every page it is lent', async () => {
    ottawa = await makeLayout('20', 'Ottawa itself')
    expect(await get('/ottawa/plain')).toContain('The network')
    await publish(ottawa, 1)
    for (const path of ['/ottawa', '/ottawa/plain', '/ottawa/visit', '/ottawa/nowhere']) {
      expect(await get(path), path).toContain('Ottawa itself')
      expect(await get(path), path).not.toContain('The network')
    }
    expect(await get('/plain')).toContain('The network')
  })

  test('one publish is seen on all its pages at once, and on no other', async () => {
    const others = await Promise.all(['/', '/plain'].map((path) => site.get(path)))
    const { version } = await save({
      ...{ id: ottawa, expectedVersion: 1 },
      topic: { items: [{ locationId: '20', content: layout('Ottawa renamed') }] },
    })
    expect(await get('/ottawa/plain')).toContain('Ottawa itself')
    await publish(ottawa, version)
    for (const path of ['/ottawa', '/ottawa/plain', '/ottawa/visit', '/ottawa/nowhere'])
      expect(await get(path), path).toContain('Ottawa renamed')
    const now = await Promise.all(['/', '/plain'].map((path) => site.get(path)))
    expect(now.map(({ headers }) => headers.etag)).toEqual(
      others.map(({ headers }) => headers.etag),
    )
  })

  test('pages fall back to the network where their own is taken down, archived or deleted', async () => {
    const version = 2
    await site.ask(UNPUBLISH, { id: ottawa, version })
    expect(await get('/ottawa/plain')).toContain('The network')
    await publish(ottawa, version)
    expect(await get('/ottawa/plain')).toContain('Ottawa renamed')
    for (const status of ['ARCHIVED', 'DELETED']) {
      await site.ask(SET_STATUS, { id: ottawa, status, version })
      expect(await get('/ottawa/plain'), status).toContain('The network')
      const back = status === 'DELETED' ? ['INACTIVE', 'ACTIVE'] : ['ACTIVE']
      for (const next of back) await site.ask(SET_STATUS, { id: ottawa, status: next, version })
      if (status === 'DELETED') await publish(ottawa, version)
      expect(await get('/ottawa/plain')).toContain('Ottawa renamed')
    }
  })

  test('an earlier version is restored into the draft, and is around the pages once it is published', async () => {
    const { restoreRevision } = await site.ask(
      'mutation ($id: ID!) { restoreRevision(id: $id, version: 1, expectedVersion: 2) { version status } }',
      { id: ottawa },
    )
    expect(restoreRevision).toEqual({ version: 3, status: 'DRAFT' })
    expect(await get('/ottawa/plain')).toContain('Ottawa renamed')
    await publish(ottawa, 3)
    for (const path of ['/ottawa', '/ottawa/plain', '/ottawa/visit', '/ottawa/nowhere']) {
      expect(await get(path), path).toContain('Ottawa itself')
      expect(await get(path), path).not.toContain('Ottawa renamed')
    }
    // The replaced version is like any other: it can be restored as well.
    const again = await site.ask(
      'mutation ($id: ID!) { restoreRevision(id: $id, version: 2, expectedVersion: 3) { version } }',
      { id: ottawa },
    )
    await publish(ottawa, again.restoreRevision.version)
    expect(await get('/ottawa/plain')).toContain('Ottawa renamed')
  })

  test('a page leaves out what it says, and has nothing twice that it brings itself', async () => {
    const own = block('TopNavigation', 'mine', { siteName: 'My own head' })
    await changePage('/plain', { layout: { header: 'none' } })
    expect(await get('/plain')).not.toContain('<header')
    expect(await get('/plain')).toContain('<footer')
    await changePage('/plain', { layout: { footer: 'none' } })
    expect(await get('/plain')).not.toContain('<footer')
    await changePage('/plain', { blocks: [own, ...PAGE.blocks] })
    const body = await get('/plain')
    expect(body).toContain('My own head')
    expect(body.match(/<header /g)).toHaveLength(1)
    await changePage('/plain', {})
    expect(await get('/plain')).toContain('The network')
  })

  test('a header that lies over the first picture is the choice of the page', async () => {
    expect(await get('/plain')).toContain('data-appearance="solid"')
    await changePage('/plain', { layout: { header: 'overlay' } })
    expect(await get('/plain')).toContain('data-appearance="transparent"')
    await changePage('/plain', {})
  })

  test('ids stay unique when page and layout use the same', async () => {
    await changePage('/plain', { blocks: PAGE.blocks.map((each) => ({ ...each, id: 'header' })) })
    const ids = [...(await get('/plain')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    await changePage('/plain', {})
  })

  test('it is in the language of the page where it has one, else as sections fall back', async () => {
    const { id } = await save({
      ...{ title: 'Two languages', type: 'PAGE' },
      topic: {
        externalUrl: '/both',
        locationId: '10',
        items: ['en-US', 'gu-IN', 'hi-IN'].map((language) => ({
          ...{ language, locationId: '10', content: PAGE },
        })),
      },
    })
    await publish(id, 1)
    const { version } = await save({
      ...{ id: network, expectedVersion: 1 },
      topic: {
        items: [{ language: 'gu-IN', locationId: '10', content: layout('દીપમાળા') }],
      },
    })
    await publish(network, version)
    expect(await get('/gu-IN/both')).toContain('દીપમાળા')
    expect(await get('/both')).toContain('The network')
    expect(await get('/hi-IN/both')).toContain('The network')
  })

  test('a location has one at most, also when ten make one at the same moment', async () => {
    await site.ask(SET_STATUS, { id: ottawa, status: 'DELETED', version: 4 })
    const ten = await Promise.allSettled(
      Array.from({ length: 10 }, () => makeLayout('20', 'One of ten')),
    )
    const reasons = ten.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
    expect(reasons).toHaveLength(9)
    for (const reason of reasons) expect(reason).toContain('already has a site layout')
    await expect(
      site.ask(SET_STATUS, { id: ottawa, status: 'INACTIVE', version: 4 }),
    ).rejects.toThrow('already has a site layout')
  })

  test('what is no layout is refused as one, and a layout as a page', async () => {
    const refused: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [layoutOf({ format: 1, blocks: [] }), 'exactly one'],
      [layoutOf({ format: 1, blocks: [OUTLET, { ...OUTLET, id: 'again' }] }), 'exactly one'],
      [layoutOf({ format: 1, blocks: [OUTLET, block('EventPage', 'event')] }), 'site layout'],
      [{ ...layoutOf(layout('x')), topic: { ...topic('20', 'x'), externalUrl: '/x' } }, 'address'],
      [
        { title: 'x', type: 'PAGE', topic: inTopic({ ...PAGE, layout: { header: '<b>' } }) },
        'must be',
      ],
      [{ id: network, type: 'PAGE' }, 'can’t become a site layout'],
    ]
    for (const [variables, reason] of refused)
      await expect(site.ask(SAVE, variables)).rejects.toThrow(reason)
    const { id } = await save({
      title: 'x',
      type: 'PAGE',
      topic: inTopic({ format: 1, blocks: [OUTLET] }),
    })
    await expect(publish(id, 1)).rejects.toThrow('not found in registry')
  })

  test('while the database is away, what is said of it is in the frame', async () => {
    await site.get('/')
    await expect
      .poll(() => site.get('/').then(({ statusCode }) => statusCode), { timeout: 10_000 })
      .toBe(200)
    await site.closeDatabase()
    const { statusCode, headers, body } = await site.get('/not-in-memory')
    expect(statusCode).toBe(503)
    expect(headers.refresh).toBe(headers['retry-after'])
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('The network')
    expect(body).toContain('Back in a moment')
  })
})

const OUTLET: StoredBlock = { id: 'page', name: 'PageOutlet', fields: [] }
const PAGE: PageContent = {
  format: 1,
  blocks: [block('Text', 'b_text', { html: '<p>Plain words</p>' })],
}

function layout(name: string): PageContent {
  const navigation = block('TopNavigation', 'header', { siteName: name })
  return { format: 1, blocks: [navigation, OUTLET, block('Footer', 'footer')] }
}

function block(name: string, id: string, props: RawProps = {}): StoredBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  const stored = newBlock(definition, id)
  return Object.entries(props).reduce(
    (each, [field, value]) => withProp(definition, each, field, value),
    stored,
  )
}

function topic(locationId: string, name: string) {
  return { locationId, items: [{ locationId, title: 'Layout', content: layout(name) }] }
}

function layoutOf(content: PageContent) {
  const items = [{ locationId: '20', title: 'x', content }]
  return { title: 'x', type: 'LAYOUT', topic: { locationId: '20', items } }
}

function inTopic(content: unknown) {
  return { locationId: '10', items: [{ locationId: '10', title: 'x', content }] }
}
