import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { auditRows, users } from '../database/tables'
import { openTestRecords, type TestRecords } from '../records/testing/test-records'
import { auditEach } from './audit'

const READ = /* GraphQL */ `
  query ($locationId: ID, $chain: String, $action: String, $from: DateTime, $until: DateTime) {
    audit(locationId: $locationId, chain: $chain, action: $action, from: $from, until: $until) {
      totalCount
      nodes { chain number action actorId locationId locationName subjectName fromVersion toVersion outcome }
    }
  }
`
const FIELDS = 'query ($chain: String) { audit(chain: $chain) { nodes { action fields } } }'
const CHECK =
  'query ($after: String) { auditCheck(after: $after) { checked after problems { chain number message } } }'
const EVENT =
  'mutation { createOrUpdateEvent(event: { locationId: "20", title: "Holi", category: "Spiritual", startsAt: "2027-03-22T10:00" }) { id } }'

describe.each(testDatabases)('who did what on the $kind database', ({ url }) => {
  let records: TestRecords
  let chain: string
  beforeAll(async () => {
    records = await openTestRecords(url)
    const { data } = await records.api.ask(EVENT)
    chain = `event:${data.createOrUpdateEvent.id}`
  }, 120_000)
  afterAll(() => records.close())

  const manager = (locationId: number | null) =>
    records.volunteerWith([{ locationId, level: 'MANAGE' }])

  test('every record says who changed it', async () => {
    const { data } = await records.api.ask(READ, { chain })
    expect(data.audit.nodes).toEqual([
      expect.objectContaining({
        ...{ chain, number: 1, action: 'create', actorId: 'api', outcome: 'ALLOW' },
        ...{ locationId: '20', locationName: 'Ottawa', fromVersion: null, toVersion: 1 },
      }),
    ])
  })

  test('a save names the fields that it changed, of records and pages, and no value of them', async () => {
    const ask = async (query: string) => (await records.api.ask(query)).data
    const { id } = (await ask(EVENT)).createOrUpdateEvent
    await ask(
      `mutation { createOrUpdateEvent(id: ${id}, expectedVersion: 1, event: { title: "હોળી", category: "Spiritual" }) { id } }`,
    )
    const ofEvent = await records.api.ask(FIELDS, { chain: `event:${id}` })
    expect(ofEvent.data.audit.nodes[0]).toEqual({ action: 'save', fields: ['title'] })
    const page = (
      await ask(
        `mutation { createOrUpdateDocument(title: "Named", type: PAGE, topic: { items: [] }) { id version } }`,
      )
    ).createOrUpdateDocument
    await ask(
      `mutation { createOrUpdateDocument(id: ${page.id}, expectedVersion: ${page.version}, title: "Renamed",
        topic: { items: [{ richText: "Words" }] }) { id } }`,
    )
    const ofPage = await records.api.ask(FIELDS, { chain: `document:${page.id}` })
    expect(ofPage.data.audit.nodes[0]).toEqual({ action: 'save', fields: ['title', 'content'] })
    const { data: checked } = await records.api.ask(CHECK)
    expect(checked.auditCheck.problems).toEqual([])
  })

  test('what it was done to is named as it is called now: records, pages, locations and accounts', async () => {
    const { orm } = records.app.database
    const by = { principal: null, requestId: 'r', network: null }
    const [someone] = await orm.select().from(users).limit(1)
    const chains = ['location:20', `account:${someone?.id}`, 'event:99999999', 'event:x', 'another']
    const entry = { by, action: 'named', locationId: 20, outcome: 'ALLOW' } as const
    await auditEach(
      orm,
      chains.map((of) => ({ entry: { ...entry, chain: of } })),
    )
    const { data } = await records.api.ask(
      '{ audit(action: "named") { nodes { kind: chain name: subjectName } } }',
    )
    const names = new Map(data.audit.nodes.map(({ kind, name }) => [kind, name]))
    expect(names).toEqual(
      new Map([
        ['location:20', 'Ottawa'],
        [`account:${someone?.id}`, someone?.name],
        ['event:99999999', null],
        ['event:x', null],
        ['another', null],
      ]),
    )
    const { data: saved } = await records.api.ask(READ, { chain })
    expect(saved.audit.nodes[0]).toMatchObject({ subjectName: 'Holi' })
  })

  test('a log is narrowed down by action, location and time', async () => {
    const later = { action: 'create', locationId: '20', from: new Date(Date.now() + 60_000) }
    const { data: none } = await records.api.ask(READ, later)
    expect(none.audit.totalCount).toBe(0)
    const { data: all } = await records.api.ask(READ, { action: 'create', locationId: '20' })
    expect(all.audit.totalCount).toBeGreaterThan(0)
  })

  test('the log is read from either end', async () => {
    const { data: latest } = await records.api.ask(READ, {})
    const { data: oldest } = await records.api.ask(
      `{ audit(sort: asc) { nodes { action kind: chain } } }`,
    )
    const first = latest.audit.nodes.at(-1)
    expect(oldest.audit.nodes[0]).toMatchObject({ action: first?.action })
    expect(oldest.audit.nodes.map(({ kind }) => kind).reverse()).toContain(chain)
  })

  test('who manages a location reads what was done there, and nothing of others', async () => {
    const { data } = await records.api.ask(READ, {}, await manager(20))
    expect(data.audit.nodes.map((row) => row.locationId)).toContain('20')
    const others = data.audit.nodes.filter((row) => row.locationId !== '20')
    expect(others).toEqual([])
    const { errors } = await records.api.ask(READ, { locationId: '10' }, await manager(20))
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
    const { errors: strangers } = await records.api.ask(READ, {}, {})
    expect(strangers[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('the check finds every row as it was written, and one that someone changed past the server', async () => {
    const { data: whole } = await records.api.ask(CHECK)
    expect(whole.auditCheck).toMatchObject({ problems: [], after: null })
    const { orm } = records.app.database
    await orm.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_rows disable trigger all`)
      await tx.update(auditRows).set({ actorId: 'another' }).where(eq(auditRows.chain, chain))
      await tx.execute(sql`alter table audit_rows enable trigger all`)
    })
    const { data: broken } = await records.api.ask(CHECK)
    expect(broken.auditCheck.problems).toEqual([
      { chain, number: 1, message: 'It was changed after it was written.' },
    ])
    const { errors } = await records.api.ask(CHECK, {}, await manager(20))
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
