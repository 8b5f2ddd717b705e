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
const IMPACT = `query ($page: ID!) { list: publishImpact(documentId: $page) { counts { all follows keeps conflict changed }
  locations(first: 50) { totalCount pageInfo { hasNextPage } nodes { locationId state } } } }`
const SHOWING = `query ($page: ID!, $after: String) { list: showingLocations(documentId: $page, first: 100, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { locationId sources } } }`
const PROGRESS = `query ($kitId: ID!, $state: KitState) { list: kitProgress(kitId: $kitId) { counts { all filling ready }
  locations(state: $state, first: 50) { totalCount pageInfo { hasNextPage } nodes { locationName state blanks } } } }`
const TO_FILL = `query { list: kitsToFill(first: 50) { totalCount pageInfo { hasNextPage } nodes { locationName blanks } } }`

interface Part {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string }
  readonly nodes: readonly Readonly<Record<string, unknown>>[]
}

describe.each(bothDatabases)('lists of a thousand locations, on $kind', ({ url }) => {
  const { site, done, networkPage, save, publish, topicOf, diwali, outcomes, ready } = useKits(url)
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
  })

  test('say whom a change reaches, and who keeps its own', async () => {
    const impact = async () => {
      const { counts, locations } = await done<{ counts: object; locations: Part }>(IMPACT, {
        page,
      })
      expect(locations).toMatchObject({ totalCount: TOTAL, pageInfo: { hasNextPage: true } })
      return counts
    }
    const none = { all: TOTAL, follows: 0, keeps: 0, conflict: 0, changed: 0 }
    expect(await impact()).toEqual({ ...none, keeps: TOTAL })
    await saveDraft(1, 'Dress modestly', 'Shop at noon')
    expect(await impact()).toEqual({ ...none, follows: TOTAL, changed: TOTAL })
    await saveDraft(2, 'Cover your shoulders', 'Shop')
    const conflict = COPIES + 1
    expect(await impact()).toEqual({ ...none, follows: 3, conflict, changed: 3 })
  })

  test('mark each location with a version of its own, however far down the list', async () => {
    const marks: unknown[] = []
    let after: string | undefined
    do {
      const part: Part = await list(SHOWING, { page, after })
      expect(part.totalCount).toBe(TOTAL)
      marks.push(...part.nodes.map(({ sources }) => String(sources)))
      after = part.pageInfo.hasNextPage ? part.pageInfo.endCursor : undefined
    } while (after)
    expect(marks).toHaveLength(TOTAL)
    expect(marks.filter((mark) => mark === 'OVERRIDE')).toHaveLength(COPIES + 1)
    expect(marks.filter((mark) => mark === '')).toHaveLength(3)
  })

  test('say how far each is with a kit, of which half has submitted it', async () => {
    const progress = await done<{ counts: object; locations: Part }>(PROGRESS, { kitId })
    const half = COPIES / 2
    expect(progress.counts).toEqual({ all: COPIES + 1, filling: half, ready: half + 1 })
    expect(progress.locations.nodes).toHaveLength(50)
    const filling = await done<{ locations: Part }>(PROGRESS, { kitId, state: 'FILLING' })
    expect(filling.locations).toMatchObject({ totalCount: half, pageInfo: { hasNextPage: true } })
    expect(await list(TO_FILL, {})).toMatchObject({ totalCount: half })
    // Blanks that come back in a page, an event and an announcement: their locations have something to fill in again.
    const { orm } = site().app.database
    const [first, second, third] = [FIRST + 2, FIRST + 4, FIRST + 6]
    const blank = "'[[when]]'"
    for (const change of [
      `update events set venue = ${blank} where id = ${first}`,
      `update announcements set text = ${blank} where id = ${second}`,
      `update revisions set items = replace(items, 'Asha', ${blank}) where document_id = ${third}`,
    ])
      await orm.execute(sql.raw(change))
    const after = await done<{ counts: object; locations: Part }>(PROGRESS, {
      kitId,
      state: 'FILLING',
    })
    expect(after.counts).toEqual({ all: COPIES + 1, filling: half + 3, ready: half - 2 })
    expect(after.locations.totalCount).toBe(half + 3)
  })

  async function saveDraft(expectedVersion: number, dress: string, shop: string): Promise<void> {
    const topic = topicOf('10', [text('dress', dress), text('shop', shop)])
    await done(
      'mutation ($id: ID!, $v: Int!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $v, topic: $topic) { version } }',
      { id: page, v: expectedVersion, topic },
    )
  }

  const list = (query: string, variables: object) => done<Part>(query, { ...variables })

  /** Copies Nairobi with its version of the page and its kit with its drafts; every second copy has not submitted the kit. */
  async function copyNairobi(): Promise<void> {
    const { orm } = site().app.database
    const id = `${FIRST} + n`
    const document = `(select document_id from kit_locations where kit_id = ${kitId} limit 1)`
    const topic = `(select topic_id from documents where id = ${document})`
    const draftOf = (
      kind: string,
    ) => `(select (d ->> 'id')::int from kit_locations, json_array_elements(drafts::json) d
      where kit_id = ${kitId} and d ->> 'kind' = '${kind}' limit 1)`
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
      ...['event', 'announcement'].map(
        (kind) =>
          [`${kind}s`, `id = ${draftOf(kind)}`, `'id', ${id}, 'location_id', ${id}`] as const,
      ),
      [
        'kit_locations',
        `kit_id = ${kitId}`,
        `'location_id', ${id}, 'document_id', ${id}, 'submitted_at', case when n % 2 = 0 then t.submitted_at end,
          'drafts', format('[{"kind":"event","id":%s},{"kind":"announcement","id":%s}]', ${id}, ${id})`,
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
