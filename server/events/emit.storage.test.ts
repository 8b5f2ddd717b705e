import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import eventRecord from '#schema/records/event/event.record'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { checkChains } from '../audit/check-chains'
import { auditRows, searchEntries } from '../database/tables'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { type DomainEvent, recordName } from './domain-event'
import { emit } from './emit'

const by = { principal: null, requestId: 'request-1', network: null }

describe.each(bothDatabases)('events on the $kind database', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
    const now = new Date('2026-03-01T12:00:00Z')
    await importNetwork(app, smallNetwork, { now, storePicture: noPictures })
  }, 120_000)
  afterAll(() => closeApp(app))

  const emitted = async (...events: readonly DomainEvent[]) => {
    const heard: string[] = []
    const stop = app.changes.listen((tags) => void heard.push(...tags))
    await app.changes.write((tx) => emit(tx, ...events)).finally(stop)
    return heard
  }
  const rowsOf = (...chains: readonly string[]) =>
    app.database.orm
      .select()
      .from(auditRows)
      .where(inArray(auditRows.chain, [...chains]))
      .orderBy(asc(auditRows.chain), asc(auditRows.number))
  const saved = (id: number, rest: Partial<DomainEvent> = {}) =>
    ({
      ...{
        type: 'record.saved',
        ...recordName(eventRecord, id),
        action: 'save',
        by,
        locationId: 20,
      },
      ...{ tags: [`event:${id}`], ...rest },
    }) as DomainEvent

  test('one of a record is in the log, drops its pages and has it found', async () => {
    const { orm } = app.database
    await orm.delete(searchEntries).where(eq(searchEntries.kind, 'EVENT'))
    expect(await emitted(saved(1, { fromVersion: 1, toVersion: 2 }))).toEqual(['event:1', 'search'])
    expect(await rowsOf('event:1')).toMatchObject([
      {
        ...{ number: 1, action: 'save', requestId: 'request-1', locationId: 20, outcome: 'ALLOW' },
        ...{ fromVersion: 1, toVersion: 2 },
      },
    ])
    const found = await orm.$count(searchEntries, eq(searchEntries.kind, 'EVENT'))
    expect(found).toBeGreaterThan(0)
  })

  test('several of one transaction, of one record or of many, continue their chains in order', async () => {
    await emitted(
      { type: 'person.invited', id: 'asha', action: 'invitePerson', by, locationId: 10 },
      { type: 'person.invited', id: 'asha', action: 'invitePerson', by, locationId: 20 },
      { type: 'person.accessChanged', id: 'mira', action: 'giveRole', by, locationId: 20 },
    )
    await emitted({
      ...{ type: 'person.accountChanged', id: 'asha', action: 'deactivatePerson' },
      ...{ by, locationId: null },
    })
    const rows = await rowsOf('account:asha', 'account:mira')
    expect(rows.map(({ chain, number, locationId }) => [chain, number, locationId])).toEqual([
      ['account:asha', 1, 10],
      ['account:asha', 2, 20],
      ['account:asha', 3, null],
      ['account:mira', 1, 20],
    ])
    expect((await checkChains(app.database.orm, null)).problems).toEqual([])
  })

  test('what a visitor sends is no row of the log', async () => {
    const before = await app.database.orm.$count(auditRows)
    const heard = await emitted({
      ...{ type: 'form.received', id: 1, action: 'sendFeedback', by, locationId: 20 },
    })
    expect(heard).toEqual([])
    expect(await app.database.orm.$count(auditRows)).toBe(before)
  })

  test('a schedule that was refused is in the log as that', async () => {
    await emitted({
      ...{ type: 'page.scheduleFailed', id: 7, action: 'publish', by, locationId: 20 },
      ...{ actorId: 'asha', reason: 'schedule 3: The page is in the trash.' },
    })
    expect(await rowsOf('document:7')).toMatchObject([
      { actorId: 'asha', outcome: 'INVALID', reason: 'schedule 3: The page is in the trash.' },
    ])
  })

  test('where one subscriber fails nothing of the change is left', async () => {
    const unknown = saved(1, { source: 'unheardOf' } as Partial<DomainEvent>)
    await expect(emitted(saved(2), unknown)).rejects.toThrow('unheardOf')
    // This one fails in the database, while the others are under way.
    const long = saved(2, { fromVersion: 2 ** 40 } as Partial<DomainEvent>)
    await expect(emitted(long)).rejects.toThrow()
    expect(await rowsOf('event:2')).toEqual([])
  })
})
