import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from './testing/test-site'

/** Ottawa's clocks show half past nine in winter: five hours before UTC. */
const APPEARS = Date.parse('2030-01-15T14:30:00Z')
const ENDS = Date.parse('2030-01-15T20:00:00Z')
const SECOND = 1000
const SAVE = `mutation ($id: ID, $version: Int, $input: AnnouncementInput!) {
  saved: createOrUpdateAnnouncement(id: $id, expectedVersion: $version, announcement: $input) { id version } }`

describe.each(testDatabases)('announcements at the top of pages, on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    // The clock alone: timers go on, as the database needs them.
    vi.useFakeTimers({ toFake: ['Date'], now: APPEARS - 3600 * SECOND })
    site = await openTestSite(url)
    await site.publish({ address: '/visit', text: 'How to reach us' })
  }, 120_000)
  afterAll(async () => {
    vi.useRealTimers()
    await site.close()
  })

  const save = async (input: object, id: string | null = null, version: number | null = null) =>
    (await site.ask(SAVE, { id, version, input })).saved
  const bodyOf = async (path: string) => (await site.get(path)).body
  /** The sites whose pages say something; each is requested twice, and the second answer is cached. */
  async function sitesThatSay(words: string): Promise<string[]> {
    const said: string[] = []
    for (const path of ['/visit', '/ottawa/visit']) {
      await bodyOf(path)
      if ((await bodyOf(path)).includes(words)) said.push(path)
    }
    return said
  }

  test('one of a location is there from its first second to its last, at that location alone, and nothing is left of it', async () => {
    const before = await bodyOf('/ottawa/visit')
    await save({
      ...{ locationId: '20', text: 'The lift is out of order', level: 'WARNING' },
      ...{ shownFrom: '2030-01-15T09:30', shownUntil: '2030-01-15T15:00' },
      ...{ link: { href: '/visit' }, linkLabel: 'Other ways in' },
    })
    const at = (moment: number) => {
      vi.setSystemTime(moment)
      return sitesThatSay('The lift is out of order')
    }
    expect(await at(APPEARS - SECOND)).toEqual([])
    expect(await at(APPEARS)).toEqual(['/ottawa/visit'])
    expect(await bodyOf('/ottawa/visit')).toMatch(
      /<aside class="site-announcements" aria-label="Announcements">.*aria-label="Important".*<a href="\/ottawa\/visit">Other ways in<\/a>/,
    )
    expect(await at(ENDS - SECOND)).toEqual(['/ottawa/visit'])
    expect(await at(ENDS)).toEqual([])
    expect(await bodyOf('/ottawa/visit')).toBe(before)
  })

  test('one of the network is at all locations, in the language of the page, until a location turns it off', async () => {
    const { id } = await save({
      ...{ locationId: '10', text: 'Closed on <9 November>', reach: 'NETWORK', level: 'CLOSED' },
      texts: [{ language: 'gu-IN', text: '૯ નવેમ્બરે બંધ' }],
    })
    const words = 'Closed on &lt;9 November&gt;'
    expect(await sitesThatSay(words)).toEqual(['/visit', '/ottawa/visit'])
    await site.ask(
      `mutation ($off: [LocationAnnouncementsOffInput!]) { createOrUpdateLocation(id: 20, expectedVersion: 1, location: { announcementsOff: $off }) { id } }`,
      { off: [{ announcement: id }] },
    )
    expect(await sitesThatSay(words)).toEqual(['/visit'])
    await save({ recordStatus: 'INACTIVE' }, id, 1)
    expect(await sitesThatSay(words)).toEqual([])
  })

  test('a location cannot speak for all of them', async () => {
    await expect(save({ locationId: '20', text: 'All', reach: 'NETWORK' })).rejects.toThrow(
      /Only the network’s announcements/,
    )
    await expect(save({ locationId: '20', text: 'x'.repeat(301) })).rejects.toThrow()
    await expect(save({ locationId: '20', text: 'x', reach: 'MOON' })).rejects.toThrow()
  })

  test('of ten changes of the same version one is stored', async () => {
    const { id } = await save({ locationId: '20', text: 'First' })
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => save({ text: `Change ${n}` }, id, 1)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
