import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { openTestSite, type TestSite } from '../../site/testing/test-site'

const SAVE = `mutation ($id: ID, $input: LocationInput!, $version: Int) {
  saved: createOrUpdateLocation(id: $id, location: $input, expectedVersion: $version) { id version }
}`
const DAY = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
const CALENDARS = ['/connect/events/calendar.ics', '/ottawa/connect/events/calendar.ics']

describe.each(testDatabases)('special days of the network on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  const save = (id: string, version: number, specialDays: readonly object[]) =>
    site.ask(SAVE, { id, version, input: { specialDays } })
  const day = (name: string, others: object = {}) => ({ name, date: DAY, times: '', ...others })
  /** The day in each location's calendar. */
  const said = async (name: string) => {
    const bodies = await Promise.all(CALENDARS.map(async (path) => (await site.get(path)).body))
    return bodies.map((body) => body.includes(name))
  }

  test('a day of all locations is said at each until it is taken away, and the location’s own goes before it', async () => {
    expect(await said('Diwali')).toEqual([false, false])
    await save('10', 1, [day('Diwali', { ofNetwork: true }), day('Stocktaking', { group: 'Shop' })])
    expect(await said('Diwali')).toEqual([false, true])
    // The default location follows it like any other: it has an entry of its own for that date.
    expect(await said('Stocktaking')).toEqual([true, false])
    await save('10', 2, [day('Diwali', { ofNetwork: true })])
    expect(await said('Diwali')).toEqual([true, true])
    const { location } = await site.ask(
      '{ location(slug: "ottawa") { specialDays { name ofNetwork } } }',
    )
    expect(location.specialDays).toContainEqual({ name: 'Diwali', ofNetwork: true })

    await save('20', 1, [day('Our own hours', { times: '10:00-12:00' })])
    expect(await said('Diwali')).toEqual([true, false])
    expect(await said('Our own hours')).toEqual([false, true])
    await save('20', 2, [])
    expect(await said('Diwali')).toEqual([true, true])
    await save('10', 3, [])
    expect(await said('Diwali')).toEqual([false, false])
  })

  test('a location enters none for all, and none is for some opening hours alone', async () => {
    const all = { ofNetwork: true }
    await expect(save('20', 3, [day('Holi', all)])).rejects.toThrow(
      /Only people who manage the whole network/,
    )
    await expect(save('10', 4, [day('Holi', { ...all, group: 'Shop' })])).rejects.toThrow(
      /applies to all opening hours/,
    )
  })
})
