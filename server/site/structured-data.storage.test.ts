import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app'
import { loadSample } from '../data/load-sample'
import { sampleFixture } from '../data/sample-fixture'
import { openTestApp, testDatabases } from '../test-app'
import { askSite, openTestSite, publishPage } from './test-site'

describe.each(testDatabases)('what pages tell search engines on $kind', ({ url }) => {
  let app: App
  let server: FastifyInstance
  let folder: string

  beforeAll(async () => {
    app = await openTestApp(url)
    await loadSample(app, sampleFixture, { thumbnail: async () => '' })
    folder = await mkdtemp(join(tmpdir(), 'toran-media-'))
    server = await openTestSite(app, { folder })
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await closeApp(app)
    await rm(folder, { recursive: true })
  })

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
    await publishPage(server, { address: '/explore', text: 'Explore' })
    await publishPage(server, { address: '/explore/garden', text: 'Garden' })
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
    const before = (await server.inject({ url: '/ottawa/visit' })).headers.etag
    await save(3, 1, `items: [{ locationId: 10, title: "Other words" }]`)
    expect((await server.inject({ url: '/ottawa/visit' })).headers.etag).toBe(before)
    await askSite(
      server,
      `mutation { createOrUpdateDocument(id: 3, expectedVersion: 2, title: "Front door") { version }
        publishDocument(id: 3, expectedVersion: 3) { version } }`,
    )
    expect(JSON.stringify(await graphOf('/ottawa/visit'))).toContain('"name":"Front door"')
  })

  test('words that would end the element do no harm', async () => {
    const words = '</script><script>alert(1)</script>'
    await askSite(
      server,
      `mutation ($words: String) { createOrUpdateDocument(title: $words, type: PAGE,
        topic: { externalUrl: "/explore/words", locationId: 10, items: [{ locationId: 10, title: $words }] }) { id } }`,
      { words },
    ).then(({ createOrUpdateDocument: { id } }) =>
      askSite(server, `mutation { publishDocument(id: ${id}, expectedVersion: 1) { version } }`),
    )
    const { body } = await server.inject({ url: '/explore/words' })
    expect(body).not.toContain('<script>alert')
    expect(JSON.stringify(await graphOf('/explore/words'))).toContain('alert(1)')
  })

  test('a page that is not there tells nothing', async () => {
    expect(await graphOf('/nowhere')).toEqual([])
  })

  function save(id: number, version: number, topic: string) {
    return askSite(
      server,
      `mutation { createOrUpdateDocument(id: ${id}, expectedVersion: ${version}, topic: { ${topic} }) { version }
        publishDocument(id: ${id}, expectedVersion: ${version + 1}) { version } }`,
    )
  }

  async function graphOf(path: string): Promise<Record<string, unknown>[]> {
    const { body } = await server.inject({ url: path })
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    return json === undefined ? [] : JSON.parse(json)['@graph']
  }
})
