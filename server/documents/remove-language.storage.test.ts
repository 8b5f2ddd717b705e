import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { auditRows } from '../database/tables'
import { SAVE } from '../graphql/testing/test-api'
import { textPage } from '../import/testing/small-network'
import { codeOf, openTestRecords, type TestRecords } from '../records/testing/test-records'

const REMOVE = /* GraphQL */ `
  mutation ($id: ID!, $language: String!, $expectedVersion: Int!) {
    removeLanguage(id: $id, language: $language, expectedVersion: $expectedVersion) {
      version
      publishedVersion
      status
    }
  }
`
const READ = /* GraphQL */ `
  query ($id: ID!) {
    document(id: $id) {
      version
      status
      topic { items { language locationId title } }
      revisions(first: 20) { nodes { version } }
    }
  }
`
const PUBLISH =
  'mutation ($id: ID!, $v: Int!) { publishDocument(id: $id, expectedVersion: $v) { version } }'
const RESTORE = /* GraphQL */ `
  mutation ($id: ID!, $language: String!, $version: Int!, $expectedVersion: Int!) {
    restoreLanguage(id: $id, language: $language, version: $version, expectedVersion: $expectedVersion) { version }
  }
`

describe.each(testDatabases)('taking a language off a page on $kind', ({ url }) => {
  let records: TestRecords
  let pages = 0
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const ask = async (query: string, variables: object) => {
    const { data, errors } = await records.api.ask(query, { ...variables })
    expect(errors).toEqual([])
    return data
  }
  const remove = (id: string, expectedVersion: number, language = 'gu-IN') =>
    records.api.ask(REMOVE, { id, language, expectedVersion })
  const languagesOf = async (id: string): Promise<string[]> =>
    (await ask(READ, { id })).document.topic.items.map(
      (item: { language: string; locationId: string | null }) =>
        `${item.language} ${item.locationId}`,
    )

  /** A page in English, Gujarati and Hindi at version 1, published. */
  async function makePage(): Promise<{ id: string; path: string }> {
    pages += 1
    const path = `/languages-${pages}`
    const items = [
      { language: 'en-US', title: 'Visit', content: textPage('<p>English</p>') },
      { language: 'gu-IN', title: 'પધારો', content: textPage('<p>ગુજરાતી</p>') },
      { language: 'hi-IN', title: 'पधारें', content: textPage('<p>हिन्दी</p>') },
      { language: 'gu-IN', locationId: '20', title: 'ઓટાવા', content: textPage('<p>ઓટાવા</p>') },
    ].map((item) => ({ locationId: '10', ...item }))
    const made = await ask(SAVE, {
      title: 'Visit',
      type: 'PAGE',
      topic: { externalUrl: path, locationId: '10', items },
    })
    const { id } = made.createOrUpdateDocument
    await ask(PUBLISH, { id, v: 1 })
    return { id, path }
  }

  test('draft and visitors lose it at once; the other languages and locations keep every letter', async () => {
    const { id, path } = await makePage()
    expect(await records.get(`/gu-IN${path}`)).toContain('ગુજરાતી')
    expect(await found('ગુજરાતી')).toBe(1)
    const before = await records.get(`/hi-IN${path}`)
    expect(before).toContain('hreflang="gu-IN"')
    const { data, errors } = await remove(id, 1)
    expect(errors).toEqual([])
    expect(data.removeLanguage).toEqual({ version: 2, publishedVersion: 2, status: 'PUBLISHED' })
    expect(await languagesOf(id)).toEqual(['en-US 10', 'hi-IN 10', 'gu-IN 20'])
    expect(await records.get(`/gu-IN${path}`)).not.toContain('ગુજરાતી')
    const hindi = await records.get(`/hi-IN${path}`)
    expect(hindi).toContain('<p>हिन्दी</p>')
    expect(hindi).not.toContain('hreflang="gu-IN"')
    expect(await records.get(`/ottawa/gu-IN${path}`)).toContain('<p>ઓટાવા</p>')
    expect(await found('ગુજરાતી')).toBe(0)
  })

  test('what is not published yet is not published by the way', async () => {
    const { id, path } = await makePage()
    const content = textPage('<p>Not yet for everybody</p>')
    await ask(SAVE, { id, expectedVersion: 1, topic: { items: [{ content }] } })
    const { data } = await remove(id, 2)
    // Visitors see the other texts of the version that was published.
    expect(data.removeLanguage).toEqual({ version: 3, publishedVersion: 1, status: 'DRAFT' })
    expect(await records.get(path)).toContain('<p>English</p>')
    expect(await records.get(`/gu-IN${path}`)).not.toContain('ગુજરાતી')
    const { document } = await ask(READ, { id })
    expect(document.revisions.nodes.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  test('the version before brings it back to the draft, and publishing to visitors', async () => {
    const { id, path } = await makePage()
    await remove(id, 1)
    const content = textPage('<p>Written meanwhile</p>')
    await ask(SAVE, { id, expectedVersion: 2, topic: { items: [{ content }] } })
    const back = { id, language: 'gu-IN', version: 1, expectedVersion: 3 }
    await ask(RESTORE, back)
    expect(await languagesOf(id)).toContain('gu-IN 10')
    expect(await records.get(`/gu-IN${path}`)).not.toContain('ગુજરાતી')
    await ask(PUBLISH, { id, v: 4 })
    expect(await records.get(`/gu-IN${path}`)).toContain('<p>ગુજરાતી</p>')
    expect(await records.get(path)).toContain('Written meanwhile')
    // It is there again: nothing is written over.
    const twice = await records.api.ask(RESTORE, { ...back, expectedVersion: 4 })
    expect(codeOf(twice)).toBe('BAD_USER_INPUT')
    const looking = await records.volunteerWith([{ locationId: 10, level: 'VIEW' }])
    expect(codeOf(await records.api.ask(RESTORE, back, looking))).toBe('FORBIDDEN')
  })

  test('a language of a page that was never published goes from its draft alone', async () => {
    const made = await ask(SAVE, {
      title: 'Draft',
      type: 'PAGE',
      topic: { items: [{ language: 'en-US' }, { language: 'gu-IN' }] },
    })
    const { id } = made.createOrUpdateDocument
    const { data } = await remove(id, 1)
    expect(data.removeLanguage).toEqual({ version: 2, publishedVersion: null, status: 'DRAFT' })
  })

  test('the default language, one that is not there, none at all and a stale version are refused', async () => {
    const { id } = await makePage()
    for (const language of ['en-US', 'ta-IN', 'gu-IN; drop', ''])
      expect(codeOf(await remove(id, 1, language)), language).toBe('BAD_USER_INPUT')
    expect(codeOf(await remove(id, 7))).toBe('CONFLICT')
    expect(codeOf(await remove('99999', 1))).toBe('NOT_FOUND')
    expect(await languagesOf(id)).toHaveLength(4)
    await remove(id, 1)
    // A second click sends the version from before the first.
    expect(codeOf(await remove(id, 1))).toBe('CONFLICT')
    expect(codeOf(await remove(id, 2))).toBe('BAD_USER_INPUT')
  })

  test('only who manages the page’s location may; it is written down who did', async () => {
    const { id } = await makePage()
    const asVisitor = await records.api.ask(REMOVE, gujaratiOf(id), {})
    expect(codeOf(asVisitor)).toBe('UNAUTHENTICATED')
    const looking = await records.volunteerWith([{ locationId: 10, level: 'VIEW' }])
    expect(codeOf(await records.api.ask(REMOVE, gujaratiOf(id), looking))).toBe('FORBIDDEN')
    const elsewhere = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    expect(codeOf(await records.api.ask(REMOVE, gujaratiOf(id), elsewhere))).not.toBeUndefined()
    expect(await languagesOf(id)).toHaveLength(4)
    const managing = await records.volunteerWith([
      { locationId: 10, level: 'MANAGE', ofNetwork: true },
    ])
    expect((await records.api.ask(REMOVE, gujaratiOf(id), managing)).errors).toEqual([])
    const rows = await records.app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `document:${id}`))
    expect(rows.map(({ action }) => action)).toContain('removeLanguage')
  })

  function gujaratiOf(id: string) {
    return { id, language: 'gu-IN', expectedVersion: 1 }
  }

  async function found(text: string): Promise<number> {
    const { search } = await ask(
      'query ($text: String!) { search(locationSlug: "main", text: $text) { totalCount } }',
      { text },
    )
    return search.totalCount
  }
})
