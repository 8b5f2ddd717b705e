import { describe, expect, test } from 'vitest'
import { closeApp } from '../../app/app'
import { bothDatabases, openAppBeside } from '../../app/testing/test-app'
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
  const { site, done, networkPage, save, publish } = useOverrideSite(url)

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
