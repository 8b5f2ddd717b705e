import { and, eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import { testDatabases } from '../app/testing/test-app'
import { auditRows, jobs, recordRevisions } from '../database/tables'
import { recordAdapters, writerOf } from '.'
import { inputOf, writtenKinds } from './testing/record-input'
import { openTestRecords, type TestRecords } from './testing/test-records'
import { purgeJob, TRASH_DAYS } from './trash'

/** Those with a list: locations close and navigations are switched off, and their rows stay. */
const kinds = writtenKinds.filter(({ collection }) => collection !== null)
const event = kinds.find(({ kind }) => kind === 'event')

describe.each(testDatabases)('the trash of records, in the $kind database', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  async function make(definition: AnyRecord, word: string): Promise<string> {
    const { save, input } = mutationNames(definition)
    const { data, errors } = await records.api.ask(
      `mutation ($input: ${input}!) { saved: ${save}(${definition.api.input}: $input) { id } }`,
      { input: inputOf(definition, word) },
    )
    expect(errors).toEqual([])
    return data.saved.id
  }
  const setStatus = (definition: AnyRecord, id: string, status: string, expectedVersion: number) =>
    records.api.ask(
      `mutation ($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
        saved: ${mutationNames(definition).setStatus}(id: $id, status: $status, expectedVersion: $expectedVersion) { version } }`,
      { id, status, expectedVersion },
    )
  /** The stored row, without what says who saved it when. */
  async function rowOf({ kind }: AnyRecord, id: string) {
    const stored = recordAdapters.get(kind)?.stored
    if (!stored) throw new Error(`Records of the kind '${kind}' are in no table`)
    const [row] = await records.app.database.orm
      .select(getTableColumns(stored.table))
      .from(stored.table)
      .where(eq(stored.id, Number(id)))
    if (!row) return null
    const { version: _, updatedAt: __, updatedByName: ___, ...said } = row
    return JSON.stringify(said)
  }
  const listed = async ({ kind }: AnyRecord, search: string, state: string | null = null) => {
    const { data } = await records.api.ask(
      `query ($kind: String!, $search: String, $state: RecordState) {
        records(kind: $kind, search: $search, state: $state, editable: true) { nodes { id } } }`,
      { kind, search, state },
    )
    return data.records.nodes.map(({ id }) => id)
  }

  describe.each(kinds)('$kind', (definition) => {
    test('what was deleted comes back equal, byte for byte', async () => {
      const id = await make(definition, 'દિવાળી deleted')
      const before = await rowOf(definition, id)
      await setStatus(definition, id, 'DELETED', 1)
      expect(await listed(definition, 'દિવાળી deleted')).toEqual([])
      expect(await listed(definition, 'દિવાળી deleted', 'DELETED')).toEqual([id])
      await setStatus(definition, id, 'INACTIVE', 2)
      await setStatus(definition, id, 'ACTIVE', 3)
      expect(await rowOf(definition, id)).toBe(before)
    })

    test('after 30 days nothing of it is left, and the audit log says so', async () => {
      const id = await make(definition, 'Purged')
      await setStatus(definition, id, 'DELETED', 1)
      expect(await purge(definition, id, 2)).toBe(true)
      expect(await rowOf(definition, id)).toBeNull()
      const { orm } = records.app.database
      const { chain } = definition.api
      const ofRecord = and(
        eq(recordRevisions.kind, chain),
        eq(recordRevisions.recordId, Number(id)),
      )
      expect(await orm.select().from(recordRevisions).where(ofRecord)).toEqual([])
      const rows = await orm
        .select({ action: auditRows.action })
        .from(auditRows)
        .where(eq(auditRows.chain, `${chain}:${id}`))
      expect(rows.map(({ action }) => action)).toContain('purge')
    })
  })

  test('what was restored meanwhile, or deleted again later, is not purged', async () => {
    const definition = event as AnyRecord
    const id = await make(definition, 'Restored')
    await setStatus(definition, id, 'DELETED', 1)
    await setStatus(definition, id, 'INACTIVE', 2)
    expect(await purge(definition, id, 2)).toBe(false)
    await setStatus(definition, id, 'DELETED', 3)
    expect(await purge(definition, id, 2)).toBe(false)
    expect(await rowOf(definition, id)).not.toBeNull()
  })

  test('a gallery is purged with its list of pictures, which stay', async () => {
    const { id } = await records.save('gallery', {
      input: { locationId: '20', name: 'Gone', items: ['1', '2'] },
    })
    const gallery = kinds.find(({ kind }) => kind === 'gallery') as AnyRecord
    await setStatus(gallery, id, 'DELETED', 1)
    expect(await purge(gallery, id, 2)).toBe(true)
    expect(await rowOf(gallery, id)).toBeNull()
    const { data } = await records.api.ask('{ allMedia(ids: [1]) { nodes { items { id } } } }')
    expect(data.allMedia.nodes).toHaveLength(1)
  })

  test('the purge is due 30 days after the deletion', async () => {
    const definition = event as AnyRecord
    const id = await make(definition, 'Waits')
    await setStatus(definition, id, 'DELETED', 1)
    const waiting = (await records.app.database.orm.select().from(jobs)).find(
      ({ payload }) => JSON.parse(payload).id === Number(id),
    )
    const days = ((waiting?.runAt.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(TRASH_DAYS - 0.1)
    expect(days).toBeLessThan(TRASH_DAYS + 0.1)
  })

  /** Does the job of a deletion now; returns whether the record is gone. */
  async function purge(definition: AnyRecord, id: string, version: number): Promise<boolean> {
    const payload = { kind: definition.kind, id: Number(id), version }
    await records.app.changes.write((tx) =>
      purgeJob(writerOf).start(tx, { id: 1, tries: 0, payload }),
    )
    return (await rowOf(definition, id)) === null
  }
})
