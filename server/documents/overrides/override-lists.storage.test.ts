import { describe, expect, test } from 'vitest'
import { closeApp } from '../../app/app'
import { bothDatabases, openAppBeside } from '../../app/testing/test-app'
import { Principal } from '../../people/access/principal'
import { createSiteContent } from '../../site/content/create-site-content'
import {
  hidden,
  LEICESTER,
  NAIROBI,
  OTTAWA,
  placeAt,
  text,
  useOverrideSite,
} from './testing/override-site'

describe.each(bothDatabases)('who differs, on the $kind database', ({ url }) => {
  const { site, done, networkPage, changeNetwork, save, publish } = useOverrideSite(url)

  test('locations are listed by page, block and field, a part at a time', async () => {
    const id = await networkPage('/who')
    const other = await networkPage('/other')
    const shop = text('shop', 'Shop')
    await save(placeAt(id, OTTAWA), [text('dress', 'In Ottawa'), shop])
    await save(placeAt(id, LEICESTER), [text('dress', 'Dress modestly'), hidden(shop)])
    await save(placeAt(id, NAIROBI), [text('dress', 'Dress modestly'), shop], { title: 'Nairobi' })
    await save(placeAt(other, OTTAWA), [text('dress', 'Elsewhere'), shop])
    const list = (more: object) =>
      done(
        `query ($documentId: ID, $locationId: ID, $blockId: ID, $field: String, $first: Int, $after: String) {
          differences(documentId: $documentId, locationId: $locationId, blockId: $blockId, field: $field, first: $first, after: $after) {
            totalCount pageInfo { hasNextPage endCursor }
            nodes { documentId locationId language hasChanges differences { blockId field location network } }
          }
        }`,
        { documentId: id, ...more },
      )
    const places = async (more: object) => (await list(more)).nodes.map((node) => node.locationId)
    expect(await places({})).toEqual([OTTAWA, LEICESTER, NAIROBI])
    expect(await places({ blockId: 'dress' })).toEqual([OTTAWA])
    expect(await places({ blockId: 'shop', field: 'hidden' })).toEqual([LEICESTER])
    expect(await places({ field: 'title' })).toEqual([NAIROBI])
    expect(await places({ blockId: 'gone' })).toEqual([])
    expect(await places({ documentId: null, locationId: OTTAWA })).toEqual([OTTAWA, OTTAWA])
    const first = await list({ first: 2 })
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(first.nodes[0]).toMatchObject({
      ...{ language: 'en-US', hasChanges: true },
      differences: [{ location: '<p>In Ottawa</p>', network: '<p>Dress modestly</p>' }],
    })
    expect(await places({ first: 2, after: first.pageInfo.endCursor })).toEqual([NAIROBI])
  })

  test('a page is found by the title that a location gave it, and among the pages of that location, drafts included', async () => {
    const id = await networkPage('/titled')
    const shop = text('shop', 'Shop')
    await save(placeAt(id, NAIROBI), [text('dress', 'Scarves'), shop], {
      title: 'Karibu Nairobi',
    })
    await save(placeAt(id, OTTAWA), [text('dress', 'In Ottawa'), shop])
    const list = (more: object, principal?: Principal) =>
      done(
        `query ($locationId: ID, $text: String, $first: Int, $after: String) {
          locationVersions(locationId: $locationId, text: $text, first: $first, after: $after) {
            totalCount pageInfo { hasNextPage endCursor }
            nodes { documentId locationId locationSlug language title pageTitle path source isLive }
          }
        }`,
        { ...more },
        principal,
      )
    const own = {
      ...{ documentId: id, locationId: NAIROBI, locationSlug: 'nairobi', language: 'en-US' },
      ...{ title: 'Karibu Nairobi', pageTitle: 'Visit us', path: '/titled', source: 'OVERRIDE' },
    }
    expect(await list({ text: 'karibu' })).toMatchObject({
      ...{ totalCount: 1, nodes: [{ ...own, isLive: false }] },
    })
    await publish(placeAt(id, NAIROBI), 1)
    expect((await list({ text: 'karibu' })).nodes).toEqual([{ ...own, isLive: true }])
    // Versions that only have the page’s title are found at their location.
    const ottawa = await list({ locationId: OTTAWA, text: '/titled' })
    expect(ottawa.nodes).toMatchObject([{ documentId: id, title: 'Visit us', source: 'OVERRIDE' }])
    // The home page, of which Ottawa has a whole text.
    expect((await list({ text: 'Welcome to Ottawa' })).nodes).toMatchObject([
      { documentId: '3', locationId: OTTAWA, source: 'OWN_TEXT', isLive: true },
    ])
    const first = await list({ locationId: OTTAWA, first: 1 })
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = await list({ locationId: OTTAWA, after: first.pageInfo.endCursor })
    expect(rest.nodes).not.toContainEqual(first.nodes[0])
    await done(
      'mutation ($documentId: ID!, $locationId: ID!) { detachPage(documentId: $documentId, locationId: $locationId) { id } }',
      { documentId: id, locationId: LEICESTER },
    )
    expect((await list({ locationId: LEICESTER, text: '/titled' })).nodes).toMatchObject([
      { documentId: id, source: 'DETACHED', isLive: true },
    ])
    const held = [{ locationId: Number(OTTAWA), level: 'CONTRIBUTE' as const }]
    const volunteer = new Principal({ id: 'v', name: 'V', email: '', assignments: held })
    expect((await list({ text: 'karibu' }, volunteer)).totalCount).toBe(0)
    expect((await list({ text: 'Welcome to Ottawa' }, volunteer)).totalCount).toBe(1)
    await expect(list({ locationId: NAIROBI }, volunteer)).rejects.toThrow(/can’t see the pages/)
  })

  test('what a location’s version uses is named with the location, once', async () => {
    const id = await networkPage('/uses')
    const shop = text('shop', 'Shop')
    const link = (words: string) => text('dress', `<a href="/target">${words}</a>`)
    const target = await networkPage('/target')
    await save(placeAt(id, LEICESTER), [link('See'), shop])
    await save(placeAt(id, LEICESTER, 'gu-IN'), [link('જુઓ'), text('shop', 'દુકાન')])
    const used = async (kind: string, of: string) =>
      done(
        `query ($kind: String!, $id: ID!) { references(kind: $kind, id: $id) {
          totalCount nodes { kind id title locationName versionAt isLive isDraft } } }`,
        { kind, id: of },
      )
    const version = {
      ...{ kind: 'document', id, title: 'Visit us', isDraft: true },
      ...{ locationName: 'leicester', versionAt: 'leicester' },
    }
    expect(await used('document', target)).toEqual({
      ...{ totalCount: 1, nodes: [{ ...version, isLive: false }] },
    })
    await publish(placeAt(id, LEICESTER), 1)
    await changeNetwork(id, 1, link('Look'), shop)
    const { nodes } = await used('document', target)
    expect(nodes).toMatchObject([
      { id, versionAt: null, isLive: true },
      { ...version, isLive: true },
    ])
  })

  // The embedded database belongs to one process.
  if (url === undefined) return
  test('another server shows what a location published', async () => {
    const id = await networkPage('/two')
    const beside = await openAppBeside(site().app)
    const content = createSiteContent(beside)
    const shown = async () => {
      const { published } = await content.addressRows([Number(id)])
      const page = await content.publishedPage({
        ...{ locationId: 30, path: '/two', language: 'en-US', pages: published },
      })
      return JSON.stringify(page?.content)
    }
    try {
      expect(await shown()).toContain('Dress modestly')
      const heard = new Promise<void>((resolve) => {
        beside.changes.listen((keys) => {
          if (keys.includes(`override:${id}@30`)) resolve()
        })
      })
      await save(placeAt(id, LEICESTER), [text('dress', 'Scarves'), text('shop', 'Shop')])
      await publish(placeAt(id, LEICESTER), 1)
      await heard
      expect(await shown()).toContain('Scarves')
    } finally {
      await closeApp(beside)
    }
  })
})
