import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { closeApp } from '../../../app/app'
import { openAppBeside, testDatabases } from '../../../app/testing/test-app'
import { isUnavailable } from '../../../database/unavailable'
import { createSiteContent } from '../../../site/content/create-site-content'
import { createSite } from '../../../site/site'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

const SAVE = `mutation ($id: ID, $input: LocationInput!, $version: Int, $key: String) {
  saved: createOrUpdateLocation(id: $id, location: $input, expectedVersion: $version, idempotencyKey: $key) { id slug version }
}`
const OPEN = '{ record(kind: "location", key: "ottawa") { id version values } }'

describe.each(testDatabases)('locations on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('a new location has its site at once, with the pages of the network', async () => {
    await site.publish({ address: '/visit', text: 'For everybody' })
    expect((await site.get('/brampton/visit')).statusCode).toBe(404)
    const { saved } = await site.ask(SAVE, {
      input: { name: 'Brampton', timeZone: 'America/Toronto' },
    })
    expect(saved).toMatchObject({ slug: 'brampton', version: 1 })
    const page = await site.get('/brampton/visit')
    expect([page.statusCode, page.body.includes('For everybody')]).toEqual([200, true])
  })

  test('of ten that are made with one name at once each has a word of its own', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        site.ask(SAVE, { input: { name: 'Surrey', timeZone: 'America/Vancouver' } }),
      ),
    )
    expect(new Set(made.map(({ saved }) => saved.slug)).size).toBe(10)
  })

  test('of ten with the same word one is made, and the others are told whose it is', async () => {
    const input = { name: 'Delta', slug: 'delta', timeZone: 'America/Vancouver' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        site.ask(SAVE, { input }).then(
          () => 'made',
          (error: Error) => error.message,
        ),
      ),
    )
    expect(answers.filter((answer) => answer === 'made')).toHaveLength(1)
    const [refusal] = answers.filter((answer) => answer !== 'made')
    expect(refusal).toContain('“delta” is already used by Delta. Choose another')
  })

  test.each([
    [{ slug: 'editor' }, 'slug', 'is reserved for the site'],
    [{ slug: 'visit' }, 'slug', 'The page “A page” of the network is at /visit'],
    [{ slug: '7' }, 'slug', 'at least one letter'],
    [{ slug: 'New Delhi' }, 'slug', 'lower-case letters'],
    [{ host: 'https://a.example.org/' }, 'host', 'without https://'],
    [{ host: 'www.example.org:80' }, 'host', 'Enter the host name alone'],
    [{ host: 'LOCALHOST.' }, 'host', 'Enter a host name, like'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', '“Mars/Olympus” isn’t a time zone'],
    [{ emailPrimary: 'info@' }, 'emailPrimary', 'Enter an email address, like info@example.org'],
    [{ phonePrimary: 'call us' }, 'phonePrimary', 'Enter a phone number'],
    [{ coordinates: '91, 10' }, 'coordinates', 'Enter the latitude (-90 to 90)'],
    [{ giveUrl: 'javascript:alert(1)' }, 'giveUrl', 'Enter a full link'],
    [{ countryCode: 'XX' }, 'countryCode', 'must be one of'],
    [{ accent: 'red' }, 'accent', 'pattern'],
    [{ hours: '{ not json' }, 'hours', 'can’t be read'],
    [
      {
        hours: week([
          [9, 17],
          [16, 20],
        ]),
      },
      'hours',
      'Darshan: the times of Monday overlap',
    ],
    [{ hours: week([[17, 9]]) }, 'hours', 'must end after it starts'],
    [
      { specialDays: [day({ times: '17:00-09:00' })] },
      'specialDays.0.times',
      'ends before it starts',
    ],
    [
      { specialDays: [day({ date: '2026-02-30' })] },
      'specialDays.0.date',
      'This day doesn’t exist',
    ],
    [{ specialDays: [day({}), day({})] }, 'specialDays.1.date', 'This day already has an entry'],
    [{ texts: [{ language: 'gujarati' }] }, 'texts.0.language', 'pattern'],
    [
      { specialDays: [day({ texts: [said('દિવાળી'), said('દીવાળી')] })] },
      'specialDays.0.texts.1.language',
      'This language is already in the list',
    ],
  ])('%j is refused beside its field, and nothing is written', async (input, field, words) => {
    const asked = { name: 'Nowhere', timeZone: 'UTC', ...input }
    const error = await site.ask(SAVE, { input: asked }).catch((refusal: Error) => refusal)
    expect(String(error)).toContain(words)
    expect(String(error)).toContain(`"field":"${field}"`)
    const { locations } = await site.ask('{ locations(search: "Nowhere") { totalCount } }')
    expect(locations.totalCount).toBe(0)
  })

  test('what is said of it comes back as it was entered, times over midnight and phones of any country included', async () => {
    const input = {
      ...{ name: 'શ્રી મંદિર', timeZone: 'Asia/Kolkata', phonePrimary: '+91 2832 250231' },
      ...{ addressLine1: 'Mundra Road', city: 'Bhuj', countryCode: 'IN', postalCode: '370001' },
      ...{ coordinates: '23.242, 69.6669', host: 'Bhuj.Example.org', accent: '#0a5c36' },
      hours: week([
        [6.5, 12],
        [22, 2],
      ]),
      specialDays: [day({ times: '20:00-01:00' })],
      texts: [{ language: 'gu-IN', name: 'ભુજ', introSubtitle: '', introText: '' }],
    }
    const { saved } = await site.ask(SAVE, { input })
    const { record } = await site.ask(
      `{ record(kind: "location", key: "${saved.slug}") { version values } }`,
    )
    expect(record.values).toMatchObject({
      ...input,
      host: 'bhuj.example.org',
      specialDays: [day({ times: '20:00-01:00', date: '2026-11-08T00:00' })],
      hours: expect.stringContaining('"startHour":22,"endHour":2'),
    })
    const other = await site
      .ask(SAVE, { input: { name: 'B', timeZone: 'UTC', host: 'bhuj.example.org' } })
      .catch((refusal: Error) => refusal)
    expect(String(other)).toContain('શ્રી મંદિર uses this host')
  })

  test('a type has one id by its name, and the description that was given first where none is', async () => {
    const save = async (input: Readonly<Record<string, string>>) =>
      (await site.ask(SAVE, { input: { timeZone: 'UTC', ...input } })).saved.slug
    const typeOf = async (slug: string) => {
      const query = `{ location(slug: "${slug}") { type { id name description } } }`
      const found: unknown = (await site.ask(query)).location
      // The shape that the query asks for.
      return (found as { readonly type: { readonly id: string } }).type
    }
    const description = 'A house in the hills, for days of silence.'
    const type = { typeName: 'Retreat', typeDescription: description }
    const first = await typeOf(await save({ name: 'Hill house', ...type }))
    expect(first).toMatchObject({ name: 'Retreat', description })
    expect(await typeOf(await save({ name: 'Lake house', typeName: 'Retreat' }))).toEqual(first)
    const own = { ...type, typeDescription: 'By the sea.' }
    const other = await typeOf(await save({ name: 'Sea house', ...own }))
    expect(other).toEqual({ ...first, description: 'By the sea.' })
  })

  test('changed hours and a holiday are on pages, in what search engines read, in the calendar and in the search at once', async () => {
    await site.publish({ address: '/', text: 'Home', locationId: 20 })
    await site.get('/ottawa')
    const { record } = await site.ask(OPEN)
    await site.ask(SAVE, {
      ...{ id: record.id, version: record.version },
      input: {
        hours: week([[5, 21]]),
        specialDays: [
          day({ name: 'Diwali', date: soon(), times: '04:30-23:30', texts: [said('દિવાળી')] }),
        ],
      },
    })
    const { location } = await site.ask(
      '{ location(slug: "ottawa") { specialDays { name texts { language name } } } }',
    )
    expect(location.specialDays).toEqual([{ name: 'Diwali', texts: [said('દિવાળી')] }])
    const { body } = await site.get('/ottawa')
    expect(body).toContain('"opens":"05:00","closes":"21:00"')
    expect(body).toContain(`"validFrom":"${soon()}"`)
    for (const typed of ['diwali', soon()]) {
      const { search } = await site.ask(
        `{ search(locationSlug: "ottawa", text: "${typed}") { nodes { kind title path excerpt { text } } } }`,
      )
      expect(search.nodes).toMatchObject([{ kind: 'LOCATION', title: 'Ottawa', path: '/ottawa' }])
      const excerpt = search.nodes[0].excerpt.map(({ text }) => text).join('')
      expect(excerpt).toMatch(/Diwali, [A-Z][a-z]+ \d+, \d{4}: 4/)
      // An excerpt around a date ends sooner or later, as the date is long.
      if (typed === 'diwali') expect(excerpt).toContain('4:30am to 11:30pm')
      // Times are never cut in two: “9:00am” is two words to PostgreSQL.
      expect(excerpt).not.toMatch(/^\d\d[ap]m/)
    }
    const calendar = await site.get('/ottawa/connect/events/calendar.ics')
    expect(calendar.body).toContain('SUMMARY:Diwali')
  })

  test('what was saved since is said, and a retry with its key is answered the same', async () => {
    const { record } = await site.ask(OPEN)
    const { id, version } = record
    const save = { id, version, input: { introText: 'Come in.' }, key: 'k1' }
    const [first, again] = await Promise.all([site.ask(SAVE, save), site.ask(SAVE, save)])
    expect(first).toEqual(again)
    const late = await site.ask(SAVE, { ...save, key: 'k2' }).catch((error: Error) => error)
    expect(String(late)).toContain('CONFLICT')
  })

  test('ten saves from one version: one is kept, nine are told', async () => {
    const { record } = await site.ask(OPEN)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        site
          .ask(SAVE, { id: record.id, version: record.version, input: { city: `City ${index}` } })
          .then(() => true)
          .catch(() => false),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('the location that others fall back to stays', async () => {
    const closed = await site
      .ask('mutation { setLocationStatus(id: 10, status: ARCHIVED, expectedVersion: 1) { id } }')
      .catch((error: Error) => error)
    expect(String(closed)).toContain('You can’t remove this location')
  })

  test('a list is searched, filtered and sorted', async () => {
    const { locations } = await site.ask(
      '{ locations(search: "bhuj", countryCode: "in", sortBy: CITY, sort: desc) { nodes { slug } } }',
    )
    expect(locations.nodes).toHaveLength(1)
  })
})

test('two servers on one database: a location made on one has its site on the other', async () => {
  const site = await openTestSite(inject('testServer').url)
  const other = await openAppBeside(site.app)
  const second = createSite({
    ...{ content: createSiteContent(other), registry: definitions, isUnavailable },
    ...{ origin: 'https://www.example.org', visitorScript: '/main.js' },
    onBlockFailure: () => undefined,
  })
  const slugAt = async (host: string, path: string) =>
    (await second.resolve({ host, path })).place?.slug
  expect(await slugAt('www.example.org', '/bhuj')).toBe('main')
  await site.ask(SAVE, {
    input: { name: 'Bhuj', timeZone: 'Asia/Kolkata', host: 'bhuj.example.org' },
  })
  await expect.poll(() => slugAt('www.example.org', '/bhuj'), { timeout: 10_000 }).toBe('bhuj')
  expect(await slugAt('bhuj.example.org', '/')).toBe('bhuj')
  await second.close()
  await closeApp(other)
  await site.close()
}, 120_000)

function week(periods: readonly (readonly [number, number])[]): string {
  const hours = periods.map(([startHour, endHour]) => ({ weekday: 'MONDAY', startHour, endHour }))
  return JSON.stringify([{ id: 1, name: 'Darshan', hours }])
}

function day(change: Readonly<Record<string, unknown>>) {
  return { name: 'Diwali', date: '2026-11-08', times: '', group: '', ...change }
}

function said(name: string) {
  return { language: 'gu-IN', name }
}

/** A local day of the week to come. */
function soon(): string {
  return new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
}
