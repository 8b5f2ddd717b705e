import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import event from '#schema/records/event/event.record'
import newsArticle from '#schema/records/news-article/news-article.record'
import { type App, closeApp, createApp } from '../../../app/app'
import { openTestApp, testDatabases } from '../../../app/testing/test-app'
import { announce } from '../../../database/announcements'
import { onChange } from '../../../database/changes'
import { locations, mediaItems } from '../../../database/tables'
import { importNetwork } from '../../../import/import-network'
import { noPictures, smallNetwork } from '../../../import/testing/small-network'
import '../..'
import { createContentSource } from '../content-source'
import { isTimed } from './cached-reads'
import { createReadMemory } from './read-memory'
import { createRememberedSource } from './remembered-source'

describe.each(testDatabases)('what pages read from memory, on $kind', ({ url }) => {
  let app: App
  /** Another server on the same database; an embedded one has none. */
  let other: App
  const memory = createReadMemory({
    limit: 1_000_000,
    isTimed,
    nextChange: async () => null,
  })

  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, {
      storePicture: noPictures,
    })
    const { database, configuration } = app
    const isShared = database.kind === 'postgres'
    other = isShared
      ? await createApp({ database, configuration, log: pino({ level: 'silent' }) })
      : app
    onChange(app, memory.changed)
  }, 120_000)
  afterAll(() => closeApp(app))

  test('is what the database holds, with the same keys, the first time and later', async () => {
    const asked = (source: ReturnType<typeof createContentSource>) =>
      Promise.all([
        source.record('location', 'ottawa'),
        source.galleries({ first: 5 }),
        source.recordsOf(newsArticle, { first: 5 }),
        source.records('event', { first: 5 }),
        source.media([1, 2, 3, 999_999]),
        source.pages({ locationSlug: 'ottawa', above: '/connect/events' }),
      ])
    const expected = new Set<string>()
    const fresh = await asked(createContentSource(app, null, (key) => expected.add(key)))
    for (let turn = 0; turn < 2; turn += 1) {
      const noted = new Set<string>()
      expect(await asked(createRememberedSource(app, memory, (key) => noted.add(key)))).toEqual(
        fresh,
      )
      expect([...noted].sort()).toEqual([...expected].sort())
    }
  })

  test('a location that another server renames has its new name for the next page', async () => {
    const name = async () => (await source().record('location', 'ottawa'))?.name
    const before = await name()
    await other.changes.write(async (tx) => {
      await tx.update(locations).set({ name: 'Ottawa renamed' }).where(eq(locations.slug, 'ottawa'))
      announce(tx, ['location:20'])
    })
    expect(before).not.toBe('Ottawa renamed')
    await vi.waitFor(async () => expect(await name()).toBe('Ottawa renamed'), 10_000)
  })

  test('what was read of other locations stays, and records say what theirs is called', async () => {
    const main = await source().record('location', 'main')
    const named = async () => {
      const [found] = await source().recordsOf(event, { locationSlug: 'ottawa', first: 1 })
      return found?.locationName
    }
    await named()
    await app.changes.write(async (tx) => {
      await tx.update(locations).set({ name: 'Ottawa again' }).where(eq(locations.slug, 'ottawa'))
      announce(tx, ['location:20', 'location@ottawa', 'location@*'])
    })
    expect(await source().record('location', 'main')).toBe(main)
    expect(await named()).toBe('Ottawa again')
  })

  test('so has a picture its new words', async () => {
    const [picture] = await app.database.orm.select().from(mediaItems).limit(1)
    const id = picture?.id ?? 0
    const words = async () => (await source().media([id]))[0]?.altText
    await words()
    await other.changes.write(async (tx) => {
      await tx.update(mediaItems).set({ altText: 'New words' }).where(eq(mediaItems.id, id))
      announce(tx, [`media:${id}`])
    })
    const now = async () =>
      (await createContentSource(app, null, () => undefined).media([id]))[0]?.altText
    await vi.waitFor(async () => expect(await words()).toBe(await now()), 10_000)
  })

  function source() {
    return createRememberedSource(app, memory, () => undefined)
  }
})
