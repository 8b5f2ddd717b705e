import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { codeOf, openTestRecords, type TestRecords } from '../testing/test-records'

const UPDATE = `mutation ($id: ID!, $altText: String, $texts: [MediaTextInput!]) {
  updateMediaItem(id: $id, altText: $altText, texts: $texts) {
    altText caption texts { language locationId altText caption } } }`
const GALLERY = `query ($id: ID!) { gallery(id: $id) { itemCount media {
  id language location locationId featuredMediaItem { id altText } items { id altText caption } } } }`

describe.each(testDatabases)('pictures per language and location, on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const describePicture = (id: string, given: object, headers?: Record<string, string>) =>
    records.api.ask(UPDATE, { id, ...given }, headers)
  /** The sets of a gallery: `language location`, with the cover and the alternative texts. */
  async function sets(id: string) {
    const { data, errors } = await records.api.ask(GALLERY, { id }, {})
    expect(errors).toEqual([])
    return data.gallery.media.map((set) => [
      `${set.language} ${set.location}`,
      set.featuredMediaItem?.id,
      set.items.map(({ altText }) => altText),
    ])
  }

  test('a gallery has a set for each place that has words or a cover of its own, by the ranking', async () => {
    const { id } = await records.save('gallery', {
      input: {
        ...{ locationId: '20', name: 'દીવા', items: ['1', '2'], featuredMedia: '1' },
        covers: [{ language: 'gu-IN', location: null, picture: '2' }],
      },
    })
    await describePicture('1', { altText: 'The mandir' })
    await describePicture('2', { altText: 'A lamp' })
    await describePicture('1', {
      texts: [
        { language: 'gu-IN', altText: 'મંદિર' },
        { language: 'gu-IN', locationId: '10', altText: 'અમારું મંદિર' },
      ],
    })
    expect(await sets(id)).toEqual([
      ['en-US ottawa', '1', ['The mandir', 'A lamp']],
      // Nothing was written for Ottawa: location 10 comes next.
      ['gu-IN ottawa', '2', ['અમારું મંદિર', 'A lamp']],
      ['gu-IN null', '2', ['મંદિર', 'A lamp']],
      ['gu-IN main', '2', ['અમારું મંદિર', 'A lamp']],
    ])
    const { data } = await records.api.ask(GALLERY, { id }, {})
    expect(data.gallery.itemCount).toBe(2)
    expect(new Set(data.gallery.media.map((set) => set.id)).size).toBe(4)
    const all = await records.api.ask(
      `query ($id: ID!) { ofGallery: allMedia(galleryId: $id) { totalCount nodes { language locationId } }
        byIds: allMedia(ids: ["1", "2"]) { nodes { language locationId items { id altText } } }
        location(slug: "ottawa") { galleries { id media { featuredMediaItem { id } items { url } } } } }`,
      { id },
      {},
    )
    expect(all.errors).toEqual([])
    expect(all.data.ofGallery.totalCount).toBe(4)
    expect(all.data.byIds.nodes).toEqual([
      { language: 'en-US', locationId: null, items: [{ id: '1', altText: 'The mandir' }] },
      { language: 'en-US', locationId: null, items: [{ id: '2', altText: 'A lamp' }] },
      { language: 'gu-IN', locationId: '10', items: [{ id: '1', altText: 'અમારું મંદિર' }] },
      { language: 'gu-IN', locationId: null, items: [{ id: '1', altText: 'મંદિર' }] },
    ])
    const own = all.data.location.galleries.find((gallery) => gallery.id === id)
    expect(own?.media[0].items).toHaveLength(2)
    expect(own?.media[1]?.featuredMediaItem).toEqual({ id: '2' })
  })

  test('words are changed one by one, and taken away again', async () => {
    const gujarati = { language: 'gu-IN', locationId: null }
    await describePicture('2', { texts: [{ ...gujarati, altText: 'દીવો', caption: 'સાંજે' }] })
    const one = await describePicture('2', { texts: [{ ...gujarati, caption: '' }] })
    expect(one.data.updateMediaItem.texts).toEqual([{ ...gujarati, altText: 'દીવો', caption: '' }])
    const none = await describePicture('2', {
      texts: [{ ...gujarati, altText: null, caption: null }],
    })
    expect(none.data.updateMediaItem.texts).toEqual([])
  })

  test.each([
    ['a language that is none', [{ language: 'Gujarati', altText: 'x' }], /isn’t a language/],
    [
      'a location that is not there',
      [{ language: 'en-US', locationId: '999', altText: 'x' }],
      /Location 999 doesn’t exist/,
    ],
    ['words that are too long', [{ language: 'gu-IN', altText: 'અ'.repeat(501) }], /at most 500/],
    [
      'one place twice',
      [{ language: 'gu-IN' }, { language: 'gu-IN' }],
      /same language and location/,
    ],
    ['too many', Array.from({ length: 301 }, () => ({ language: 'gu-IN' })), /at most 300/],
  ])('%s is refused', async (_, texts, message) => {
    const { errors } = await describePicture('2', { texts })
    expect(errors[0]?.message).toMatch(message)
  })

  test('the library lists what lacks words in a language, a shown caption included, and of chosen ids those alone', async () => {
    const lacking = async (given: object) => {
      const { data, errors } = await records.api.ask(
        `query ($lacksLanguage: String, $ids: [ID!]) {
          mediaLibrary(lacksLanguage: $lacksLanguage, ids: $ids, sort: asc, sortBy: NAME) { nodes { item { id } } } siteLanguages }`,
        { ids: ['1', '2'], ...given },
      )
      expect(errors).toEqual([])
      return data.mediaLibrary.nodes.map(({ item }) => item.id).sort()
    }
    const gujarati = (words: object) => ({ texts: [{ language: 'gu-IN', ...words }] })
    await describePicture('1', gujarati({ altText: 'મંદિર', caption: null }))
    await describePicture('2', gujarati({ altText: null, caption: null }))
    expect(await lacking({ lacksLanguage: 'gu-IN' })).toEqual(['2'])
    expect(await lacking({ lacksLanguage: 'gu-IN', ids: ['1'] })).toEqual([])
    expect(await lacking({})).toEqual(['1', '2'])
    await records.api.ask('mutation { updateMediaItem(id: "1", caption: "At dusk") { id } }')
    expect(await lacking({ lacksLanguage: 'gu-IN' })).toEqual(['1', '2'])
    await describePicture('1', gujarati({ caption: 'સાંજે' }))
    await describePicture('2', { ...gujarati({ altText: 'દીવો' }), altText: '' })
    expect(await lacking({ lacksLanguage: 'gu-IN' })).toEqual([])
    expect(await lacking({ lacksLanguage: 'en-US' })).toEqual(['2'])
    await describePicture('2', { ...gujarati({ altText: null }), altText: 'A lamp' })
    const { data } = await records.api.ask('{ siteLanguages }', {}, {})
    expect(data.siteLanguages[0]).toBe('en-US')
    const { errors } = await records.api.ask(
      '{ mediaLibrary(lacksLanguage: "x y") { totalCount } }',
    )
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('ten who write words of ten places at once are all heard', async () => {
    const languages = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii', 'jj']
    const answers = await Promise.all(
      languages.map((language) =>
        describePicture('2', { texts: [{ language, altText: language }] }),
      ),
    )
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const { data } = await describePicture('2', {
      texts: languages.map((language) => ({ language, altText: null })),
    })
    expect(data.updateMediaItem.texts).toEqual([])
  })

  test('a location writes its own words for a picture of the network, and no others', async () => {
    const ottawa = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    const own = { texts: [{ language: 'en-US', locationId: '20', altText: 'Ours' }] }
    expect((await describePicture('2', own, ottawa)).errors).toEqual([])
    expect(codeOf(await describePicture('2', { altText: 'No' }, ottawa))).toBe('FORBIDDEN')
    const others = { texts: [{ language: 'en-US', locationId: '10', altText: 'No' }] }
    expect(codeOf(await describePicture('2', others, ottawa))).toBe('FORBIDDEN')
    const everywhere = { texts: [{ language: 'gu-IN', altText: 'No' }] }
    expect(codeOf(await describePicture('2', everywhere, ottawa))).toBe('FORBIDDEN')
    expect(codeOf(await describePicture('2', own, {}))).toBe('UNAUTHENTICATED')
  })

  test.each([
    [
      'a location that is not there',
      { location: 'nowhere', picture: '1' },
      /Location 'nowhere' doesn’t exist/,
    ],
    [
      'a picture that is not there',
      { location: null, picture: '9999' },
      /Picture 9999 doesn’t exist/,
    ],
    ['a language that is none', { language: 'English', picture: '1' }, /pattern/],
  ])('a cover for %s is refused', async (_, cover, message) => {
    const { errors } = await records.ask('gallery', {
      input: { name: 'Lamps', covers: [{ language: 'gu-IN', ...cover }] },
    })
    expect(errors[0]?.message).toMatch(message)
  })

  test('two covers for one place are refused', async () => {
    const cover = { language: 'gu-IN', location: 'ottawa', picture: '1' }
    const { errors } = await records.ask('gallery', {
      input: { name: 'Lamps', covers: [cover, cover] },
    })
    expect(errors[0]?.message).toMatch(/There’s already a cover for this language and location/)
  })
})
