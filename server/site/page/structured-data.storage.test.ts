import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { openTestSite, type TestSite } from '../testing/test-site'

describe.each(testDatabases)('what pages tell search engines on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('the home page of a location tells of the site and the place', async () => {
    const things = await graphOf('/ottawa')
    expect(things.map((thing) => thing['@type'])).toEqual(['WebSite', 'HinduTemple'])
    expect(things[1]).toMatchObject({
      name: 'Ottawa',
      url: 'https://www.example.org/ottawa',
      geo: { latitude: 45.4, longitude: -75.7 },
      telephone: '+1 613 555 0100',
    })
  })

  test('an inner page tells the way to it', async () => {
    await site.publish({ address: '/explore', text: 'Explore' })
    await site.publish({ address: '/explore/garden', text: 'Garden' })
    const [way] = await graphOf('/ottawa/explore/garden')
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://www.example.org/ottawa' },
        { position: 2, item: 'https://www.example.org/ottawa/explore' },
        { position: 3, item: 'https://www.example.org/ottawa/explore/garden' },
      ],
    })
  })

  test('a page above that gets another name is called by it; its words do not matter', async () => {
    const before = (await site.server.inject({ url: '/ottawa/visit' })).headers.etag
    await save(3, 1, `items: [{ locationId: 10, title: "Other words" }]`)
    expect((await site.server.inject({ url: '/ottawa/visit' })).headers.etag).toBe(before)
    await site.ask(`mutation { createOrUpdateDocument(id: 3, expectedVersion: 2, title: "Front door") { version }
        publishDocument(id: 3, expectedVersion: 3) { version } }`)
    expect(JSON.stringify(await graphOf('/ottawa/visit'))).toContain('"name":"Front door"')
  })

  test('words that would end the element do no harm', async () => {
    const words = '</script><script>alert(1)</script>'
    await site
      .ask(
        `mutation ($words: String) { createOrUpdateDocument(title: $words, type: PAGE,
        topic: { externalUrl: "/explore/words", locationId: 10, items: [{ locationId: 10, title: $words }] }) { id } }`,
        { words },
      )
      .then(({ createOrUpdateDocument: { id } }) =>
        site.ask(`mutation { publishDocument(id: ${id}, expectedVersion: 1) { version } }`),
      )
    const { body } = await site.server.inject({ url: '/explore/words' })
    expect(body).not.toContain('<script>alert')
    expect(JSON.stringify(await graphOf('/explore/words'))).toContain('alert(1)')
  })

  test('a page that is not there tells nothing', async () => {
    expect(await graphOf('/nowhere')).toEqual([])
  })

  function save(id: number, version: number, topic: string) {
    return site.ask(`mutation { createOrUpdateDocument(id: ${id}, expectedVersion: ${version}, topic: { ${topic} }) { version }
        publishDocument(id: ${id}, expectedVersion: ${version + 1}) { version } }`)
  }

  async function graphOf(path: string): Promise<Record<string, unknown>[]> {
    const { body } = await site.server.inject({ url: path })
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    return json === undefined ? [] : JSON.parse(json)['@graph']
  }
})
