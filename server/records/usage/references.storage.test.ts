import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { textPage } from '../../import/testing/small-network'
import { openTestSite, type TestSite } from '../../site/testing/test-site'

const USED = `query ($kind: String!, $id: ID!) {
  references(kind: $kind, id: $id) { totalCount nodes { kind id title locationName isLive isDraft } }
}`
const SAVE = `mutation ($id: ID!, $version: Int!, $content: JSON) {
  createOrUpdateDocument(id: $id, expectedVersion: $version,
    topic: { items: [{ locationId: "10", content: $content }] }) { version }
}`

describe.each(testDatabases)('what points at a record on the $kind database', ({ url }) => {
  let site: TestSite
  let target: string
  beforeAll(async () => {
    site = await openTestSite(url)
    target = await site.publish({ address: '/visit-us', text: 'Visit us' })
  }, 120_000)
  afterAll(() => site.close())

  const usedOn = async (kind: string, id: string) => (await site.ask(USED, { kind, id })).references

  test('a picture in a record is listed with its title and location', async () => {
    const { nodes, totalCount } = await usedOn('media', '2')
    expect(totalCount).toBe(nodes.length)
    const seen = nodes.map(({ kind, title, isLive }) => ({ kind, title, isLive }))
    expect(seen).toContainEqual({ kind: 'newsArticle', title: 'A new hall', isLive: true })
    expect(seen).toContainEqual({ kind: 'gallery', title: 'The mandir', isLive: true })
  })

  test('a link by its path is one, in the draft as soon as it is saved, and live once it is published', async () => {
    const id = await site.publish({ address: '/links', text: 'Nothing yet' })
    expect((await usedOn('document', target)).nodes).toEqual([])
    await save(id, 1, '<p><a href="/visit-us">Visit</a></p>')
    expect((await usedOn('document', target)).nodes).toEqual([
      expect.objectContaining({ kind: 'document', id, isLive: false, isDraft: true }),
    ])
    await site.ask(`mutation { publishDocument(id: ${id}, expectedVersion: 2) { id } }`)
    expect((await usedOn('document', target)).nodes).toEqual([
      expect.objectContaining({ id, isLive: true, isDraft: true }),
    ])
    await save(id, 2, '<p>Without it</p>')
    expect((await usedOn('document', target)).nodes).toEqual([
      expect.objectContaining({ id, isLive: true, isDraft: false }),
    ])
  })

  test('ten who save one page at once leave the links of the save that was stored', async () => {
    const id = await site.publish({ address: '/ten', text: 'Ten' })
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        save(id, 1, `<p><a href="/visit-us">${index}</a> <a href="/to-${index}">other</a></p>`),
      ),
    )
    const found = (await usedOn('document', target)).nodes.filter((node) => node.id === id)
    expect(found).toHaveLength(1)
  })

  test('a kind that nothing points at is refused by its name', async () => {
    await expect(usedOn('unicorn', '1')).rejects.toThrow(/unicorn/)
  })

  test('strangers are told of none', async () => {
    const answer = await site.server.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: USED, variables: { kind: 'media', id: '2' } },
    })
    expect(answer.json().data.references).toEqual({ totalCount: 0, nodes: [] })
  })

  function save(id: string, version: number, text: string) {
    return site.ask(SAVE, { id, version, content: textPage(text) })
  }
})
