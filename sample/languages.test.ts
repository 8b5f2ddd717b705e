import { describe, expect, test } from 'vitest'
import { foreignLanguage } from '#renderer/parts/kit/foreign-language'
import { definitions } from '#renderer/registry/definitions'
import { inLanguage } from '#schema/entities/location'
import type { RecordText } from '#schema/entities/record-text'
import type { AnyField, Fields } from '#schema/fields'
import { allBlocks } from '#schema/page/content'
import { rawProps } from '#schema/page/stored-props'
import { recordDefinition } from '#schema/records'
import { plainText } from '#schema/text/plain-text'
import { sample } from './index'

/** The records of the sample, by what they are. */
const records: Readonly<Record<string, readonly object[]>> = {
  event: sample.events,
  gallery: sample.galleries,
  wisdom: sample.wisdom,
  activity: sample.activities,
  faq: sample.faqs,
  socialPost: sample.socialPosts,
  newsArticle: sample.posts.map(({ author, content, ...post }) => ({
    ...post,
    authorName: author?.name ?? '',
    authorBio: author?.bio ?? '',
    text: content.map(({ text }) => text ?? '').join(''),
  })),
}

/** The main pages of the network, which are in Hindi, too. */
const MAIN = ['/', '/visit', '/explore', '/connect', '/connect/events', '/search', '/locations']

/** The records that a Hindi reader finds listed on the main pages. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  event: ['title', 'venue', 'description', 'body'],
  gallery: ['name', 'description'],
  wisdom: ['title', 'pretitle', 'subtitle', 'description'],
  activity: ['title', 'timing', 'venue', 'description'],
  newsArticle: ['title', 'description'],
}

describe.each(Object.entries(records))('every %s', (kind, all) => {
  const fields = Object.entries(recordDefinition(kind).fields) as [string, AnyField][]
  const said = fields.flatMap(([name, field]) =>
    name === 'texts' && field.type === 'array' ? Object.keys(field.of) : [],
  )

  test('says in Gujarati whatever it says', () => {
    const left = all.flatMap((record) => leftOut(record, said, 'gu-IN'))
    expect(left).toEqual([])
  })

  test.each(['gu-IN', 'hi-IN'])('says in %s what the entries of its lists say', (language) => {
    const lists = fields.flatMap(([name, field]) =>
      field.type === 'array' && name !== 'texts' && 'texts' in field.of ? [name] : [],
    )
    const entries = all.flatMap((record) =>
      lists.flatMap((name) => (wordsIn(record, name) ?? []) as readonly object[]),
    )
    expect(entries.flatMap((entry) => leftOut(entry, ['title', 'timing'], language))).toEqual([])
  })

  test('is named in Hindi where a main page lists it', () => {
    expect(all.flatMap((record) => leftOut(record, LISTED[kind] ?? [], 'hi-IN'))).toEqual([])
  })
})

describe.each(['gu-IN', 'hi-IN'])('in %s', (language) => {
  test.each(sample.locations)('$slug has its name, its hours and its special days', (place) => {
    const { hours, specialDays = [], texts = [] } = place
    const groups = JSON.parse(hours ?? '[]')
    const location = { ...place, galleries: [], texts, hours: groups, specialDays }
    // Days are counted from that of loading; their dates do not matter here.
    const said = inLanguage(location as never, language)
    const words = [
      ...[said.name, said.introSubtitle, said.introText],
      ...said.hours.flatMap(({ name, description }) => [name, description ?? '']),
      ...said.specialDays.flatMap(({ name, group }) => [name, group ?? '']),
    ]
    expect(words.filter((text) => isForeign(text, language))).toEqual([])
  })

  test.each(pagesIn(language))('$name says nothing in another language', ({ title, texts }) => {
    expect([title, ...texts].filter((text) => isForeign(text, language))).toEqual([])
  })
})

test('every page is in Gujarati, for each location that has one of its own', () => {
  expect(withoutA('gu-IN', sample.documents)).toEqual([])
})

test('the main pages are in Hindi, and the pages of events and galleries that they lead to', () => {
  const templates = ['/connect/events/:event', '/galleries/:gallery']
  const main = sample.documents.filter(
    ({ locationId, externalUrl }) =>
      locationId === 10 && [...MAIN, ...templates].includes(externalUrl ?? ''),
  )
  expect(main).toHaveLength(MAIN.length + templates.length)
  for (const { externalUrl, items } of main)
    expect(
      items.map(({ language }) => language),
      `${externalUrl}`,
    ).toContain('hi-IN')
})

test('every topic is in Gujarati, for each location that has words of its own', () => {
  const left = sample.topics.flatMap(({ id, items }) =>
    places(items, 'en-US')
      .filter((place) => !places(items, 'gu-IN').includes(place))
      .map(String)
      .map((place) => `${id} of ${place}`),
  )
  expect(left).toEqual([])
  for (const { items } of sample.topics)
    for (const { language, title, richText } of items)
      for (const text of [title, plainText(richText)]) expect(isForeign(text, language)).toBe(false)
})

test.each(['gu-IN', 'hi-IN'])('every picture says in %s what it shows', (language) => {
  const left = sample.pictures.filter(({ altText, caption, texts = [] }) => {
    const said = texts.find((text) => text.language === language)
    return (
      (altText !== '' && isForeign(said?.altText || 'none', language)) ||
      (caption !== '' && isForeign(said?.caption || 'none', language))
    )
  })
  expect(left.map(({ id }) => id)).toEqual([])
})

function wordsIn(record: object, name: string): unknown {
  return Object.entries(record).find(([key]) => key === name)?.[1]
}

/** Lists the texts that a record lacks in a language: `title: Sunday Assembly`. */
function leftOut(record: object, names: readonly string[], language: string): string[] {
  const texts = (wordsIn(record, 'texts') ?? []) as readonly RecordText[]
  const said = texts.find((text) => text.language === language)
  return names.flatMap((name) => {
    const own = wordsIn(record, name)
    if (name === 'language' || typeof own !== 'string' || !/\p{L}/u.test(own)) return []
    const text = plainText(said?.[name] ?? '')
    return text !== '' && !isForeign(text, language) ? [] : [`${name}: ${own.slice(0, 60)}`]
  })
}

/** Returns whether most letters are of another language. */
function isForeign(text: string, language: string): boolean {
  return foreignLanguage(text, language) !== undefined
}

interface PlacedText {
  readonly language: string
  readonly locationId: number | null
}

function places(items: readonly PlacedText[], of: string) {
  return items.flatMap(({ language, locationId }) => (language === of ? [locationId] : []))
}

function withoutA(language: string, documents: typeof sample.documents): string[] {
  return documents.flatMap(({ externalUrl, title, items }) =>
    places(items, 'en-US')
      .filter((place) => !places(items, language).includes(place))
      .map((place) => `${externalUrl ?? title} of ${place}`),
  )
}

/** The pages in a language, with every text that people write in blocks. */
function pagesIn(of: string) {
  return sample.documents.flatMap(({ externalUrl, title, items }) =>
    items
      .filter(({ language }) => language === of)
      .map((item) => ({
        name: `${externalUrl ?? title} of ${item.locationId}`,
        title: item.title,
        texts: [...allBlocks(item.content.blocks)].flatMap((block) => [
          block.displayName ?? '',
          ...textsIn(definitions.get(block.name)?.fields ?? {}, rawProps(block)),
        ]),
      })),
  )
}

/** The texts in the fields of a block, without addresses, hours and options of lists. */
function textsIn(fields: Fields, props: Readonly<Record<string, unknown>>): string[] {
  return (Object.entries(fields) as [string, AnyField][]).flatMap(([name, field]) => {
    const value = props[name]
    if (field.type === 'array')
      return (value as readonly Readonly<Record<string, unknown>>[]).flatMap((item) =>
        textsIn(field.of, item),
      )
    if (typeof value !== 'string') return []
    if (field.type === 'html' || field.type === 'richtext') return [plainText(value)]
    const isWords =
      field.type === 'string' && !/^(?:https?:|@|\/)/.test(value) && !/handle/i.test(name)
    return isWords ? [value] : []
  })
}

test('the layout of the network names no single location', () => {
  const names = sample.locations.flatMap(({ address, texts }) => [
    address.city,
    ...(texts ?? []).map((text) => text.city ?? ''),
  ])
  const layout = sample.documents.filter(({ type }) => type === 'LAYOUT')
  for (const { items } of layout)
    for (const { content, language } of items)
      for (const name of names.filter((each) => each !== ''))
        expect(JSON.stringify(content), language).not.toContain(name)
})

test.each(['en-US', 'gu-IN', 'hi-IN'])(
  'the menu in %s has what every visitor looks for',
  (language) => {
    const menu = sample.navigations.find((one) => one.language === language)
    const entries = menu?.entries.map(({ link }) => link && 'href' in link && link.href)
    expect(entries).toEqual(
      expect.arrayContaining(['/visit', '/galleries/murti-darshan', '/services', '/visit/faq']),
    )
    expect(menu?.entries.filter(({ label }) => label === '')).toEqual([])
  },
)
