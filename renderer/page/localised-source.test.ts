import { expect, test } from 'vitest'
import * as records from '#renderer/testing/records'
import * as world from '#renderer/testing/world'
import eventDefinition from '#schema/records/event/event.record'
import { articleRecord } from '#schema/records/news-article/article-record'
import newsArticle from '#schema/records/news-article/news-article.record'
import { localisedSource } from './localised-source'

const sourceOf = world.sourceWith
const gujarati = { locationId: 10, language: 'gu-IN' }

test('an entry of a schedule is said in the language of the page, and one without it as it is', async () => {
  const times = { startsAt: '2026-11-24T00:30:00Z', endsAt: '' }
  const arti = { title: 'Arti', ...times, texts: [{ language: 'gu-IN', title: 'આરતી' }] }
  const event = records.eventOf(1, { schedule: [arti, { title: 'Dinner', ...times, texts: [] }] })
  const source = sourceOf(records.sourceOfEvents([event]))
  const titles = async (language: string) => {
    const local = localisedSource(source, { locationId: 10, language })
    const [said] = await local.recordsOf(eventDefinition, { first: 1 })
    return said?.values.schedule.map(({ title }) => title)
  }
  expect(await titles('gu-IN')).toEqual(['આરતી', 'Dinner'])
  expect(await titles('hi-IN')).toEqual(['Arti', 'Dinner'])
})

test('an article says its category and its author in the language, and is filtered as before', async () => {
  const article = records.articleOf(1, {
    ...{ category: 'Community', authorName: 'Hansa Patel', authorBio: 'Writes.' },
    texts: [textOf({ category: 'સમાજ', authorName: 'હંસા પટેલ' })],
  })
  const source = localisedSource(sourceOf(world.sourceOfRecords([article])), gujarati)
  const [said] = await source.recordsOf(newsArticle, {
    filter: { category: 'Community' },
    first: 1,
  })
  const shown = said && articleRecord(said, gujarati.language)
  expect(shown).toMatchObject({ category: 'Community', categoryName: 'સમાજ' })
  expect(shown?.author).toMatchObject({ name: 'હંસા પટેલ', bio: 'Writes.' })
})

test('a text of its own is in place of all its texts, and the pictures stay', () => {
  const part = { text: '', videoUrl: '', pictures: [], layout: '' } as const
  const article = records.articleOf(1, {
    content: [
      { ...part, text: '<p>One.</p>' },
      { ...part, pictures: [world.picture(5)] },
      { ...part, text: '<p>Two.</p>' },
    ],
    texts: [textOf({ text: '<p>એક.</p>' })],
  })
  const { content } = articleRecord(article, 'gu-IN')
  expect(content.map(({ text, mediaSelection }) => text ?? mediaSelection?.media.length)).toEqual([
    '<p>એક.</p>',
    1,
    undefined,
  ])
})

test('a list that says the same in the language is the one that was read', async () => {
  const found = [records.articleOf(1), records.articleOf(2)]
  const source = localisedSource(sourceOf({ recordsOf: async () => found as never }), gujarati)
  expect(await source.recordsOf(newsArticle, { first: 2 })).toBe(found)
})

test('pages of a place share the copies in their words, and those of another have their own', async () => {
  const found = [records.articleOf(1, { texts: [textOf({ title: 'એક' })] })]
  const stored = sourceOf({ recordsOf: async () => found as never })
  const read = (place: typeof gujarati) =>
    localisedSource(stored, place).recordsOf(newsArticle, { first: 1 })
  const copy = await read(gujarati)
  expect(copy[0]?.values.title).toBe('એક')
  expect(await read({ ...gujarati })).toBe(copy)
  expect((await read({ ...gujarati, language: 'en-US' }))[0]?.values.title).toBe(
    found[0]?.values.title,
  )
  expect((await read(gujarati))[0]?.values.title).toBe('એક')
})

function textOf(text: Partial<records.Article['values']['texts'][number]>) {
  const none = { title: '', category: '', description: '', authorName: '', authorBio: '', text: '' }
  return { language: 'gu-IN', ...none, ...text }
}

test('a gallery and its tile have their words, and the search is told the language', async () => {
  const texts = [{ language: 'gu-IN', name: 'દિવાળી', description: 'ચાર સાંજ.' }]
  const asked: unknown[] = []
  const source = localisedSource(
    sourceOf({
      gallery: async () => ({ ...world.galleryOf(1, []), texts }),
      async search(query) {
        asked.push(query)
        return { totalCount: 0, hits: [] }
      },
    }),
    gujarati,
  )
  expect(await source.record('gallery', 1)).toMatchObject({
    name: 'દિવાળી',
    description: 'ચાર સાંજ.',
  })
  await source.search({ locationSlug: 'ottawa', text: 'arti', first: 1 })
  expect(asked).toMatchObject([{ language: 'gu-IN' }])
})
