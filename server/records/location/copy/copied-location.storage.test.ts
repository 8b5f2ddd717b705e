import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../app/testing/test-app'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

const COPY = `mutation ($from: ID!, $input: LocationInput!, $pages: Boolean, $key: String) {
  copied: copyLocation(from: $from, location: $input, pages: $pages, idempotencyKey: $key) { id slug version pages galleries }
}`
const OPEN_LOCATION = `mutation ($id: ID!, $version: Int!) {
  opened: setLocationStatus(id: $id, status: ACTIVE, expectedVersion: $version) { id }
}`

describe.each(testDatabases)('a location copied from a model on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('after a model come its pages, galleries and layout, which name the new location', async () => {
    await site.publish({ address: '/about', text: 'About the model', locationId: 20 })
    const { copied } = await site.ask(COPY, {
      ...{ from: 20, key: 'c1', input: { name: 'Kingston', timeZone: 'America/Toronto' } },
    })
    expect(copied).toMatchObject({ slug: 'kingston', galleries: 0 })
    expect(copied.pages).toBeGreaterThan(0)
    await site.ask(OPEN_LOCATION, { id: copied.id, version: copied.version })
    const page = await site.get('/kingston/about')
    expect([page.statusCode, page.body.includes('About the model')]).toEqual([200, true])
    const again = await site.ask(COPY, {
      ...{ from: 20, key: 'c1', input: { name: 'Kingston', timeZone: 'America/Toronto' } },
    })
    expect(again.copied).toEqual(copied)
  })

  test('of its galleries come those that visitors see, with their pictures; their covers are for the new location', async () => {
    const save = (gallery: object) =>
      site.ask(
        'mutation ($gallery: GalleryInput!) { createOrUpdateGallery(gallery: $gallery) { id } }',
        { gallery: { locationId: '20', items: ['2', '1'], ...gallery } },
      )
    const covers = [{ language: 'en-US', location: 'ottawa', picture: '1' }]
    await save({ name: 'Lamps of Ottawa', dateTime: '2026-03-01T18:30', covers })
    await save({ name: 'Committee', isPublic: false })
    await save({ name: 'Proofs', status: 'INACTIVE' })
    const { copied } = await site.ask(COPY, {
      ...{ from: 20, input: { name: 'Barrie', timeZone: 'America/Vancouver' } },
    })
    expect(copied.galleries).toBe(1)
    const { records } = await site.ask(
      '{ records(kind: "gallery", locationSlug: "barrie") { nodes { key } } }',
    )
    expect(records.nodes).toHaveLength(1)
    const { record } = await site.ask(
      'query ($key: String!) { record(kind: "gallery", key: $key) { values isPublic } }',
      { key: records.nodes[0].key },
    )
    expect(record.values).toMatchObject({
      ...{ name: 'Lamps of Barrie', items: [2, 1], dateTime: '2026-03-01T18:30', status: 'ACTIVE' },
      covers: [{ language: 'en-US', location: 'barrie', picture: 1 }],
    })
  })

  test('a model with a mistake in what is new leaves nothing behind', async () => {
    const before = await site.ask('{ documents { totalCount } }')
    const error = await site
      .ask(COPY, { from: 20, input: { name: 'X', slug: 'ottawa', timeZone: 'UTC' } })
      .catch((refusal: Error) => refusal)
    expect(String(error)).toContain('is already used by Ottawa')
    expect(await site.ask('{ documents { totalCount } }')).toEqual(before)
  })
})
