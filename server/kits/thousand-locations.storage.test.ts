import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { NAIROBI, placeAt, text } from '../documents/overrides/testing/override-site'
import { SEND, useKits } from './testing/kit-site'

const TOTAL = 1000
const COPIES = TOTAL - 4
/** Ids of the copies begin behind it. */
const FIRST = 1_000_000
const LAST = String(FIRST + COPIES)

const DIFFERENCES = `query ($page: ID, $at: ID, $block: ID, $field: String) {
  list: differences(documentId: $page, locationId: $at, blockId: $block, field: $field, first: 50) {
    totalCount pageInfo { hasNextPage } nodes { locationName differences { field location network } } } }`
const LIVE = `query ($page: ID!) { list: livePageVersions(documentId: $page, first: 50) {
  totalCount pageInfo { hasNextPage } nodes { locationName source version } } }`
const VERSIONS = `query ($at: ID, $text: String) { list: locationVersions(locationId: $at, text: $text, first: 50) {
  totalCount pageInfo { hasNextPage } nodes { locationId title isLive } } }`
const IMPACT = `query ($page: ID!) { list: publishImpact(documentId: $page) {
  locations(first: 50) { totalCount pageInfo { hasNextPage } nodes { locationId state } } } }`
const PROGRESS = `query ($kitId: ID!, $state: KitState) { list: kitProgress(kitId: $kitId) { counts { all filling ready }
  locations(state: $state, first: 50) { totalCount pageInfo { hasNextPage } nodes { locationName state blanks } } } }`
const TO_FILL = `query { list: kitsToFill(first: 50) { totalCount pageInfo { hasNextPage } nodes { locationName blanks } } }`

interface Part {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean }
  readonly nodes: readonly Readonly<Record<string, unknown>>[]
}

describe.each(bothDatabases)('lists of a thousand locations, on $kind', ({ url }) => {
  const { site, done, networkPage, save, publish, diwali, outcomes, ready } = useKits(url)
  let page: string
  let kitId: string
  beforeAll(async () => {
    page = await networkPage('/of-a-thousand')
    const words = [text('dress', 'Scarves'), text('shop', 'Shop')]
    await save(placeAt(page, NAIROBI), words, { title: 'Karibu 0' })
    await publish(placeAt(page, NAIROBI), 1)
    kitId = await diwali('Of a thousand')
    await outcomes(SEND, { kitId, at: [NAIROBI] })
    await ready(kitId, NAIROBI)
    await copyNairobi()
  }, 240_000)

  test('show a part, count all, and find one location by the title it has', async () => {
    const parts = [
      await list(DIFFERENCES, { page }),
      await list(DIFFERENCES, { page, block: 'dress', field: 'html' }),
      await list(LIVE, { page }),
      await list(VERSIONS, { text: 'Karibu' }),
    ]
    // Those of Nairobi and of its copies.
    for (const { totalCount, nodes, pageInfo } of parts) {
      expect([totalCount, nodes.length, pageInfo.hasNextPage]).toEqual([COPIES + 1, 50, true])
    }
    const own = { locationId: LAST, title: `Karibu ${COPIES}`, isLive: true }
    expect((await list(VERSIONS, { text: own.title })).nodes).toEqual([own])
    expect((await list(VERSIONS, { at: LAST })).nodes).toEqual([own])
    expect(await list(DIFFERENCES, { at: LAST })).toMatchObject({ totalCount: 1 })
    const impact = await done<{ locations: Part }>(IMPACT, { page })
    expect(impact.locations).toMatchObject({ totalCount: TOTAL, pageInfo: { hasNextPage: true } })
  })

  test('say how far each is with a kit, of which half has submitted it', async () => {
    const progress = await done<{ counts: object; locations: Part }>(PROGRESS, { kitId })
    const half = COPIES / 2
    expect(progress.counts).toEqual({ all: COPIES + 1, filling: half, ready: half + 1 })
    expect(progress.locations.nodes).toHaveLength(50)
    const filling = await done<{ locations: Part }>(PROGRESS, { kitId, state: 'FILLING' })
    expect(filling.locations).toMatchObject({ totalCount: half, pageInfo: { hasNextPage: true } })
    expect(await list(TO_FILL, {})).toMatchObject({ totalCount: half })
  })

  const list = (query: string, variables: object) => done<Part>(query, { ...variables })

  /** Copies Nairobi with its version of the page and its kit; every second copy has not submitted the kit. */
  async function copyNairobi(): Promise<void> {
    const { orm } = site().app.database
    const id = `${FIRST} + n`
    const document = `(select document_id from kit_locations where kit_id = ${kitId} limit 1)`
    const topic = `(select topic_id from documents where id = ${document})`
    const copies: readonly (readonly [table: string, where: string, changes: string])[] = [
      ['locations', `id = ${NAIROBI}`, `'id', ${id}, 'slug', 'place-' || n, 'name', 'Place ' || n`],
      [
        'page_overrides',
        `document_id = ${page}`,
        `'id', 2 * (${id}) + (language = '')::int, 'location_id', ${id}, 'draft', replace(draft, 'Karibu 0', 'Karibu ' || n)`,
      ],
      ['topics', `id = ${topic}`, `'id', ${id}`],
      ['documents', `id = ${document}`, `'id', ${id}, 'topic_id', ${id}, 'location_id', ${id}`],
      ['revisions', `document_id = ${document}`, `'document_id', ${id}`],
      [
        'kit_locations',
        `kit_id = ${kitId}`,
        `'location_id', ${id}, 'document_id', ${id}, 'submitted_at', case when n % 2 = 0 then t.submitted_at end`,
      ],
    ]
    for (const [table, where, changes] of copies)
      await orm.execute(
        sql.raw(`insert into ${table} select r.* from ${table} t, generate_series(1, ${COPIES}) n,
          jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes})) r where t.${where}`),
      )
    await orm.execute(sql`analyze`)
  }
})
