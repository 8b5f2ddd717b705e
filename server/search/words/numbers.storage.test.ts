import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { openTestSite, type TestSite } from '../../site/testing/test-site'

const TYPED = ['496 0123', '4960123', '0116 496 0123', '+44 116 496 0123', '01164960123']

describe.each(bothDatabases)('numbers that stand on a page, on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
    await site.publish({ address: '/office', text: 'Call +44 116 496-0123 from nine to five.' })
    await site.publish({ address: '/other', text: 'Call +44 116 496 0199 from nine to five.' })
  }, 120_000)
  afterAll(() => site.close())

  test.each(TYPED)('visitors find %s', async (text) => {
    const { search } = await site.ask(
      'query ($text: String!) { search(locationSlug: "main", text: $text) { nodes { path } } }',
      { text },
    )
    expect(search.nodes[0].path).toBe('/office')
  })

  test.each(TYPED)('Pages of the editor find %s', async (text) => {
    const { documents } = await site.ask(
      'query ($text: String!) { documents(query: { text: $text }) { nodes { title } totalCount } }',
      { text },
    )
    expect(documents.totalCount).toBe(1)
  })
})
