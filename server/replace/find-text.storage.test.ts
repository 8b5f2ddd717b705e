import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import {
  assignments,
  events,
  jobs,
  pageOverrides,
  recordDrafts,
  textReplacements,
} from '../database/tables'
import { addPerson } from '../documents/testing/sign-in-as'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork, textPage } from '../import/testing/small-network'
import type { Principal } from '../people/access/principal'
import { createReplaceApi, type ReplaceApi } from './testing/replace-api'

describe.each(bothDatabases)(
  'texts of all kinds are found and replaced on the $kind database',
  ({ url }) => {
    let app: App
    let api: ReplaceApi
    let ottawa: Principal
    beforeAll(async () => {
      app = await openTestApp(url)
      await importNetwork(app, smallNetwork, { now: new Date(), storePicture: noPictures })
      api = createReplaceApi(app)
      ottawa = await addPerson(app, { name: 'Odette', level: 'MANAGE', locationId: 20 })
    }, 120_000)
    afterAll(() => closeApp(app))
    beforeEach(async () => {
      await app.database.orm.delete(jobs)
      await app.database.orm.delete(textReplacements)
    })
    const page: ReplaceApi['page'] = (...given) => api.page(...given)
    const stored: ReplaceApi['stored'] = (...given) => api.stored(...given)
    test('records, navigation and what locations have otherwise are found and replaced', async () => {
      await api.done('createOrUpdateNavigation', {
        navigation: {
          ...{ locationId: '20', language: 'en-US' },
          entries: [{ label: 'Call Zebra', link: { href: '/call' }, level: 0 }],
        },
      })
      await api.done('createOrUpdateEvent', {
        ...{ id: '1', expectedVersion: 1 },
        event: { body: '<p>Zebra <i>dish</i></p>', description: 'With zebra' },
      })
      const network = await page('<p>Nothing</p>', { locationId: '10' })
      await api.done('saveOverride', {
        ...{ documentId: network, locationId: '20', language: 'en-US' },
        ...{ baseVersion: 1, expectedVersion: 0 },
        page: { title: 'Zebra page', description: '', content: textPage('<p>Our zebra</p>') },
      })
      const run = await api.find('zebra')
      expect(run.targets.nodes.map(({ kind, hits }) => [kind, hits.length])).toEqual(
        expect.arrayContaining([
          ['pageOverride', 2],
          ['event', 2],
          ['navigation', 1],
        ]),
      )
      expect(await api.replace(run.id, 'Lion')).toMatchObject({
        replacedCount: 5,
        problemTargets: 0,
      })
      const [event] = await app.database.orm.select().from(events).where(eq(events.id, 1))
      expect(event?.body).toContain('Zebra')
      const drafts = await app.database.orm.select().from(recordDrafts)
      expect(drafts.map(({ kind }) => kind).sort()).toEqual(['event', 'navigation'])
      expect(drafts.map(({ values }) => values).join()).toContain('Lion <i>dish</i>')
      const [override] = await app.database.orm
        .select()
        .from(pageOverrides)
        .where(eq(pageOverrides.language, 'en-US'))
      expect(JSON.stringify(override?.draft)).toContain('Our Lion')
      expect(await api.undo(run.id)).toMatchObject({ state: 'UNDONE', staleCount: 0 })
      expect(await app.database.orm.select().from(recordDrafts)).toEqual([])
      const published = await api.find('zebra')
      await api.replace(published.id, 'Lion', { publishes: true })
      const [changed] = await app.database.orm.select().from(events).where(eq(events.id, 1))
      expect(changed).toMatchObject({ body: '<p>Lion <i>dish</i></p>', description: 'With Lion' })
      await api.undo(published.id)
      const [back] = await app.database.orm.select().from(events).where(eq(events.id, 1))
      expect(back).toMatchObject({ body: '<p>Zebra <i>dish</i></p>', description: 'With zebra' })
    })

    test('only what someone may change is shown and changed; the rest is counted', async () => {
      const own = await page('<p>Giraffe</p>')
      const others = await page('<p>Giraffe</p>', { locationId: '10' })
      const viewer = await addPerson(app, { name: 'Vera', level: 'VIEW', locationId: null })
      expect(await api.codes('findText', { query: { text: 'Giraffe' } }, viewer)).toEqual([
        'FORBIDDEN',
      ])
      expect(await api.codes('findText', { query: { text: 'Giraffe' } }, null)).toEqual([
        'UNAUTHENTICATED',
      ])
      // Odette sees all locations, and changes those of one.
      await app.database.orm
        .insert(assignments)
        .values({ userId: ottawa.id, locationId: null, level: 'VIEW' })
      const run = await api.find('giraffe', { as: ottawa })
      expect(run).toMatchObject({ hitCount: 1, notAllowedCount: 1 })
      expect(run.targets.nodes.map(({ targetId }) => targetId)).toEqual([own])
      await api.replace(run.id, 'Okapi', { as: ottawa })
      expect((await stored(others)).content).toContain('Giraffe')
      expect(await api.codes('undoReplacement', { id: run.id }, viewer)).toEqual(['NOT_FOUND'])
      // Head office undoes what others did.
      expect(await api.undo(run.id)).toMatchObject({ state: 'UNDONE', changedTargets: 0 })
      expect((await stored(own)).content).toContain('Giraffe')
    })

    test('locations and languages narrow the search', async () => {
      await page('<p>લાપસી lapsi</p>', { language: 'gu-IN' })
      await page('<p>lapsi</p>', { locationId: '10' })
      const count = async (scope: object) => (await api.find('lapsi', { scope })).hitCount
      expect(await count({})).toBe(2)
      expect(await count({ locationIds: ['20'] })).toBe(1)
      expect(await count({ languages: ['en-US'] })).toBe(1)
      expect(await count({ languages: ['gu-IN'], locationIds: ['10'] })).toBe(0)
      expect((await api.find('લાપસી')).hitCount).toBe(1)
    })

    test('whole words, case and regular expressions', async () => {
      const id = await page('<p>Hall, hallway, HALL 12-34 &lt;b&gt;</p>')
      const count = async (query: object) =>
        (await api.find(query, { scope: { locationIds: ['20'] } })).targets.nodes.find(
          ({ targetId }) => targetId === id,
        )?.hits.length ?? 0
      expect(await count({ text: 'hall' })).toBe(3)
      expect(await count({ text: 'hall', isWholeWord: true })).toBe(2)
      expect(await count({ text: 'hall', matchesCase: true })).toBe(1)
      expect(await count({ text: '<b>' })).toBe(1)
      const pattern = { text: '(\\d+)-(\\d+)', isPattern: true }
      const run = await api.find(pattern, { scope: { locationIds: ['20'] } })
      await api.replace(run.id, '$2/$1 <i>')
      expect((await stored(id)).content).toContain('34/12 &#x3C;i>')
    })

    test('bad input is refused in words, and an expression that others hang on is none here', async () => {
      const query = (text: string, more = {}) => ({ query: { text, ...more } })
      expect(await api.codes('findText', query('   '))).toEqual(['BAD_USER_INPUT'])
      expect(await api.codes('findText', query('(', { isPattern: true }))).toEqual([
        'BAD_USER_INPUT',
      ])
      expect(await api.codes('findText', query('(?=a)', { isPattern: true }))).toEqual([
        'BAD_USER_INPUT',
      ])
      expect(
        await api.codes('findText', { ...query('a'), scope: { languages: ['no language'] } }),
      ).toEqual(['BAD_USER_INPUT'])
      await page(`<p>${'a'.repeat(5_000)}!</p>`)
      const evil = await api.find({ text: '(a+)+$', isPattern: true })
      expect(evil.state).toBe('FOUND')
      expect(await api.codes('replaceText', { id: '999999', replacement: 'x' })).toEqual([
        'NOT_FOUND',
      ])
      expect(await api.codes('undoReplacement', { id: evil.id })).toEqual(['INVALID_TRANSITION'])
      await api.replace(evil.id, 'b')
      expect(await api.codes('replaceText', { id: evil.id, replacement: 'c' })).toEqual([
        'INVALID_TRANSITION',
      ])
    })
  },
)
