import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { onChange } from '../database/changes'
import { galleries, mediaItems, posts } from '../database/tables'
import { codeOf, openTestRecords, type TestRecords } from './testing/test-records'

describe.each(testDatabases)(
  'writing articles and galleries, and who may in a $kind database',
  ({ url }) => {
    let records: TestRecords
    beforeAll(async () => {
      records = await openTestRecords(url)
    }, 120_000)
    afterAll(() => records.close())

    test('an article gets a slug of its own, appears in the feed, and keeps its address when it is renamed', async () => {
      const input = { locationId: '20', title: 'નવું મંદિર', content: [{ text: '<p>અહીં</p>' }] }
      const first = await records.save('article', { input })
      const second = await records.save('article', { input })
      expect([first.slug, second.slug]).toEqual(['નવું-મંદિર', 'નવું-મંદિર-2'])
      const feed = '/ottawa/connect/news/feed.xml'
      expect(await records.get(feed)).toContain('<title>નવું મંદિર</title>')
      const renamed = await records.save('article', {
        id: first.id,
        expectedVersion: 1,
        input: { title: 'The new mandir', authorName: 'Asha', authorAvatar: '1' },
      })
      expect(renamed.slug).toBe('નવું-મંદિર')
      expect(await records.get(feed)).toContain('<title>The new mandir</title>')
      const [row] = await records.app.database.orm
        .select()
        .from(posts)
        .where(eq(posts.id, Number(first.id)))
      expect(row).toMatchObject({
        status: 'PUBLISHED',
        ...{ authorName: 'Asha', authorAvatar: 1, authorBio: '' },
        content: [{ text: '<p>અહીં</p>', videoUrl: '', layout: '' }],
      })
      expect(row?.publishedAt).toBeInstanceOf(Date)
    })

    test('an article can wait: as a draft, and until its time has come', async () => {
      const waiting = { locationId: '20', title: 'Later', publishedAt: '2099-01-01T09:00' }
      await records.save('article', { input: waiting })
      const draft = await records.save('article', {
        input: { locationId: '20', title: 'A draft', status: 'DRAFT' },
      })
      expect(draft.slug).toBe('a-draft')
      const feed = await records.get('/ottawa/connect/news/feed.xml')
      expect(feed).not.toContain('Later')
      expect(feed).not.toContain('A draft')
      expect(
        codeOf(await records.ask('article', { input: { ...waiting, status: 'IN_REVIEW' } })),
      ).toBe('BAD_USER_INPUT')
    })

    test('a gallery holds its pictures in their order, and every page that may show them hears of it', async () => {
      const { id } = await records.save('gallery', {
        input: { locationId: '20', name: 'Diwali', items: ['2', '1', '2'] },
      })
      const { data } = await records.api.ask(GALLERY, { id })
      expect(idsOf(data.gallery)).toEqual(['2', '1', '2'])
      const heard: string[] = []
      const stop = onChange(
        records.app,
        (keys) => void heard.push(...keys.filter((key) => !key.startsWith('picture:'))),
      )
      await records.save('gallery', {
        id,
        expectedVersion: 1,
        input: { items: ['1'], featuredMedia: '2' },
      })
      stop()
      const after = (await records.api.ask(GALLERY, { id })).data.gallery
      expect([idsOf(after), after.media[0].featuredMediaItem.id]).toEqual([['1'], '2'])
      const keys = [
        ...[
          `gallery:${id}`,
          'gallery@*',
          'gallery@ottawa',
          'galleryCover@ottawa',
          'media:2',
          'search',
        ],
      ]
      expect(heard.sort()).toEqual(keys)
    })

    test.each([
      ['nobody', null, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
      ['one without any assignment', [], 'FORBIDDEN', 'NOT_FOUND'],
      ['VIEW there', [{ locationId: 20, level: 'VIEW' as const }], 'FORBIDDEN', 'FORBIDDEN'],
      [
        'MANAGE elsewhere',
        [{ locationId: 10, level: 'MANAGE' as const }],
        'FORBIDDEN',
        'NOT_FOUND',
      ],
      ['MANAGE there', [{ locationId: 20, level: 'MANAGE' as const }], undefined, undefined],
      ['MANAGE everywhere', [{ locationId: null, level: 'MANAGE' as const }], undefined, undefined],
    ])('%s: creating %s, changing %s', async (_who, held, creating, changing) => {
      const headers = held === null ? {} : await records.volunteerWith(held)
      const inputs = {
        event: { locationId: '20', title: 'Diwali', startsAt: '2027-03-14T09:30' },
        article: { locationId: '20', title: 'News' },
        gallery: { locationId: '20', name: 'Pictures' },
      }
      for (const kind of ['event', 'article', 'gallery'] as const) {
        const { id } = await records.save(kind, { input: inputs[kind] })
        expect(codeOf(await records.ask(kind, { input: inputs[kind] }, headers)), kind).toBe(
          creating,
        )
        const call = { id, expectedVersion: 1, input: inputs[kind] }
        expect(codeOf(await records.ask(kind, call, headers)), kind).toBe(changing)
      }
    })

    test('who contributes makes a draft of pictures that nobody sees yet; what is public stays to who manages', async () => {
      const headers = await records.volunteerWith([{ locationId: 20, level: 'CONTRIBUTE' }])
      await records.app.database.orm
        .update(mediaItems)
        .set({ locationId: 20 })
        .where(eq(mediaItems.id, 3))
      const input = { locationId: '20', name: 'From the festival', items: ['3'] }
      const made = await records.ask('gallery', { input }, headers)
      expect(codeOf(made)).toBeUndefined()
      const { id, version } = made.data.saved
      const [row] = await records.app.database.orm
        .select()
        .from(galleries)
        .where(eq(galleries.id, Number(id)))
      expect(row).toMatchObject({ status: 'INACTIVE', isPublic: true })
      const opened = { id, expectedVersion: version, input: { status: 'ACTIVE' } }
      expect(codeOf(await records.ask('gallery', opened, headers))).toBe('FORBIDDEN')
    })

    test('a private picture of another location does not become public through a gallery', async () => {
      const held = [
        { locationId: 20, level: 'MANAGE' as const },
        { locationId: 10, level: 'VIEW' as const },
      ]
      const headers = await records.volunteerWith(held)
      await records.app.database.orm
        .update(mediaItems)
        .set({ locationId: 10 })
        .where(eq(mediaItems.id, 3))
      const input = { locationId: '20', name: 'Mine now', items: ['3'] }
      const refused = await records.ask('gallery', { input }, headers)
      expect(refused.errors[0]?.extensions.issues).toMatchObject([{ field: 'items' }])
      const kept = await records.ask('gallery', { input: { ...input, isPublic: false } }, headers)
      expect(codeOf(kept)).toBeUndefined()
      const { id } = kept.data.saved
      const opened = { id, expectedVersion: 1, input: { isPublic: true } }
      expect(codeOf(await records.ask('gallery', opened, headers))).toBe('BAD_USER_INPUT')
      expect(await records.app.database.orm.select().from(galleries)).not.toContainEqual(
        expect.objectContaining({ name: 'Mine now', isPublic: true }),
      )
    })
  },
)

const GALLERY = /* GraphQL */ `query ($id: ID!) {
  gallery(id: $id) { media { featuredMediaItem { id } items { id } } }
}`

function idsOf(gallery: { media: { items: { id: string }[] }[] }): string[] {
  return gallery.media.flatMap(({ items }) => items.map(({ id }) => id))
}
