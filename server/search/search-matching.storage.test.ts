import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const SEARCH = `query ($text: String!) {
  search(locationSlug: "main", text: $text) { nodes { path } totalCount }
}`

describe.each(bothDatabases)('how searches of several words match, on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
    await site.publish({ address: '/both', text: 'Gondola and funicular from the shore' })
    await site.publish({ address: '/rare', text: 'A funicular up the hill' })
    for (const address of ['/one', '/two', '/three'])
      await site.publish({ address, text: 'The gondola once more' })
    await site.publish({ address: '/bus', text: 'બસમાં આવો, बच्चों के साथ' })
  }, 120_000)
  afterAll(() => site.close())

  async function find(text: string) {
    const { search } = await site.ask(SEARCH, { text })
    const paths: readonly string[] = search.nodes.map(({ path }) => path)
    expect(search.totalCount).toBe(paths.length)
    return paths
  }

  test('what has all words comes first, then what has the rarer of them', async () => {
    expect(await find('gondola funicular')).toEqual(['/both', '/rare'])
    expect(await find('when does the gondola and the funicular go')).toContain('/both')
  })

  test('where nothing has all words, what has most of them is found', async () => {
    expect((await find('gondola funicular zeppelin'))[0]).toBe('/both')
  })

  test('words of a question that say nothing do not decide', async () => {
    for (const text of ['where can i find a funicular', 'funicular kab hai', 'funicular ક્યારે છે'])
      expect((await find(text)).toSorted()).toEqual(['/both', '/rare'])
  })

  test('a word in one form is found in another', async () => {
    for (const text of ['બસથી', 'बच्चे']) expect(await find(text)).toEqual(['/bus'])
  })
})
