import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { OTTAWA, page, text } from '../documents/overrides/testing/override-site'
import { dayFromNow } from '../kits/testing/kit-site'
import { samplePictureUrl } from '../site/testing/test-site'
import { createMoments } from './moments'
import { PUBLISH_AT, useMoments } from './testing/moment-site'

const EARLY = `${dayFromNow(2)}T08:00`
const START = `${dayFromNow(3)}T18:00`
const MIDDLE = `${dayFromNow(4)}T12:00`
const END = `${dayFromNow(5)}T18:00`
const LATE = `${dayFromNow(6)}T12:00`
const DAYS = `mutation ($id: ID!, $version: Int!, $location: LocationInput!) {
  createOrUpdateLocation(id: $id, location: $location, expectedVersion: $version) { version } }`

describe.each(bothDatabases)('what a page shows at a moment, on $kind', ({ url }) => {
  const { site, done, at, draftPage, html, link, enter } = useMoments(url)

  /** The paths that the search of Ottawa’s site finds at a local time. */
  async function foundAt(time: string, words: string): Promise<readonly string[]> {
    const token = new URL(await link(OTTAWA, time), 'http://x').searchParams.get('token') ?? ''
    const moments = createMoments(site().app)
    const view = await moments.find({ slug: 'ottawa', at: time }, token)
    const query = { locationSlug: 'ottawa', text: words, language: 'en-US', first: 10, skip: 0 }
    return moments.simulate(view ?? expect.fail(), async ({ content }) => {
      const { hits } = await content.source(() => undefined).search(query)
      return hits.map(({ path }) => path)
    })
  }

  test('a special day of the network is said on its day at a location, unless that has its own', async () => {
    const id = await draftPage(OTTAWA, '/hours', {
      format: 1,
      blocks: [{ id: 'hours', name: 'HoursCard', fields: [] }],
    })
    await done(PUBLISH_AT, { id })
    const day = { name: 'Diwali of all', date: `${dayFromNow(4)}T00:00`, times: '' }
    const days = (locationId: string, version: number, own: readonly object[]) =>
      done(DAYS, { id: locationId, version, location: { specialDays: own } })
    await days('10', 1, [{ ...day, ofNetwork: true }])
    const said = async (time: string, words: string) =>
      (await at(OTTAWA, time, '/hours')).body.includes(words)
    expect(await said(MIDDLE, day.name)).toBe(true)
    await days(OTTAWA, 1, [{ ...day, name: 'Ottawa’s own', times: '10:00-12:00' }])
    expect([await said(MIDDLE, day.name), await said(MIDDLE, 'Ottawa’s own')]).toEqual([
      false,
      true,
    ])
    await days(OTTAWA, 2, [])
    expect(await said(MIDDLE, day.name)).toBe(true)
    await days('10', 2, [])
    expect(await said(MIDDLE, day.name)).toBe(false)
  })

  test('a picture that is not public yet is seen below its seal, with the cookie of the moment alone', async () => {
    const picture = {
      ...{ id: 'pic', name: 'Media' },
      fields: [{ id: 'f1', type: 'medias', name: 'medias', value: [3] }],
    }
    const id = await draftPage(OTTAWA, '/pictured', { format: 1, blocks: [picture] })
    await done(PUBLISH_AT, { id, at: START, until: END })
    const [made, other] = [await link(OTTAWA, MIDDLE), await link(OTTAWA, LATE)]
    const { cookie, root } = await enter(made)
    const { body } = await site().get(`${root}/pictured`, { cookie })
    const [address = expect.fail('no picture')] =
      /\/preview\/at\/[^"'\s,]*\/picture\/[^"'\s,]*/.exec(body) ?? []
    const status = async (path: string, headers: Record<string, string> = {}) =>
      (await site().get(path, headers)).statusCode
    expect(await status(samplePictureUrl(3))).toBe(404)
    expect(await status(address, { cookie })).toBe(200)
    expect(await status(address)).toBe(404)
    expect(await status(address, { cookie: (await enter(other)).cookie })).toBe(404)
    // The seal is of one picture: it opens no other, and a changed one opens none.
    expect(await status(address.replace(/\/3-/, '/4-'), { cookie })).toBe(404)
    expect(await status(address.replace(/picture\/./, 'picture/_'), { cookie })).toBe(404)
    const answer = await site().get(address, { cookie })
    expect(answer.headers['cache-control']).toMatch(/no-store|private/)
    expect(await html('/ottawa/pictured')).not.toContain('/picture/')
  })

  test('the search finds what is public then, by its dates', async () => {
    await done(
      'mutation ($a: NewsArticleInput!) { createOrUpdateNewsArticle(newsArticle: $a) { id } }',
      { a: { locationId: OTTAWA, title: 'Marigold garlands', publishedAt: START, expireAt: END } },
    )
    const found = async (time: string) => (await foundAt(time, 'marigold')).length === 1
    const times = [EARLY, MIDDLE, LATE]
    expect(await Promise.all(times.map(found))).toEqual([false, true, false])
  })

  test('a page that is scheduled is found once it is there', async () => {
    const id = await draftPage(OTTAWA, '/found', page(text('t', 'Petals underfoot')))
    await done(PUBLISH_AT, { id, at: START, until: END })
    const found = async (time: string) => (await foundAt(time, 'petals')).includes('/ottawa/found')
    expect([await found(EARLY), await found(MIDDLE), await found(LATE)]).toEqual([
      false,
      true,
      false,
    ])
  })
})
