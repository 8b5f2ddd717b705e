import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from './testing/test-site'

const SAVE_PAGE = `mutation ($topic: TopicInput) {
  saved: createOrUpdateDocument(title: "Page", type: PAGE, topic: $topic) { id version }
}`
const PUBLISH = `mutation ($id: ID!, $version: Int!) {
  publishDocument(id: $id, expectedVersion: $version) { version }
}`
const SAVE = `mutation ($id: ID, $input: LocationInput!, $version: Int) {
  saved: createOrUpdateLocation(id: $id, location: $input, expectedVersion: $version) { id version }
}`

describe.each(testDatabases)('a site whose first language is Gujarati, $kind', ({ url }) => {
  let site: TestSite
  let locationId: unknown
  beforeAll(async () => {
    site = await openTestSite(url)
    const input = { name: 'Vadodara', timeZone: 'Asia/Kolkata', language: 'gu-IN' }
    locationId = (await site.ask(SAVE, { input })).saved.id
    await publish('/', { 'en-US': 'In English', 'gu-IN': 'ગુજરાતીમાં' })
    await publish('/visit', { 'en-US': 'Visit us', 'gu-IN': 'પધારો' })
    await publish('/terms', { 'en-US': 'Terms' })
    await publish('/aarti', { 'gu-IN': 'આરતી' })
  }, 120_000)
  afterAll(() => site.close())

  test('answers in it at its root, and in another one below its word', async () => {
    const home = (await site.get('/vadodara')).body
    expect(home).toContain('<html lang="gu-IN"')
    expect(home).toContain('ગુજરાતીમાં')
    expect((await site.get('/vadodara/visit')).body).toContain('પધારો')
    const english = (await site.get('/vadodara/en-US/visit')).body
    expect([english.includes('<html lang="en-US"'), english.includes('Visit us')]).toEqual([
      true,
      true,
    ])
  })

  test('names its addresses to search engines, the first language as the default', async () => {
    const at = 'https://www.example.org/vadodara'
    const { body } = await site.get('/vadodara/en-US/visit')
    expect(body).toContain(`<link rel="canonical" href="${at}/en-US/visit">`)
    for (const page of [body, (await site.get('/vadodara/visit')).body]) {
      expect(page).toContain(`<link rel="alternate" hreflang="en-US" href="${at}/en-US/visit">`)
      expect(page).toContain(`<link rel="alternate" hreflang="gu-IN" href="${at}/visit">`)
      expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${at}/visit">`)
    }
    const sitemap = (await site.get('/sitemap.xml')).body
    expect(sitemap).toContain(`<loc>${at}/en-US/terms</loc>`)
    expect(sitemap).toContain(`<loc>${at}/visit</loc>`)
  })

  test('links stay in the language of the page where they can', async () => {
    const linksOf = async (path: string) => {
      const { body } = await site.get(path)
      return [...body.matchAll(/<a href="(\/vadodara[^"]*)">(?:one|two|three)</g)].map(
        ([, href]) => href,
      )
    }
    expect(await linksOf('/vadodara')).toEqual([
      '/vadodara/visit',
      '/vadodara/en-US/terms',
      '/vadodara/en-US/visit',
    ])
    expect(await linksOf('/vadodara/en-US')).toEqual([
      '/vadodara/en-US/visit',
      '/vadodara/en-US/terms',
      '/vadodara/en-US/visit',
    ])
  })

  test('redirects from the word of its first language, and to the language a page is there in', async () => {
    const leads = async (path: string) => {
      const { statusCode, headers } = await site.get(path)
      return [statusCode, headers.location]
    }
    expect(await leads('/vadodara/gu-IN/visit')).toEqual([301, '/vadodara/visit'])
    expect(await leads('/vadodara/gu-IN')).toEqual([301, '/vadodara'])
    expect(await leads('/vadodara/terms')).toEqual([302, '/vadodara/en-US/terms'])
    expect(await leads('/vadodara/en-US/aarti')).toEqual([302, '/vadodara/aarti'])
    expect((await site.get('/vadodara/nowhere')).statusCode).toBe(404)
  })

  test('is offered, and refused where it is no language', async () => {
    const { record } = await site.ask(
      '{ record(kind: "location", key: "vadodara") { id version values } }',
    )
    expect(record.values).toMatchObject({ language: 'gu-IN' })
    const refused = await site
      .ask(SAVE, { id: record.id, version: record.version, input: { language: '../x' } })
      .catch((error: Error) => error)
    expect(String(refused)).toContain('"field":"language"')
  })

  async function publish(externalUrl: string, texts: Readonly<Record<string, string>>) {
    const links =
      '<a href="/visit">one</a> <a href="/terms">two</a> <a href="/en-US/visit">three</a>'
    const items = Object.entries(texts).map(([language, text]) => ({
      ...{ language, locationId, title: text },
      content: JSON.stringify({
        format: 1,
        blocks: [
          {
            ...{ id: 'b_text', name: 'Text' },
            fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${text} ${links}</p>` }],
          },
        ],
      }),
    }))
    const topic = { externalUrl, locationId, items }
    const { saved } = await site.ask(SAVE_PAGE, { topic })
    await site.ask(PUBLISH, { id: saved.id, version: saved.version })
  }
})
