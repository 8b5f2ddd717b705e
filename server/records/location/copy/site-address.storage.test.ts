import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../app/testing/test-app'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

const SAVE = `mutation ($id: ID, $input: LocationInput!, $version: Int) {
  saved: createOrUpdateLocation(id: $id, location: $input, expectedVersion: $version) { id slug version }
}`
describe.each(testDatabases)('the site address of a location on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
    for (const locationId of [10, 20])
      await site.publish({ address: '/opening', text: `Opening of ${locationId}`, locationId })
  }, 120_000)
  afterAll(() => site.close())

  const make = async (name: string) => {
    const { saved } = await site.ask(SAVE, { input: { name, timeZone: 'UTC' } })
    return { id: saved.id, slug: saved.slug, version: saved.version }
  }
  const move = (location: Readonly<{ id: unknown; version: unknown }>, slug: string) =>
    site.ask(SAVE, { id: location.id, version: location.version, input: { slug } })
  const refusal = (location: Readonly<{ id: unknown; version: unknown }>, slug: string) =>
    move(location, slug).then(
      () => 'saved',
      (error: Error) => String(error),
    )
  const leads = async (path: string) => {
    const { statusCode, headers } = await site.get(path)
    return [statusCode, headers.location ?? null]
  }

  test('is changed, and every old address leads to the new one, in every language, for good', async () => {
    const { record } = await site.ask('{ record(kind: "location", key: "ottawa") { id version } }')
    await site.get('/ottawa/opening')
    const { saved } = await move(record, 'kanata')
    expect(await leads('/kanata/opening')).toEqual([200, null])
    expect(await leads('/ottawa')).toEqual([308, '/kanata'])
    expect(await leads('/ottawa/opening?day=1')).toEqual([308, '/kanata/opening?day=1'])
    expect(await leads('/ottawa/gu-IN/opening')).toEqual([308, '/kanata/gu-IN/opening'])
    expect(await leads('/ottawa/connect/events/calendar.ics')).toEqual([
      308,
      '/kanata/connect/events/calendar.ics',
    ])
    expect(await leads('/ottawan')).toEqual([404, null])
    const sitemap = (await site.get('/sitemap.xml')).body
    expect([sitemap.includes('/kanata/opening'), sitemap.includes('/ottawa')]).toEqual([
      true,
      false,
    ])

    await move(saved, 'west')
    expect(await leads('/ottawa/opening')).toEqual([308, '/west/opening'])
    expect(await leads('/kanata/opening')).toEqual([308, '/west/opening'])
  })

  test('what is stored with the old one still finds the location', async () => {
    const { location, record } = await site.ask(
      '{ location(slug: "ottawa") { slug } record(kind: "location", key: "kanata") { key } }',
    )
    expect([location.slug, record.key]).toEqual(['west', 'west'])
  })

  test('goes back to one it had before', async () => {
    const { record } = await site.ask('{ record(kind: "location", key: "west") { id version } }')
    await move(record, 'ottawa')
    expect(await leads('/ottawa/opening')).toEqual([200, null])
    expect(await leads('/west/opening')).toEqual([308, '/ottawa/opening'])
  })

  test('is nobody else’s, now or before, no page’s and no word of the site', async () => {
    await site.publish({ address: '/visit', text: 'Visit' })
    const other = await make('Nepean')
    const refused = Object.fromEntries(
      await Promise.all(
        ['ottawa', 'west', 'visit', 'editor', 'events', 'New Delhi', '7', ''].map(
          async (slug) => [slug, await refusal(other, slug)] as const,
        ),
      ),
    )
    expect(refused.ottawa).toContain('“ottawa” is already used by Ottawa. Choose another')
    expect(refused.west).toContain(
      '“west” was the site of Ottawa and redirects there. Choose another',
    )
    expect(refused.visit).toContain(
      'of the network is at /visit. Choose another, or move that page',
    )
    expect(refused.editor).toContain('“editor” is reserved for the site. Choose another')
    expect(refused.events).toContain('“events” redirects visitors to /connect/events')
    expect(refused['New Delhi']).toContain('Use lower-case letters, digits and single hyphens')
    expect(refused['7']).toContain('Use at least one letter')
    expect(refused['']).toContain('Enter a site address')
    await expect(site.publish({ address: '/west/about', text: 'A page' })).rejects.toThrow(
      '“/west” is already used by Ottawa',
    )
  })

  test('of ten that want one at once one gets it, and the others are told whose it is', async () => {
    const places = await Promise.all(Array.from({ length: 10 }, (_, at) => make(`Branch ${at}`)))
    const answers = await Promise.all(places.map((place) => refusal(place, 'branch')))
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1)
    for (const answer of answers.filter((each) => each !== 'saved'))
      expect(answer).toMatch(/“branch” is already used by Branch \d. Choose another/)
  })

  test('of ten changes of one location from one version one is kept', async () => {
    const place = await make('Gloucester')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => refusal(place, `east-${at}`)),
    )
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1)
    expect(answers.filter((answer) => answer.includes('CONFLICT'))).toHaveLength(9)
  })
})
