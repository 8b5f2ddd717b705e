import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { eventCategories } from '#schema/entities/event'
import { parseHours } from '#schema/entities/hours'
import { locationConfiguration } from '#schema/entities/location'
import type { LinkValue } from '#schema/fields'
import { isSlug } from '#schema/fields/slug'
import { checkPage, checkStructure } from '#schema/page/check-page'
import { allBlocks, readContent } from '#schema/page/content'
import { layoutRegistry } from '#schema/page/page-outlet'
import type { RecordReference } from '#schema/site/page-record'
import { recordAt } from '#schema/site/record-address'
import { cleanHtml } from '#schema/text/clean-html'
import { sample } from './index'
import { type Value, valuesOf } from './testing/values-of'

const { locations, pictures, galleries, topics, events, posts, documents } = sample
const { wisdom, activities, faqs, socialPosts } = sample

/** Every version of every page: the same page may be another at another location. */
const pages = documents.flatMap((document) =>
  document.items.map(({ locationId, content }) => ({
    name: `${document.externalUrl ?? document.title} of location ${locationId}`,
    document,
    locationId,
    content,
  })),
)
const ids = (records: readonly { readonly id: number }[]) => new Set(records.map(({ id }) => id))

describe('sample records', () => {
  test('ids are unique, kind by kind', () => {
    const kinds = [locations, pictures, galleries, topics, events, posts, documents]
    for (const records of [...kinds, wisdom, activities, faqs, socialPosts])
      expect(ids(records).size).toBe(records.length)
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length)
    expect(new Set(locations.map(({ slug }) => slug)).size).toBe(locations.length)
  })

  test('what the specification names is there', () => {
    expect(ids(locations)).toContain(10)
    expect(locations.map(({ slug }) => slug)).toContain('ottawa')
    expect(galleries.find(({ id }) => id === 100)?.isPublic).toBe(true)
    expect(galleries.some(({ isPublic }) => !isPublic)).toBe(true)
    expect(topics.filter(({ parentId }) => parentId === 272).length).toBeGreaterThanOrEqual(6)
    for (const id of [3, 4, 5, 6, 7]) expect(ids(documents)).toContain(id)
  })

  test('there are four locations or more, in as many time zones', () => {
    expect(new Set(locations.map(({ timeZone }) => timeZone)).size).toBeGreaterThanOrEqual(4)
    for (const { slug, timeZone, configuration } of locations) {
      expect(isSlug(slug), slug).toBe(true)
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), slug).not.toThrow()
      expect(locationConfiguration.parse(configuration)).toEqual(configuration)
    }
  })

  test('no page chooses a picture twice', () => {
    const twice = pages.flatMap((page) => {
      const chosen = picturesOf(page)
      const again = chosen.filter((id, index) => chosen.indexOf(id) !== index)
      return again.length === 0 ? [] : [`${page.name}: ${again.join(', ')}`]
    })
    expect(twice).toEqual([])
  })

  test('the pictures of an event do not show again what is above them', () => {
    const twice = events.filter(({ mediaId, photoIds = [] }) =>
      photoIds.some((id, at) => id === mediaId || photoIds.indexOf(id) !== at),
    )
    expect(twice.map(({ id }) => id)).toEqual([])
  })

  test('no two activities of a location show the same picture in a list', () => {
    for (const { id } of locations) {
      const shown = activities.filter(({ locationId }) => locationId === id)
      const first = shown.map(({ mediaId }) => mediaId)
      expect(first, `location ${id}`).toEqual([...new Set(first)])
    }
  })

  test('events, articles, talks, activities and questions are in Gujarati', () => {
    for (const records of [events, posts, wisdom, activities, faqs])
      for (const { id, texts = [] } of records) {
        const text = texts.find(({ language }) => language === 'gu-IN')
        expect(
          Object.values(text ?? {}).every((said) => said !== ''),
          `record ${id}`,
        ).toBe(true)
        expect(text?.title ?? text?.question, `record ${id}`).toMatch(/[\u0a80-\u0aff]/)
      }
    for (const { slug, locationId, texts = [] } of activities)
      expect(texts[0]?.intro, `${slug} of ${locationId}`).toMatch(/^<p>.*[\u0a80-\u0aff].*<\/p>$/)
  })

  test('whatever a record points at is there', () => {
    for (const { id, featuredMediaId, mediaIds, locationId } of galleries) {
      expectPictures([featuredMediaId, ...mediaIds], `gallery ${id}`)
      expect(ids(locations), `gallery ${id}`).toContain(locationId)
    }
    for (const { id, mediaIds, parentId } of topics) {
      expectPictures(mediaIds, `topic ${id}`)
      if (parentId !== null) expect(ids(topics), `topic ${id}`).toContain(parentId)
    }
    for (const { id, mediaId, locationId } of [...events, ...posts]) {
      expectPictures(mediaId === null ? [] : [mediaId], `record ${id}`)
      expect(ids(locations), `record ${id}`).toContain(locationId)
    }
    for (const { id, content } of posts)
      expectPictures(
        content.flatMap(({ media }) => media?.mediaIds ?? []),
        `post ${id}`,
      )
  })

  test('each location has eight events to come or more, of all categories', () => {
    for (const { id, slug } of locations) {
      const own = events.filter(({ locationId, inDays }) => locationId === id && inDays > 0)
      expect(own.length, slug).toBeGreaterThanOrEqual(8)
      expect(new Set(own.map(({ category }) => category)), slug).toEqual(new Set(eventCategories))
    }
  })

  test('news are of all kinds; some lack a picture, one is not out yet, one is over', () => {
    expect(new Set(posts.map(({ type }) => type)).size).toBe(4)
    expect(posts.some(({ mediaId }) => mediaId === null)).toBe(true)
    expect(posts.filter(({ daysAgo }) => daysAgo < 0)).toHaveLength(1)
    expect(posts.filter(({ expiresInDays }) => (expiresInDays ?? 1) < 0)).toHaveLength(1)
    for (const { slug } of posts) expect(isSlug(slug), slug).toBe(true)
  })

  test('formatted texts are clean already', () => {
    const texts = [
      ...events.map(({ body }) => body ?? ''),
      ...activities.map(({ intro }) => intro),
      ...faqs.map(({ answer }) => answer),
      ...topics.flatMap(({ items }) => items.map(({ richText }) => richText)),
      ...posts.flatMap(({ content }) => content.map(({ text }) => text ?? '')),
    ]
    for (const text of texts) expect(withoutSpelling(cleanHtml(text))).toBe(withoutSpelling(text))
  })
})

describe('sample pages', () => {
  test.each(pages)('$name keeps every rule of the registry', ({ document, content }) => {
    const registry = document.type === 'LAYOUT' ? layoutRegistry(definitions) : definitions
    expect(readContent(JSON.stringify(content))).toMatchObject({ ok: true })
    expect(checkStructure(content, definitions)).toEqual([])
    expect(checkPage(content, registry)).toEqual([])
  })

  test.each(pages)('$name points at what is there', ({ document, content }) => {
    for (const value of valuesOf(content.blocks)) expectToExist(value, { document, content })
  })

  test.each(pages)('$name holds formatted text that is clean already', ({ content }) => {
    for (const { id, type, value } of valuesOf(content.blocks))
      if (type === 'html' || type === 'richtext')
        expect(withoutSpelling(cleanHtml(value as string)), id).toBe(
          withoutSpelling(value as string),
        )
  })

  test.each(locations)('$slug has hours that can be read', ({ hours = '[]' }) => {
    const groups = JSON.parse(hours) as unknown[]
    expect(groups.length).toBeGreaterThan(0)
    expect(parseHours(hours)).toHaveLength(groups.length)
  })

  test('every location has a home page', () => {
    for (const { id, slug } of locations) {
      const home = documents.filter(
        ({ locationId, type, externalUrl }) =>
          locationId === id && type === 'LOCATION' && externalUrl === '/',
      )
      expect(home, slug).toHaveLength(1)
    }
  })

  test('no two pages of a site have one address', () => {
    const addresses = documents.map(({ locationId, externalUrl }) => `${locationId}${externalUrl}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('the quick links of the carousel and the links of an event lead somewhere', () => {
    for (const path of [
      '/visit#opening-times',
      '/visit#getting-here',
      '/services#shayona-catering',
    ])
      expectPath(path, 10, path)
    expectPath('/galleries/murti-darshan', 10, 'quick links')
    for (const { id, locationId } of events)
      expectPath(`/connect/events/${id}`, locationId, 'event')
  })
})

interface Page {
  readonly document: (typeof documents)[number]
  readonly content: (typeof pages)[number]['content']
}

/** The pictures that a page chooses itself: what events, news and talks show on it changes by the day. */
function picturesOf({ content }: Page): number[] {
  return valuesOf(content.blocks).flatMap(({ type, value }) => {
    if (type === 'media') return typeof value === 'number' ? [value] : []
    return type === 'medias' ? (value as number[]) : []
  })
}

/** The targets that a value of each type must have; the other types have none. */
const pointers: Readonly<Record<string, (value: unknown, page: Page, where: string) => void>> = {
  media: (value, _page, where) => expectPictures([value as number], where),
  medias: (value, _page, where) => expectPictures(value as number[], where),
  // Visitors must be allowed to see it.
  gallery: (value, _page, where) =>
    expect(ids(galleries.filter(({ isPublic }) => isPublic)), where).toContain(value),
  topic: (value, _page, where) => expect(ids(topics), where).toContain(value),
  event: (value, _page, where) => expect(ids(events), where).toContain(value),
  link: (value, page, where) => expectToLead(value as LinkValue, page, where),
  html: expectLinksToLead,
  richtext: expectLinksToLead,
}

function expectToExist({ id, type, value }: Value, page: Page): void {
  if (value !== null) pointers[type]?.(value, page, `block ${id}`)
}

function expectLinksToLead(markup: unknown, page: Page, where: string): void {
  for (const [, href = ''] of (markup as string).matchAll(/href="([^"]*)"/g))
    expectToLead({ href }, page, where)
}

/** Each picture is there, and one that visitors may see: what is in private galleries alone they may not. */
function expectPictures(mediaIds: readonly number[], where: string): void {
  for (const id of mediaIds) {
    expect(ids(pictures), where).toContain(id)
    const holding = galleries.filter((gallery) => gallery.mediaIds.includes(id))
    expect(holding.length === 0 || holding.some(({ isPublic }) => isPublic), where).toBe(true)
  }
}

function expectToLead(link: LinkValue, { document, content }: Page, where: string): void {
  if (link.pageId) expect(ids(documents), where).toContain(link.pageId)
  else if (link.blockId)
    expect(
      [...allBlocks(content.blocks)].map(({ id }) => id),
      where,
    ).toContain(link.blockId)
  if (link.href?.startsWith('/')) expectPath(link.href, document.locationId, where)
}

/** A path leads to a page of the location's own site, or to one of the default location's. */
function expectPath(href: string, locationId: number, where: string): void {
  const [address = '', anchor] = href.split('#')
  const path = address.replace(/\/$/, '') || '/'
  const fitting = recordAt(path)
  const own = fitting && isThere(fitting.record) ? fitting.template : path
  const page = documents.find(
    ({ locationId: owner, externalUrl }) =>
      (owner === locationId || owner === 10) && externalUrl === own,
  )
  expect(page, `${where}: ${href}`).toBeDefined()
  if (!anchor) return
  for (const { content } of page?.items ?? [])
    expect(
      [...allBlocks(content.blocks)].map(({ id }) => id),
      href,
    ).toContain(anchor)
}

function isThere(record: RecordReference): boolean {
  if ('slug' in record)
    return record.kind === 'newsArticle' && posts.some(({ slug }) => slug === record.slug)
  if (record.kind === 'event') return ids(events).has(record.id)
  return record.kind === 'gallery' && ids(galleries).has(record.id)
}

/** Markup with its entities and quotation marks spelled one way. */
function withoutSpelling(markup: string): string {
  return markup.replace(/&nbsp;|&#xA0;/g, '\u00a0').replace(/&#x26;|&amp;/g, '&')
}
