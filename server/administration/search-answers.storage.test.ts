import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { createSearchMisses, MAX_MISSES } from '../audit/search-misses'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const SAVE = `mutation ($id: ID, $words: String!, $foundAs: String, $target: String) {
  saveSearchAnswer(id: $id, answer: { words: $words, foundAs: $foundAs, target: $target }) { id }
}`
const LISTS = '{ searchAnswers { id } searchMisses { words count } }'
const SEARCH = `query ($text: String!) {
  search(locationSlug: "main", text: $text) { nodes { path } totalCount }
}`

describe.each(bothDatabases)('what searches are answered with, on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
    await site.publish({ address: '/give', text: 'Lamps cost little' })
    await site.publish({ address: '/lodgings', text: 'Rooms for pilgrims' })
  }, 120_000)
  afterAll(() => site.close())

  const found = async (text: string) => {
    const { search } = await site.ask(SEARCH, { text })
    return search.nodes.map(({ path }) => path)
  }

  /** As the screen of head office lists them. */
  const misses = async () => {
    const { searchMisses } = await site.ask(LISTS)
    return searchMisses as readonly unknown[]
  }

  test('a donation leads to the page where visitors give, in every script', async () => {
    for (const text of ['donate', 'How do I donate?', 'દાન', 'दान कैसे करें'])
      expect((await found(text))[0]).toBe('/give')
    expect(await found('"donate"')).not.toContain('/give')
  })

  test('head office has other words found, and changes its mind', async () => {
    expect(await found('dharamshala')).toEqual([])
    const { saved } = await site.ask(SAVE.replace('saveSearch', 'saved: saveSearch'), {
      ...{ words: 'Dharamshala, धर्मशाला', foundAs: 'lodgings, pilgrims' },
    })
    expect(await found('dharamshala')).toEqual(['/lodgings'])
    expect(await found('धर्मशाला')).toEqual(['/lodgings'])
    await site.ask(SAVE, { id: saved.id, words: 'dharamshala', target: '/give' })
    expect((await found('a dharamshala near you'))[0]).toBe('/give')
    await site.ask('mutation ($id: ID!) { removeSearchAnswer(id: $id) }', { id: saved.id })
    expect(await found('dharamshala')).toEqual([])
  })

  test('a removed answer is listed, and restored as it was', async () => {
    const { saved } = await site.ask(SAVE.replace('saveSearch', 'saved: saveSearch'), {
      ...{ words: 'Guest house, atithi', foundAs: 'lodgings', target: '/lodgings' },
    })
    const REMOVED = '{ removedSearchAnswers { id words foundAs target } }'
    const removed = async () => {
      const { removedSearchAnswers } = await site.ask(REMOVED)
      return removedSearchAnswers as readonly { id: string }[]
    }
    await site.ask('mutation ($id: ID!) { removeSearchAnswer(id: $id) }', { id: saved.id })
    expect(await found('atithi')).toEqual([])
    const [latest] = await removed()
    expect(latest).toMatchObject({
      ...{ id: saved.id, words: 'Guest house, atithi', foundAs: 'lodgings', target: '/lodgings' },
    })
    await site.ask('mutation ($id: ID!) { restoreSearchAnswer(id: $id) { id } }', { id: saved.id })
    expect((await found('atithi'))[0]).toBe('/lodgings')
    expect(await removed()).not.toContainEqual(latest)
    await expect(
      site.ask('mutation ($id: ID!) { restoreSearchAnswer(id: $id) { id } }', { id: saved.id }),
    ).rejects.toThrow('already restored')
  })

  test.each([
    [{ words: ' , ' }, 'Enter the words'],
    [{ words: 'lamps' }, 'Enter other words'],
    [{ words: 'lamps', target: 'https://example.org' }, 'as a path'],
    [{ words: 'lamps', target: '/nowhere' }, 'no published page at /nowhere.'],
    [{ words: 'one two three four five six', target: '/give' }, 'more than 5 words'],
    [{ words: 'x'.repeat(600), target: '/give' }, '500'],
  ])('%j is refused', async (variables, message) => {
    await expect(site.ask(SAVE, variables)).rejects.toThrow(message)
  })

  test('what is not found is counted, and answered', async () => {
    for (const text of ['Zeppelin?', 'zeppelin', 'asha@example.org', '+1 613 555 0199'])
      site.app.searchMisses.note(text)
    const counted = await misses()
    expect(counted).toContainEqual({ words: 'zeppelin', count: 2 })
    expect(JSON.stringify(counted)).not.toMatch(/asha|0199/)
    await site.ask(SAVE, { words: 'zeppelin', target: '/give' })
    expect(JSON.stringify(await misses())).not.toContain('zeppelin')
  })

  test('however much is made up, no more than the limit is kept, and what is asked often stays', async () => {
    const { changes, log } = site.app
    const counting = createSearchMisses({ changes, log })
    for (let count = 0; count < 5; count += 1) counting.note('helipad')
    for (let round = 0; round < 5; round += 1) {
      await counting.flush()
      for (let n = 0; n < 200; n += 1) counting.note(`made up ${'abcdefghij'[round]}${n}`)
    }
    await counting.close()
    const kept = await misses()
    expect(kept.length).toBeLessThanOrEqual(MAX_MISSES)
    expect(kept[0]).toEqual({ words: 'helipad', count: 5 })
  })
})
