import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app'
import { loadSample } from '../data/load-sample'
import { sampleFixture, textPage } from '../data/sample-fixture'
import { openTestApp, testDatabases } from '../test-app'
import { askSite, openTestSite, publishPage } from './test-site'

describe.each(testDatabases)('pages in more than one language on $kind', ({ url }) => {
  let app: App
  let server: FastifyInstance
  let folder: string

  beforeAll(async () => {
    app = await openTestApp(url)
    await loadSample(app, sampleFixture, { thumbnail: async () => '' })
    folder = await mkdtemp(join(tmpdir(), 'toran-media-'))
    server = await openTestSite(app, { folder })
    await askSite(
      server,
      `mutation ($content: JSON) { createOrUpdateDocument(id: 4, expectedVersion: 1,
        topic: { items: [{ language: "gu-IN", locationId: 20, title: "પધારો", content: $content }] }) { version }
        publishDocument(id: 4, expectedVersion: 2) { version } }`,
      { content: textPage('<p>ગુજરાતીમાં</p>') },
    )
    await publishPage(server, { address: '/plain', text: 'English only' })
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await closeApp(app)
    await rm(folder, { recursive: true })
  })

  test('a page is served in its language below the language, and says which it is', async () => {
    const { statusCode, body } = await get('/ottawa/gu-IN/visit')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="gu-IN">')
    expect(body).toContain('<p>ગુજરાતીમાં</p>')
    expect(body).toContain('<title>પધારો · Ottawa</title>')
    expect(body).toContain('property="og:locale" content="gu_IN"')
    expect(body).toContain(
      '<link rel="canonical" href="https://www.example.org/ottawa/gu-IN/visit">',
    )
  })

  test('each language names itself, the others and the one for everybody else', async () => {
    const expected = [
      'en-US https://www.example.org/ottawa/visit',
      'x-default https://www.example.org/ottawa/visit',
      'gu-IN https://www.example.org/ottawa/gu-IN/visit',
    ]
    expect(alternatesIn((await get('/ottawa/visit')).body)).toEqual(expected)
    expect(alternatesIn((await get('/ottawa/gu-IN/visit')).body)).toEqual(expected)
    expect(alternatesIn((await get('/plain')).body)).toEqual([])
  })

  test('readers are led from one language to the other, by what it calls itself', async () => {
    expect((await get('/ottawa/visit')).body).toContain(
      '<a href="https://www.example.org/ottawa/gu-IN/visit" lang="gu-IN" hreflang="gu-IN">ગુજરાતી</a>',
    )
    expect((await get('/ottawa/gu-IN/visit')).body).toContain('hreflang="en-US">English</a>')
    expect((await get('/plain')).body).not.toContain('class="languages"')
  })

  test('a page that is not there in a language leads to the one in the default language', async () => {
    for (const [path, target] of [
      ['/gu-IN/plain', '/plain'],
      ['/ottawa/gu-IN', '/ottawa'],
      ['/ottawa/hi-IN/visit', '/ottawa/visit'],
      ['/gu-IN', '/'],
    ] as const) {
      const { statusCode, headers } = await get(path)
      expect(statusCode, path).toBe(301)
      expect(headers.location).toBe(target)
    }
  })

  test.each(['/gu-IN/nowhere', '/en-US/plain', '/gu-in/plain', '/gu-IN/connect/events/:event'])(
    '%s is nowhere',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )

  function get(path: string) {
    return server.inject({ url: path })
  }
})

function alternatesIn(body: string): string[] {
  return [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
    ([, language, href]) => `${language} ${href}`,
  )
}
