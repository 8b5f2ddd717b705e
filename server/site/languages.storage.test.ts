import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesFor } from '#renderer/parts/words/words'
import { testDatabases } from '../app/testing/test-app'
import { textPage } from '../import/testing/small-network'
import { openTestSite, type TestSite } from './testing/test-site'

describe.each(testDatabases)('pages in more than one language on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url)
    await site.ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 4, expectedVersion: 1,
        topic: { items: [{ language: "gu-IN", locationId: 20, title: "પધારો", content: $content }] }) { version }
        publishDocument(id: 4, expectedVersion: 2) { version } }`,
      { content: textPage('<p>ગુજરાતીમાં</p><p>સવારથી સાંજ સુધી સૌનું સ્વાગત છે, ચા પણ મળશે.</p>') },
    )
    await site.publish({ address: '/plain', text: 'English only' })
  }, 120_000)
  afterAll(() => site.close())

  test('a page is served in its language below the language, and says which it is', async () => {
    const { statusCode, body } = await site.get('/ottawa/gu-IN/visit')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="gu-IN">')
    expect(body).toContain('<p>ગુજરાતીમાં</p>')
    expect(body).toContain('<title>પધારો · Ottawa</title>')
    expect(body).toContain('property="og:locale" content="gu_IN"')
    expect(body).toContain(
      '<link rel="canonical" href="https://www.example.org/ottawa/gu-IN/visit">',
    )
  })

  test('a page is described in its own language, else not at all', async () => {
    const description = async (path: string) =>
      /<meta name="description" content="([^"]*)">/.exec((await site.get(path)).body)?.[1]
    const gujarati = await description('/ottawa/gu-IN/visit')
    expect(gujarati).toBe('ગુજરાતીમાં સવારથી સાંજ સુધી સૌનું સ્વાગત છે, ચા પણ મળશે.')
    await publishWith('/visit/short', [
      { language: 'gu-IN', locationId: 10, title: 'ટૂંકું', content: textPage('<p>ટૂંકું</p>') },
    ])
    expect(await description('/ottawa/gu-IN/visit/short')).toBeUndefined()
  })

  test('each language names itself, the others and the one for everyone else', async () => {
    const expected = [
      'en-US https://www.example.org/ottawa/visit',
      'x-default https://www.example.org/ottawa/visit',
      'gu-IN https://www.example.org/ottawa/gu-IN/visit',
    ]
    expect(alternatesIn((await site.get('/ottawa/visit')).body)).toEqual(expected)
    expect(alternatesIn((await site.get('/ottawa/gu-IN/visit')).body)).toEqual(expected)
    expect(alternatesIn((await site.get('/plain')).body)).toEqual([])
  })

  test('readers are led from one language to the other, by what it calls itself', async () => {
    expect((await site.get('/ottawa/visit')).body).toContain(
      '<a href="/ottawa/gu-IN/visit" lang="gu-IN" hreflang="gu-IN">ગુજરાતી</a>',
    )
    expect((await site.get('/ottawa/gu-IN/visit')).body).toContain('hreflang="en-US">English</a>')
    expect((await site.get('/plain')).body).not.toContain('class="languages"')
  })

  test('a page that is not there in a language leads to the one in the default language, for now', async () => {
    for (const [path, target] of [
      ['/gu-IN/plain', '/plain'],
      ['/ottawa/gu-IN', '/ottawa'],
      ['/ottawa/hi-IN/visit', '/ottawa/visit'],
      ['/gu-IN', '/'],
    ] as const) {
      const { statusCode, headers } = await site.get(path)
      expect(statusCode, path).toBe(302)
      expect(headers.location).toBe(target)
    }
  })

  test('the page of a record is named, described and linked in its language', async () => {
    const item = (language: string) => ({
      ...{ language, locationId: 10, title: 'Whatever happens' },
      content: {
        format: 1,
        blocks: [{ id: 'b_event', type: 'event', name: 'EventPage', fields: [] }],
      },
    })
    await publishWith('/connect/events/:event', ['en-US', 'gu-IN'].map(item))
    await publishWith('/visit/more', [
      { language: 'gu-IN', locationId: 10, title: 'વધુ', content: textPage('<p>વધુ</p>') },
    ])
    const texts = [
      { language: 'gu-IN', title: 'અન્નકૂટ', description: 'અન્નનો પર્વત.', venue: '', body: '' },
    ]
    await site.ask(
      'mutation ($event: EventInput!) { createOrUpdateEvent(id: 1, expectedVersion: 1, event: $event) { id } }',
      { event: { texts } },
    )
    const { body } = await site.get('/ottawa/gu-IN/connect/events/1')
    expect(body).toContain('<title>અન્નકૂટ · Ottawa</title>')
    expect(body).toContain('<meta name="description" content="અન્નનો પર્વત.">')
    expect(body).toContain('"url":"https://www.example.org/ottawa/gu-IN/connect/events/1"')
    const more = (await site.get('/ottawa/gu-IN/visit/more')).body
    expect(more).toContain('"name":"પધારો","item":"https://www.example.org/ottawa/gu-IN/visit"')
    expect((await site.get('/ottawa/connect/events/1')).body).toContain('<title>Annakut · Ottawa')
  })

  async function publishWith(externalUrl: string, items: readonly object[]) {
    const { createOrUpdateDocument } = await site.ask(
      'mutation ($topic: TopicInput!) { createOrUpdateDocument(title: "One more", type: PAGE, topic: $topic) { id } }',
      { topic: { externalUrl, locationId: 10, items } },
    )
    await site.ask(
      'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }',
      { id: createOrUpdateDocument.id },
    )
  }

  test('a draft is looked at in the language it is written in', async () => {
    const preview = async (language: string) => {
      const { createPreview } = await site.ask(
        'mutation ($language: String) { createPreview(id: 4, language: $language) { url } }',
        { language },
      )
      return (await site.look(createPreview.url)).body
    }
    const gujarati = await preview('gu-IN')
    expect(gujarati).toContain('<html lang="gu-IN">')
    expect(gujarati).toContain('<p>ગુજરાતીમાં</p>')
    expect(gujarati).toContain(messagesFor('gu-IN').skipToContent)
    expect(await preview('en-US')).toContain('<html lang="en-US">')
    // Texts without a translation are shown in the default language.
    expect(await preview('hi-IN')).toContain('<html lang="en-US">')
    await expect(preview('../x')).rejects.toThrow('isn’t a language')
  })

  test('a page that is not there in a language leads to the home page in it, at the top of the page', async () => {
    await site.ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 3, expectedVersion: 1,
        topic: { items: [{ language: "gu-IN", locationId: 10, title: "ઘર", content: $content }] }) { version }
        publishDocument(id: 3, expectedVersion: 2) { version } }`,
      { content: textPage('<p>ઘર</p>') },
    )
    const { body } = await site.get('/plain')
    expect(body).toContain(
      `<a href="/gu-IN" lang="gu-IN" hreflang="gu-IN">ગુજરાતી<small>· ${messagesFor('gu-IN').home}</small></a>`,
    )
    expect(body.indexOf('class="languages"')).toBeLessThan(body.indexOf('<main'))
    // It says nothing to search engines: it is no translation of this page.
    expect(alternatesIn(body)).toEqual([])
  })

  test('the language that the site begins in has no site address', async () => {
    const { statusCode, headers } = await site.get('/en-US/plain')
    expect([statusCode, headers.location]).toEqual([301, '/plain'])
  })

  test.each(['/gu-IN/nowhere', '/gu-in/plain', '/gu-IN/connect/events/:event'])(
    '%s is nowhere',
    async (path) => {
      expect((await site.get(path)).statusCode).toBe(404)
    },
  )
})

function alternatesIn(body: string): string[] {
  return [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
    ([, language, href]) => `${language} ${href}`,
  )
}
