import { expect, test } from 'vitest'
import { openContentSource, picture } from '../testing/open-content-source'

test('pictures that many blocks ask for at once are one request, in the order asked', async () => {
  const { source, asked } = openContentSource({
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
  const { source } = openContentSource({
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
  const { source, client } = openContentSource({
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
  client.recordsChanged('media')
  expect(source.mediaRead?.(5)).toBeUndefined()
})

test('more pictures than a list may hold are asked for in several requests', async () => {
  const { source, asked } = openContentSource({
    MediaByIds: () => ({ allMedia: { __typename: 'MediaConnection', nodes: [] } }),
  })
  await source.media(Array.from({ length: 250 }, (_, index) => index + 1))
  expect(asked.map(({ variables }) => (variables.ids as string[]).length)).toEqual([100, 100, 50])
})
