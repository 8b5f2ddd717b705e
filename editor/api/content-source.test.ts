import { expect, test } from 'vitest'
import { OTTAWA } from '../testing/fake-network'
import { openContentSource, picture } from '../testing/open-content-source'

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
  const { source, asked } = openContentSource({
    Topic: () => ({
      topic: {
        ...topic('272', 'Visitor guidelines'),
        topicChildren: [children],
      },
    }),
  })
  const found = await source.record('topic', 272)
  expect(found).toMatchObject({
    id: 272,
    items: [{ title: 'Visitor guidelines', richText: '<p>Visitor guidelines</p>' }],
  })
  const [below] = found?.topicChildren ?? []
  expect(below?.items.map(({ items }) => items[0]?.title)).toEqual(['Dress code', 'Shoes'])
  await source.record('topic', 272)
  expect(asked).toHaveLength(1)
})

test('what is not there is absent', async () => {
  const { source } = openContentSource({
    Topic: () => ({ topic: null }),
    Gallery: () => ({ gallery: null }),
    Location: () => ({ location: null }),
  })
  expect(await source.record('topic', 1)).toBeNull()
  expect(await source.record('gallery', 1)).toBeNull()
  expect(await source.record('location', 'nowhere')).toBeNull()
  expect(await source.media([])).toEqual([])
})

test('a location’s own configuration is kept as it is', async () => {
  const configuration = { accent: '#c2410c', partnerId: '0042', nested: { id: '7' } }
  const { source } = openContentSource({
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
            kind: 'OPENING',
            description: null,
            texts: [],
            hours: [{ __typename: 'OpeningHours', weekday: 'SUNDAY', startHour: 6.5, endHour: 20 }],
          },
        ],
        specialDays: [
          {
            ...{ __typename: 'SpecialDay', date: '2026-12-25', name: 'Holiday', group: null },
            ...{ hours: [], texts: [], until: null, except: [], repeats: null, ofNetwork: false },
          },
        ],
      },
    }),
  })
  expect(await source.record('location', 'ottawa')).toMatchObject({
    id: 12,
    configuration,
    hours: [{ id: 1, hours: [{ weekday: 'SUNDAY', startHour: 6.5 }] }],
    specialDays: [{ date: '2026-12-25', hours: [] }],
  })
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
  const { source } = openContentSource({
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
  const { source } = openContentSource({
    PageAddresses: () => {
      if (broken) throw new TypeError('Failed to fetch')
      return {
        pageAddresses: [{ __typename: 'PageAddress', id: '3', title: 'Visit', path: '/visit' }],
      }
    },
  })
  await expect(source.pages({ ids: [3] })).rejects.toThrow()
  broken = false
  expect(await source.pages({ ids: [3] })).toEqual([{ id: 3, title: 'Visit', path: '/visit' }])
})
