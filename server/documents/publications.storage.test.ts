import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { textPage } from '../import/testing/small-network'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const PUBLICATIONS = /* GraphQL */ `
  query ($id: ID!) {
    document(id: $id) {
      status
      version
      publishedVersion
      publications { language locationId version isCurrent }
    }
  }
`

describe.each(testDatabases)('publishing by language and location on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  interface Text {
    readonly language?: string
    readonly locationId?: number
    readonly text: string
  }
  const itemsOf = (texts: readonly Text[]) =>
    texts.map(({ text, language = 'en-US', locationId = 10 }) => ({
      ...{ language, locationId: String(locationId), title: 'Diwali' },
      content: textPage(`<p>${text}</p>`),
    }))
  async function make(address: string, texts: readonly Text[], locationId = 10): Promise<string> {
    const { answer } = await site.ask(
      `mutation ($topic: TopicInput) {
        answer: createOrUpdateDocument(title: "Diwali", type: PAGE, topic: $topic) { id } }`,
      { topic: { externalUrl: address, locationId: String(locationId), items: itemsOf(texts) } },
    )
    return answer.id
  }
  const save = (id: string, expectedVersion: number, texts: readonly Text[]) =>
    site.ask(
      `mutation ($id: ID, $expectedVersion: Int, $topic: TopicInput) {
        createOrUpdateDocument(id: $id, expectedVersion: $expectedVersion, topic: $topic) { version } }`,
      { id, expectedVersion, topic: { items: itemsOf(texts) } },
    )
  const publish = async (id: string, expectedVersion: number, part = {}) =>
    (
      await site.ask(
        `mutation ($id: ID!, $expectedVersion: Int!, $language: String, $locationId: ID) {
          answer: publishDocument(id: $id, expectedVersion: $expectedVersion, language: $language, locationId: $locationId)
            { status publishedVersion } }`,
        { id, expectedVersion, ...part },
      )
    ).answer
  const unpublish = (id: string, expectedVersion: number, part = {}) =>
    site.ask(
      `mutation ($id: ID!, $expectedVersion: Int!, $language: String, $locationId: ID) {
        unpublishDocument(id: $id, expectedVersion: $expectedVersion, language: $language, locationId: $locationId) { status } }`,
      { id, expectedVersion, ...part },
    )
  const read = async (id: string) => (await site.ask(PUBLICATIONS, { id })).document

  test('English published, Gujarati draft untouched', async () => {
    const both = [{ text: 'Lamps' }, { text: 'દીવા', language: 'gu-IN' }]
    const id = await make('/diwali', both)
    await publish(id, 1)
    const before = await site.get('/gu-IN/diwali')
    expect(before.body).toContain('<p>દીવા</p>')
    await save(id, 2 - 1, [{ text: 'More lamps' }, { text: 'વધુ દીવા', language: 'gu-IN' }])
    const answer = await publish(id, 2, { language: 'en-US' })
    expect(answer).toEqual({ status: 'DRAFT', publishedVersion: 2 })
    expect((await site.get('/diwali')).body).toContain('<p>More lamps</p>')
    const after = await site.get('/gu-IN/diwali')
    expect(after.body).toBe(before.body)
    expect(after.headers.etag).toBe(before.headers.etag)
    expect(await read(id)).toMatchObject({
      publications: [
        { language: 'en-US', version: 2, isCurrent: true },
        { language: 'gu-IN', version: 1, isCurrent: false },
      ],
    })
    expect(await publish(id, 2, { language: 'gu-IN' })).toMatchObject({ status: 'PUBLISHED' })
    expect((await site.get('/gu-IN/diwali')).body).toContain('<p>વધુ દીવા</p>')
  })

  test('a location’s own English does not hide the network’s Gujarati', async () => {
    const id = await make('/seva', [
      { text: 'Everybody' },
      { text: 'સૌ માટે', language: 'gu-IN' },
      { text: 'Ottawa', locationId: 20 },
    ])
    await publish(id, 1)
    expect((await site.get('/ottawa/seva')).body).toContain('<p>Ottawa</p>')
    expect((await site.get('/ottawa/gu-IN/seva')).body).toContain('<p>સૌ માટે</p>')
  })

  test('nor does a page of its own at the same address, from the moment the network has the language', async () => {
    const theirs = await make('/arti', [{ text: 'Everybody' }])
    await publish(theirs, 1)
    await publish(await make('/arti', [{ text: 'Our arti', locationId: 20 }], 20), 1)
    expect((await site.get('/ottawa/gu-IN/arti')).statusCode).not.toBe(200)
    expect((await site.get('/ottawa/arti')).body).not.toContain('hreflang="gu-IN"')
    await save(theirs, 1, [{ text: 'આરતી', language: 'gu-IN' }])
    await publish(theirs, 2, { language: 'gu-IN' })
    expect((await site.get('/ottawa/gu-IN/arti')).body).toContain('<p>આરતી</p>')
    const own = (await site.get('/ottawa/arti')).body
    expect(own).toContain('<p>Our arti</p>')
    expect(own).toContain('hreflang="gu-IN"')
  })

  test('one location’s text is published and taken off alone', async () => {
    const id = await make('/katha', [{ text: 'Everybody' }, { text: 'Ottawa', locationId: 20 }])
    await publish(id, 1, { locationId: '10' })
    expect((await site.get('/ottawa/katha')).body).toContain('<p>Everybody</p>')
    await publish(id, 1, { locationId: '20' })
    expect((await site.get('/ottawa/katha')).body).toContain('<p>Ottawa</p>')
    await unpublish(id, 1, { locationId: '20' })
    expect((await site.get('/ottawa/katha')).body).toContain('<p>Everybody</p>')
    await unpublish(id, 1)
    expect((await site.get('/katha')).statusCode).toBe(404)
    expect((await read(id)).publications).toEqual([])
  })

  test('a page that is public in Gujarati alone is shown in it', async () => {
    const id = await make('/garba', [{ text: 'Garba' }, { text: 'ગરબા', language: 'gu-IN' }])
    await publish(id, 1, { language: 'gu-IN' })
    expect((await site.get('/gu-IN/garba')).body).toContain('<p>ગરબા</p>')
    expect((await site.get('/garba')).body).toContain('<p>ગરબા</p>')
  })

  test('a text that the page does not have cannot be published', async () => {
    const id = await make('/nothing', [{ text: 'English' }])
    await expect(publish(id, 1, { language: 'hi-IN' })).rejects.toThrow(/no text in this language/)
  })

  test('ten languages published at once are all public, each once', async () => {
    const languages = ['en-US', 'gu-IN', 'hi-IN', 'fr-CA', 'es-ES', 'de-DE', 'pt-PT', 'it-IT']
    const id = await make(
      '/many',
      languages.map((language) => ({ text: language, language })),
    )
    await Promise.all(languages.map((language) => publish(id, 1, { language })))
    const { status, publications } = await read(id)
    expect(status).toBe('PUBLISHED')
    expect(publications.map(({ language }: { language: string }) => language).sort()).toEqual(
      [...languages].sort(),
    )
  })
})
