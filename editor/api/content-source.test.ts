import { expect, test } from 'vitest'
import { OTTAWA } from '../testing/fake-network'
import { createClient } from './client'
import { apolloContentSource } from './content-source'

const picture = (id: number, rest: Record<string, unknown> = {}) => ({
  __typename: 'MediaItem',
  id: String(id),
  displayName: `Picture ${id}`,
  caption: '',
  altText: 'A courtyard at dawn',
  dateTime: null,
  src: `/media/${id}/original`,
  url: `/media/${id}`,
  metadata: { __typename: 'MediaMetadata', width: 1600, height: 900 },
  type: 'image/webp',
  thumbnail: 'data:,',
  showCaptionText: false,
  focalPoint: { __typename: 'FocalPoint', x: 0.5, y: 0.5 },
  texts: [],
  ...rest,
})

test('pictures that many blocks ask for at once are one request, in the order asked', async () => {
  const { source, asked } = open({
    MediaByIds: ({ ids }) => ({
      allMedia: {
        __typename: 'MediaConnection',
        nodes: [
          {
            __typename: 'Media',
            id: '1',
            items: (ids as string[])
              .map(Number)
              .sort()
              .map((id) => picture(id)),
          },
        ],
      },
    }),
  })
  const [hero, gallery] = await Promise.all([source.media([5]), source.media([9, 5, 2])])
  expect(hero.map(({ id }) => id)).toEqual([5])
  expect(gallery.map(({ id }) => id)).toEqual([9, 5, 2])
  expect(asked).toEqual([{ operation: 'MediaByIds', variables: { ids: ['5', '9', '2'] } }])
  await source.media([2, 5])
  expect(asked).toHaveLength(1)
})

test('a picture that is not there, or is not one, is left out', async () => {
  const { source } = open({
    MediaByIds: () => ({
      allMedia: {
        __typename: 'MediaConnection',
        nodes: [{ __typename: 'Media', id: '1', items: [picture(5), picture(6, { type: null })] }],
      },
    }),
  })
  expect((await source.media([4, 5, 6])).map(({ id }) => id)).toEqual([5])
})

test('a picture with words for places keeps its own, and what was read is known until the store is cleared', async () => {
  const inGujarati = { language: 'gu-IN', locationId: null, altText: 'ચોક', caption: null }
  const node = (id: string, altText: string) => ({
    __typename: 'Media',
    id,
    items: [picture(5, { altText, texts: [{ __typename: 'MediaItemText', ...inGujarati }] })],
  })
  const { source, client } = open({
    MediaByIds: () => ({
      allMedia: {
        __typename: 'MediaConnection',
        nodes: [node('5', 'The forecourt'), node('5-gu-IN', 'ચોક')],
      },
    }),
  })
  expect(source.mediaRead?.(5)).toBeUndefined()
  expect((await source.media([5])).map(({ altText }) => altText)).toEqual(['The forecourt'])
  expect(source.mediaRead?.(5)?.altText).toBe('The forecourt')
  await client.clearStore()
  expect(source.mediaRead?.(5)).toBeUndefined()
})

test('more pictures than a list may hold are asked for in several requests', async () => {
  const { source, asked } = open({
    MediaByIds: () => ({ allMedia: { __typename: 'MediaConnection', nodes: [] } }),
  })
  await source.media(Array.from({ length: 250 }, (_, index) => index + 1))
  expect(asked.map(({ variables }) => (variables.ids as string[]).length)).toEqual([100, 100, 50])
})

test('a topic comes with its texts merged and its children in their order', async () => {
  const place = { language: 'en-US', locationId: null }
  const topic = (id: string, title: string) => ({
    __typename: 'Topic',
    id,
    externalUrl: null,
    dateTime: null,
    title: {
      __typename: 'TopicTitle',
      items: [{ __typename: 'TopicTitleItem', text: title, ...place }],
    },
    text: {
      __typename: 'TopicText',
      items: [{ __typename: 'TopicTextItem', richText: `<p>${title}</p>`, ...place }],
    },
    mediaSelection: null,
  })
  const child = (order: number, title: string) => ({
    __typename: 'TopicChildItem',
    order,
    topic: topic(`${400 + order}`, title),
  })
  const children = {
    __typename: 'TopicChild',
    id: '272-en-US',
    ...place,
    items: [child(2, 'Shoes'), child(1, 'Dress code')],
  }
  const { source, asked } = open({
    Topic: () => ({
      topic: {
        ...topic('272', 'Visitor guidelines'),
        topicChildren: [children],
      },
    }),
  })
  const found = await source.topic(272)
  expect(found).toMatchObject({
    id: 272,
    items: [{ title: 'Visitor guidelines', richText: '<p>Visitor guidelines</p>' }],
  })
  const [below] = found?.topicChildren ?? []
  expect(below?.items.map(({ items }) => items[0]?.title)).toEqual(['Dress code', 'Shoes'])
  await source.topic(272)
  expect(asked).toHaveLength(1)
})

test('what is not there is absent', async () => {
  const { source } = open({
    Topic: () => ({ topic: null }),
    Gallery: () => ({ gallery: null }),
    Location: () => ({ location: null }),
  })
  expect(await source.topic(1)).toBeNull()
  expect(await source.gallery(1)).toBeNull()
  expect(await source.location('nowhere')).toBeNull()
  expect(await source.media([])).toEqual([])
})

test('a location’s own configuration is kept as it is', async () => {
  const configuration = { accent: '#c2410c', partnerId: '0042', nested: { id: '7' } }
  const { source } = open({
    Location: ({ slug }) => ({
      location: {
        ...OTTAWA,
        slug,
        configuration,
        hours: [
          {
            __typename: 'HoursGroup',
            id: '1',
            name: 'Darshan',
            icon: null,
            description: null,
            hours: [{ __typename: 'OpeningHours', weekday: 'SUNDAY', startHour: 6.5, endHour: 20 }],
          },
        ],
        specialDays: [
          { __typename: 'SpecialDay', date: '2026-12-25', name: 'Holiday', group: null, hours: [] },
        ],
      },
    }),
  })
  expect(await source.location('ottawa')).toMatchObject({
    id: 12,
    configuration,
    hours: [{ id: 1, hours: [{ weekday: 'SUNDAY', startHour: 6.5 }] }],
    specialDays: [{ date: '2026-12-25', hours: [] }],
  })
})

test('an article comes with its pictures and its author', async () => {
  const { source, asked } = open({
    Posts: () => ({
      allPosts: {
        __typename: 'PostConnection',
        nodes: [
          {
            __typename: 'Post',
            id: '7',
            title: 'A new hall',
            type: 'BLOG',
            description: '',
            slug: 'a-new-hall',
            category: 'Local',
            createdAt: '2026-01-01T00:00:00Z',
            publishedAt: '2026-01-01T00:00:00Z',
            expireAt: null,
            image: null,
            author: { __typename: 'Author', name: 'A. Writer', bio: '', avatar: picture(3) },
            seoTags: [{ __typename: 'SeoTag', text: 'hall' }],
            fileURL: '',
            galleryIds: [],
            location: {
              __typename: 'PostLocation',
              id: '12',
              slug: 'ottawa',
              name: 'Ottawa',
              level: { __typename: 'PostLevel', levelNumber: 10, name: 'Centre' },
            },
            content: [
              {
                __typename: 'PostContent',
                order: 0,
                text: null,
                videoUrl: null,
                mediaSelection: {
                  __typename: 'PostMediaSelection',
                  metadata: { layout: 'ROW' },
                  media: [picture(5)],
                },
              },
            ],
          },
        ],
      },
    }),
  })
  const [article] = await source.news({ slugs: ['a-new-hall'], first: 1 })
  expect(article?.content[0]?.mediaSelection?.media[0]?.id).toBe(5)
  expect(article?.author?.avatar?.id).toBe(3)
  // An article is asked by its address whatever its type; a list is of news, unless it asks for all.
  await source.news({ first: 3, skip: 3 })
  await source.news({ first: 3, locationSlug: 'ottawa', everyType: true })
  expect(asked.map(({ variables }) => variables)).toMatchObject([
    { slugs: ['a-new-hall'], type: null },
    { slugs: null, type: 'NEWS', skip: 3 },
    { slugs: null, type: null, locationSlug: 'ottawa' },
  ])
})

test('galleries come as tiles, each with its picture', async () => {
  const tile = (id: string, media: unknown[]) => ({
    __typename: 'Gallery',
    id,
    title: `Gallery ${id}`,
    dateTime: null,
    category: 'Satsang',
    featured: true,
    itemCount: 4,
    media,
  })
  const { source } = open({
    GalleryTiles: () => ({
      galleries: {
        __typename: 'GalleryConnection',
        nodes: [
          tile('1', [
            {
              __typename: 'Media',
              id: '9',
              language: 'en-US',
              locationId: '10',
              featuredMediaItem: picture(5),
            },
          ]),
          tile('2', []),
        ],
      },
    }),
  })
  expect(await source.galleries({ category: 'Satsang', first: 6 })).toMatchObject([
    { id: 1, title: 'Gallery 1', itemCount: 4, image: { id: 5 } },
    { id: 2, image: null },
  ])
})

test('a failing request is a failure of those who asked, and is asked again later', async () => {
  let broken = true
  const { source } = open({
    PageAddresses: () => {
      if (broken) throw new TypeError('Failed to fetch')
      return {
        pageAddresses: [{ __typename: 'PageAddress', id: '3', title: 'Visit', path: '/visit' }],
      }
    },
  })
  await expect(source.pages([3])).rejects.toThrow()
  broken = false
  expect(await source.pages([3])).toEqual([{ id: 3, title: 'Visit', path: '/visit' }])
})

type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

function open(answers: Answers) {
  const asked: { operation: string; variables: Record<string, unknown> }[] = []
  const client = createClient({
    fetch: async (_url, init) => {
      const { operationName: operation, variables } = JSON.parse(String(init?.body))
      asked.push({ operation, variables })
      const data = answers[operation]?.(variables)
      return new Response(JSON.stringify({ data }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { source: apolloContentSource(client), client, asked }
}
