import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { string } from '#schema/fields'
import { type App, closeApp } from '../app/app'
import { appOver, openTestDatabase, testDatabases } from '../app/testing/test-app'
import { auditRows, contentReferences } from '../database/tables'
import { createContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { API_PRINCIPAL, Principal } from '../people/access/principal'
import { recordAdapters } from '.'
import { columnAdapter } from './column-adapter'
import { saveRecord } from './save-record'
import { setStatus } from './set-status'
import { definition, notices, TABLE } from './testing/notices'

const adapter = columnAdapter(definition, notices)
const TEN = Array.from({ length: 10 }, (_, number) => number)
const full = {
  ...{
    title: 'દિવાળી',
    body: '<p onclick="x()">Lights</p>',
    weight: 2.5,
    urgent: true,
    tone: 'LOUD',
  },
  ...{ from: '2027-01-02T18:30', picture: '1', pictures: ['2', '1'] },
  ...{ until: '2027-02-02T18:30', link: { href: '/visit' }, points: [{ what: 'Bring a lamp' }] },
}

describe.each(testDatabases)(
  'records whose fields are columns, in the $kind database',
  ({ url }) => {
    let app: App
    beforeAll(async () => {
      app = await appOver(
        await openTestDatabase(
          url,
          'tables',
          new Map([...recordAdapters, [definition.kind, adapter]]),
        ),
      )
      await app.database.orm.execute(TABLE)
      await importNetwork(app, smallNetwork, { storePicture: noPictures })
    })
    afterAll(() => closeApp(app))

    const context = (principal: Principal | null = API_PRINCIPAL) =>
      createContext(app, {
        ...{ principal, requestId: randomUUID(), network: null, countedAs: 'test', language: 'en' },
        gone: new AbortController().signal,
      })
    const writer = () => {
      if (!adapter.writer) throw new Error('Records whose fields are columns are written')
      return adapter.writer
    }
    const save = (input: object, about: object = {}, principal?: Principal) =>
      saveRecord(context(principal), writer(), { input: { locationId: '20', ...input }, ...about })
    const valuesOf = async (id: string) =>
      (await adapter.values?.(app.database.orm, [Number(id)]))?.get(Number(id))?.values
    const listed = async (query: object = {}) => {
      const { readContext, loaders } = context()
      const part = { first: 100, offset: 0, load: loaders.mediaList }
      return (await adapter.list(readContext, { publicOnly: true, ...query }, part)).nodes()
    }
    const shown = async (ids: readonly number[]) => {
      const { readContext, loaders } = context()
      const part = { first: 100, offset: 0, load: loaders.mediaList, page: loaders.page }
      const found = adapter.items?.(readContext, { ids, publicOnly: false }, part)
      return (await found?.nodes()) ?? []
    }
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'SAVED',
        (error) => (error instanceof ApiError ? error.code : String(error)),
      )

    test('what is written of every type of field is read again as it was, markup cleaned', async () => {
      const { id, slug, version } = await save(full)
      expect({ slug, version }).toEqual({ slug: 'દિવાળી', version: 1 })
      expect(await valuesOf(id)).toEqual({
        ...full,
        ...{ body: '<p>Lights</p>', picture: 1, pictures: [2, 1], recordStatus: 'ACTIVE' },
        link: { pageId: null, blockId: null, href: '/visit' },
      })
      const [row] = await app.database.orm
        .select()
        .from(notices)
        .where(eq(notices.id, Number(id)))
      expect(row?.from).toEqual(new Date('2027-01-02T23:30:00Z'))
    })

    test('what is left out stays, null empties, and what is empty reads as the default', async () => {
      const { id } = await save({ ...full, title: 'Stays' })
      await save({ weight: null, link: null, from: null }, { id, expectedVersion: 1 })
      expect(await valuesOf(id)).toMatchObject({
        title: 'Stays',
        weight: null,
        link: null,
        from: '',
      })
      const { id: bare } = await save({ title: 'Bare' })
      expect(await valuesOf(bare)).toMatchObject({ tone: 'CALM', pictures: [], points: [] })
    })

    test('blocks get pictures as media items, and links with their addresses', async () => {
      const { id } = await save({ ...full, title: 'Shown' })
      const [item] = await shown([Number(id)])
      expect(item?.values).toMatchObject({
        from: '2027-01-02T23:30:00.000Z',
        picture: { id: 1 },
        pictures: [{ id: 2 }, { id: 1 }],
        link: { href: '/visit', isWhole: false },
      })
    })

    test('a link to a page has its address, and one to a page that is not there has none', async () => {
      const { id } = await save({ title: 'Linked', link: { pageId: '3', blockId: 'b_hours' } })
      const { id: lost } = await save({ title: 'Lost', link: { pageId: '999999' } })
      const ids = [Number(id), Number(lost)]
      const links = (await shown(ids)).map(({ id, values }) => [id, values.link])
      expect(Object.fromEntries(links)).toEqual({
        [id]: { href: expect.stringMatching(/^\/.*#b_hours$/), isWhole: true },
        [lost]: null,
      })
    })

    test('lists are sorted and filtered by the fields of the declaration, also by numbers', async () => {
      await save({ title: 'Heavy', weight: 900, tone: 'LOUD' })
      await save({ title: 'Light', weight: 800, tone: 'LOUD' })
      expect((await listed({ filter: { weight: 800 } })).map(({ title }) => title)).toEqual([
        'Light',
      ])
      const titles = (await listed({ filter: { tone: 'LOUD' } })).map(({ title }) => title)
      expect(titles.indexOf('Light')).toBeLessThan(titles.indexOf('Heavy'))
      const [one] = await listed({ keys: ['heavy'] })
      expect(one).toMatchObject({ kind: 'notice', key: 'heavy', details: ['LOUD', ''], version: 1 })
    })

    test('everything that is wrong is told at once, field by field, and nothing is stored', async () => {
      const before = await listed()
      const wrong = {
        title: '',
        weight: -1,
        tone: 'SHRILL',
        from: '2027-03-14T02:30',
        picture: '99',
      }
      const error = await save(wrong).catch((refused) => refused)
      expect(error.code).toBe('BAD_USER_INPUT')
      const fields = error.details.issues.map(({ field }: { field: string }) => field)
      expect(fields).toEqual(expect.arrayContaining(['title', 'weight', 'tone']))
      expect(await listed()).toHaveLength(before.length)
    })

    test('an hour that the clocks leave out, and a picture that is not there, are refused', async () => {
      for (const wrong of [{ from: '2027-03-14T02:30' }, { picture: '99' }])
        expect(await codeOf(save({ title: 'Wrong', ...wrong }))).toBe('BAD_USER_INPUT')
    })

    test('a draft is seen by nobody; archived it is not changed until it is restored', async () => {
      const { id } = await save({ title: 'Hidden', recordStatus: 'INACTIVE' })
      expect(await listed({ keys: ['hidden'] })).toEqual([])
      const step = (status: 'ARCHIVED' | 'ACTIVE', expectedVersion: number) =>
        setStatus(context(), writer(), { id, status, expectedVersion })
      await save({ recordStatus: 'ACTIVE' }, { id, expectedVersion: 1 })
      expect(await listed({ keys: ['hidden'] })).toHaveLength(1)
      await step('ARCHIVED', 2)
      expect(await listed({ keys: ['hidden'] })).toEqual([])
      const changed = save({ title: 'Changed' }, { id, expectedVersion: 3 })
      expect(await codeOf(changed)).toBe('INVALID_TRANSITION')
      await step('ACTIVE', 3)
      expect(await listed({ keys: ['hidden'] })).toHaveLength(1)
    })

    test('what is for a later time appears automatically, and what is over is gone', async () => {
      const dates = { from: '2099-01-01T10:00', until: '2099-01-02T10:00' }
      const { id } = await save({ title: 'Later', ...dates })
      expect(await listed({ keys: ['later'] })).toEqual([])
      const change = (after: string) =>
        adapter.stored?.nextChange(app.database.orm, new Date(after))
      expect(await change('2098-01-01')).toEqual(new Date('2099-01-01T15:00:00Z'))
      expect(await change('2099-01-02')).toEqual(new Date('2099-01-02T15:00:00Z'))
      expect(await change('2099-01-03')).toBeNull()
      const over = { from: '2020-01-01T10:00', until: '2021-01-01T10:00' }
      await save(over, { id, expectedVersion: 1 })
      expect(await listed({ keys: ['later'] })).toEqual([])
      await save({ until: null }, { id, expectedVersion: 2 })
      expect(await listed({ keys: ['later'] })).toHaveLength(1)
      const backwards = save({ until: '2019-01-01T10:00' }, { id, expectedVersion: 3 })
      expect(await codeOf(backwards)).toBe('BAD_USER_INPUT')
    })

    test('it makes its pictures public while it is seen itself, and says who did what', async () => {
      const { orm } = app.database
      const { id } = await save({ ...full, title: 'Watched' })
      const pictures = async () =>
        (
          await orm
            .select()
            .from(contentReferences)
            .where(eq(contentReferences.sourceId, Number(id)))
        )
          .filter(({ sourceKind, targetKind }) => sourceKind === 'notice' && targetKind === 'media')
          .filter(({ state }) => state === 'LIVE')
          .map(({ targetId }) => targetId)
          .sort()
      expect(await pictures()).toEqual([1, 1, 2])
      await setStatus(context(), writer(), { id, status: 'ARCHIVED', expectedVersion: 1 })
      expect(await pictures()).toEqual([])
      const rows = await orm
        .select()
        .from(auditRows)
        .where(eq(auditRows.chain, `notice:${id}`))
      expect(rows.map(({ action }) => action)).toEqual(['create', 'setRecordStatus'])
    })

    test('who manages another location does not learn that a draft is there', async () => {
      const { id } = await save({ title: 'Secret', recordStatus: 'INACTIVE' })
      const stranger = new Principal({
        ...{ id: 'u1', name: 'Asha', email: 'asha@toran.example' },
        assignments: [{ locationId: 10, level: 'MANAGE' }],
      })
      const changed = save({ title: 'Mine' }, { id, expectedVersion: 1 }, stranger)
      expect(await codeOf(changed)).toBe('NOT_FOUND')
      expect(await codeOf(save({ title: 'Mine' }, {}, stranger))).toBe('FORBIDDEN')
    })

    test('ten new ones of one title get ten slugs; of ten changes of one version, one is first', async () => {
      const saved = await Promise.all(TEN.map(() => save({ title: 'Alike' })))
      expect(new Set(saved.map(({ slug }) => slug)).size).toBe(10)
      const { id } = await save({ title: 'Wanted' })
      const codes = await Promise.all(
        TEN.map((number) => codeOf(save({ weight: number }, { id, expectedVersion: 1 }))),
      )
      expect(codes.filter((code) => code === 'SAVED')).toHaveLength(1)
      expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(9)
    })

    test('one key sent ten times writes once and answers the same', async () => {
      const idempotencyKey = randomUUID()
      const saved = await Promise.all(TEN.map(() => save({ title: 'Once' }, { idempotencyKey })))
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
      expect(await listed({ search: 'Once' })).toHaveLength(1)
    })

    test('ten statuses at once from one version: one is set', async () => {
      const { id } = await save({ title: 'Ended' })
      const codes = await Promise.all(
        TEN.map(() =>
          codeOf(setStatus(context(), writer(), { id, status: 'ARCHIVED', expectedVersion: 1 })),
        ),
      )
      expect(codes.filter((code) => code === 'SAVED')).toHaveLength(1)
    })
  },
)

test('a table that lacks a column of a field, or of every record, is told by name when the server starts', () => {
  const { weight: _, ...others } = definition.fields
  const more = { ...others, colour: string({ label: 'Colour' }) }
  expect(() => columnAdapter({ ...definition, fields: more, search: null }, notices)).toThrow(
    "The table of 'notice' has no columns for colour",
  )
  expect(() => columnAdapter({ ...definition, owner: 'network', search: null }, notices)).toThrow(
    'does not agree with its owner, the network',
  )
})
