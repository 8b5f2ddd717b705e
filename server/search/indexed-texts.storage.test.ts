import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import eventRecord from '#schema/records/event/event.record'
import { bothDatabases } from '../app/testing/test-app'
import { events, posts, searchEntries, settings } from '../database/tables'
import { publishRevision } from '../documents/publications/publications'
import { recordName } from '../events/domain-event'
import { emit } from '../events/emit'
import { SAVE } from '../graphql/testing/test-api'
import { textPage } from '../import/testing/small-network'
import { ensureSearchIndex } from './rebuild-search-index'
import { useSearch } from './testing/use-search'

describe.each(bothDatabases)('what the search of the $kind database knows', ({ url }) => {
  const { app, api, found } = useSearch(url)

  test('news that is over or not out yet, and archived records, are not found', async () => {
    const { orm } = app().database
    const set = (values: object) => orm.update(posts).set(values).where(eq(posts.id, 1))
    await set({ expireAt: new Date(Date.now() - 1000) })
    expect(await found('spring')).toEqual([])
    await set({ expireAt: null, publishedAt: new Date(Date.now() + 60_000) })
    expect(await found('spring')).toEqual([])
    await set({ publishedAt: new Date(Date.now() - 1000), status: 'DRAFT' })
    expect(await found('spring')).toEqual([])
    await set({ status: 'PUBLISHED' })
    expect(await found('spring')).toHaveLength(1)
    await orm.update(events).set({ recordStatus: 'INACTIVE' })
    expect(await found('mountain')).toEqual([])
    await orm.update(events).set({ recordStatus: 'ACTIVE' })
  })

  test('records that have changed are found by their new words once they are indexed', async () => {
    const heard: string[] = []
    const stop = app().changes.listen((keys) => void heard.push(...keys))
    await app().changes.write(async (tx) => {
      await tx.update(events).set({ title: 'Kirtan by the river' })
      await emit(tx, {
        ...{
          type: 'record.saved',
          ...recordName(eventRecord, 1),
          action: 'save',
          locationId: 20,
          tags: [],
        },
        by: { principal: null, requestId: 'r', network: null },
      })
    })
    stop()
    expect(await found('river')).toEqual(['EVENT /ottawa/connect/events/1'])
    expect(await found('annakut')).toEqual([])
    expect(heard).toContain('search')
  })

  test('what the words of a block’s kind say alone, and hidden blocks, do not find a page', async () => {
    const content = {
      format: 1,
      blocks: [
        {
          id: 'b1',
          name: 'EventsPromo',
          fields: [{ id: 'f', type: 'string', name: 'title', value: 'Upcoming Events' }],
        },
        { ...textPage('<p>Whispered</p>').blocks[0], id: 'b2', hidden: true },
        {
          id: 'b3',
          name: 'NobodyKnowsIt',
          fields: [{ id: 'f', type: 'string', name: 'title', value: 'Mystery' }],
        },
        {
          id: 'b4',
          name: 'Section',
          fields: [],
          slots: { content: [{ ...textPage('<p>Within</p>').blocks[0], id: 'b5' }] },
        },
      ],
    }
    const items = [{ locationId: '20', content }]
    const made = await api().ask(SAVE, {
      title: 'Corner',
      type: 'PAGE',
      topic: { locationId: '20', items },
    })
    const { id } = made.data.createOrUpdateDocument
    // Unknown blocks may not be published by hand; an import has brought this one.
    await app().database.orm.execute(
      sql`update documents set status = 'PUBLISHED', published_version = 1, published_title = 'Corner', published_url = '/corner' where id = ${Number(id)}`,
    )
    await publishRevision(app().database.orm, {
      documentId: Number(id),
      version: 1,
      at: new Date(),
    })
    await app().database.orm.delete(settings).where(eq(settings.key, 'search-index'))
    await ensureSearchIndex(app())
    for (const text of ['upcoming', 'whispered', 'mystery'])
      expect(await found(text)).not.toContain('PAGE /ottawa/corner')
    expect(await found('within')).toEqual(['PAGE /ottawa/corner'])
  })

  test('an earlier database gets its index at the next start, once', async () => {
    await app().database.orm.delete(searchEntries)
    await ensureSearchIndex(app())
    expect(await found('spring')).toEqual([])
    await app().database.orm.delete(settings).where(eq(settings.key, 'search-index'))
    await Promise.all([ensureSearchIndex(app()), ensureSearchIndex(app())])
    expect(await found('spring')).toHaveLength(1)
  })
})
