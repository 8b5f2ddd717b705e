import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../app/testing/test-app'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

const SAVE = `mutation ($id: ID, $input: LocationInput!, $version: Int) {
  saved: createOrUpdateLocation(id: $id, location: $input, expectedVersion: $version) { id slug version }
}`

describe.each(testDatabases)('special days on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test.each([
    [{ until: '2026-11-07' }, 'until', 'The last day is before the first day'],
    [{ until: '2026-02-30' }, 'until', 'This day doesn’t exist'],
    [{ until: '2028-11-08' }, 'until', 'At most 366 days in a row'],
    [
      { until: '2026-11-12', except: [closed('2026-11-13')] },
      'except.0.date',
      'Choose a day from the first to the last',
    ],
    [
      { except: [closed('2026-11-08'), closed('2026-11-08')] },
      'except.1.date',
      'This day already has an entry',
    ],
    [{ except: [{ date: '2026-11-08', times: '9-17' }] }, 'except.0.times', 'pattern'],
    [{ except: Array.from({ length: 32 }, () => closed('2026-11-08')) }, 'except', 'at most 31'],
    [{ repeats: 'SOMETIMES' }, 'repeats', 'must be one of'],
  ])('%j is refused beside its field, and nothing is written', async (change, field, words) => {
    const input = { name: 'Nowhere', timeZone: 'UTC', specialDays: [day(change)] }
    const error = await site.ask(SAVE, { input }).catch((refusal: Error) => refusal)
    expect(String(error)).toContain(words)
    expect(String(error)).toContain(`"field":"specialDays.0.${field}"`)
    const { locations } = await site.ask('{ locations(search: "Nowhere") { totalCount } }')
    expect(locations.totalCount).toBe(0)
  })

  test('several days with one that is closed are one entry for programs and the form, and stay those of opening times that are renamed', async () => {
    const named = (name: string) => JSON.stringify([{ id: 1, name, hours: [] }])
    const days = { date: '2026-11-08T00:00', until: '2026-11-12T00:00', repeats: 'MOVES' }
    const diwali = day({ ...days, group: 'Darshan', times: '06:00-22:00' })
    const specialDays = [{ ...diwali, except: [closed('2026-11-09T00:00')] }]
    const { saved } = await site.ask(SAVE, {
      input: { name: 'Bhavan', timeZone: 'UTC', hours: named('Darshan'), specialDays },
    })
    const { record } = await site.ask(
      `{ record(kind: "location", key: "${saved.slug}") { id version values } }`,
    )
    expect(record.values).toMatchObject({ specialDays })
    await site.ask(SAVE, {
      ...{ id: record.id, version: record.version },
      input: { hours: named('દર્શન'), specialDays },
    })
    const { location } = await site.ask(
      `{ location(slug: "${saved.slug}") { specialDays { date until group repeats except { date hours { startHour } } } } }`,
    )
    expect(location.specialDays).toEqual([
      {
        ...{ date: '2026-11-08', until: '2026-11-12', group: 'દર્શન', repeats: 'MOVES' },
        except: [{ date: '2026-11-09', hours: [] }],
      },
    ])
  })

  test('the days of an entry are in the calendar, in the search and in what search engines read, each with its hours', async () => {
    await site.publish({ address: '/', text: 'Home', locationId: 20 })
    const { record } = await site.ask('{ record(kind: "location", key: "ottawa") { id version } }')
    const [first, second, last] = [3, 4, 5].map(daysFromNow)
    await site.ask(SAVE, {
      ...{ id: record.id, version: record.version },
      input: {
        hours: JSON.stringify([{ id: 1, name: 'Mandir', hours: [] }]),
        specialDays: [
          day({
            ...{ date: first, until: last, times: '06:00-22:00' },
            except: [closed(second ?? '')],
          }),
        ],
      },
    })
    const { body } = await site.get('/ottawa')
    expect(body).toContain(
      `"validFrom":"${second}","validThrough":"${second}","opens":"00:00","closes":"00:00"`,
    )
    expect(body).toContain(
      `"validFrom":"${last}","validThrough":"${last}","opens":"06:00","closes":"22:00"`,
    )
    const calendar = (await site.get('/ottawa/connect/events/calendar.ics')).body
    expect(calendar.match(/SUMMARY:Diwali/g)).toHaveLength(3)
    expect(calendar.match(/DESCRIPTION:Closed/g)).toHaveLength(1)
    const { search } = await site.ask(
      `{ search(locationSlug: "ottawa", text: "${last}") { nodes { excerpt { text } } } }`,
    )
    const excerpt = search.nodes[0].excerpt.map(({ text }) => text).join('')
    expect(excerpt).toMatch(/Diwali, \w+ \d+(?:, \d{4})? to \w+ \d+, \d{4}: 6:00am/)
  })
})

function day(change: Readonly<Record<string, unknown>>) {
  return { name: 'Diwali', date: '2026-11-08', times: '', group: '', ...change }
}

function closed(date: string) {
  return { date, times: '' }
}

/** A local day of the weeks to come. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
}
