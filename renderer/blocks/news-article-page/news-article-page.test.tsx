import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { structured } from '#renderer/testing/structured'
import { violations } from '#renderer/testing/violations'
import { homePage, picture, sourceOfRecords, sourceWith } from '#renderer/testing/world'
import type { ContentSource } from '#schema/api/content-source'
import type { RecordSummary } from '#schema/records/record-summary'
import type { PageContext } from '#schema/site/page-context'
import { type Article, articleOf } from '../../testing/records'
import newsArticlePage from './news-article-page.block'
import structuredData from './news-article-page.jsonld'

beforeAll(() => void withObservers())

const nothing = { text: '', videoUrl: '', pictures: [], layout: '' } as const
const dome = articleOf(1, {
  title: 'The Dome & the Stars',
  slug: 'the-dome',
  content: [
    { ...nothing, layout: 'GRID_3', pictures: [5, 6, 5].map((id) => picture(id)) },
    { ...nothing, text: '<p>The first words.</p>' },
    { ...nothing, videoUrl: 'https://youtu.be/abcdefghijk' },
    { ...nothing, text: '<h2>Later</h2><p>More words.</p><script>alert(1)</script>' },
    { ...nothing, videoUrl: 'https://video.example.org/1' },
  ],
})

const original: RecordSummary = {
  ...{ kind: 'newsArticle', id: 9, key: 'diwali', title: 'દિવાળી', description: '', details: [] },
  ...{
    image: null,
    locationId: 20,
    locationSlug: 'ottawa',
    locationName: 'Ottawa',
    timeZone: 'UTC',
  },
  ...{ recordStatus: 'ACTIVE', isPublic: true, path: null, publishedAt: null, until: null },
  ...{ version: null, updatedAt: null },
}

/** The dome with other values. */
function changed(changes: Partial<Article['values']>): Article {
  return { ...dome, values: { ...dome.values, ...changes } }
}

function createPageContext(articles: readonly Article[], page: Partial<PageContext> = {}) {
  const source = {
    ...sourceOfRecords(articles),
    trail: async () => [
      { id: 1, title: 'Toronto', path: '/' },
      { id: 20, title: 'News', path: '/connect/news' },
    ],
  }
  return { source, page }
}

const ofRecord: Partial<PageContext> = {
  record: { kind: 'newsArticle', slug: 'the-dome' },
  path: '/connect/news/the-dome',
  canonical: 'https://www.example.org/connect/news/the-dome',
}

test('on the template page of articles it shows the article of the address', async () => {
  const root = await renderBlock(
    'NewsArticlePage',
    {},
    createPageContext([articleOf(2), dome], ofRecord),
  )
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('The Dome & the Stars')
})

test('an article that was made from another links to it, at the same site', async () => {
  const { source, page } = createPageContext([changed({ postMaster: 'diwali' })], ofRecord)
  const records: ContentSource['records'] = async (_, { keys = [] }) =>
    keys.map((key) => ({ ...original, key }))
  const world = { source: { ...source, records }, page }
  const root = await renderBlock('NewsArticlePage', {}, world)
  const link = within(root).getByRole('link', { name: 'દિવાળી' })
  expect(link.getAttribute('href')).toBe('/connect/news/diwali')
  expect(link.parentElement?.textContent).toBe('Original article: દિવાળી')
})

test('breadcrumbs lead back to all news and home', async () => {
  const root = await renderBlock('NewsArticlePage', {}, createPageContext([dome], ofRecord))
  const crumbs = within(within(root).getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(crumbs.getByText('Home').getAttribute('href')).toBe('/')
  expect(crumbs.getByText('News').getAttribute('href')).toBe('/connect/news')
  expect(crumbs.getByText('The Dome & the Stars').getAttribute('aria-current')).toBe('page')
})

test.each([
  ['NEWS', 'News'],
  ['PRESS_RELEASE', 'Press Release'],
  ['BLOG', 'Blog'],
  ['EXPERIENCE', 'Experience'],
] as const)('the badge is derived from the type: %s reads %s', async (type, words) => {
  const root = await renderBlock(
    'NewsArticlePage',
    {},
    createPageContext([changed({ type })], ofRecord),
  )
  expect(root.querySelector('.type-badge')?.textContent).toBe(words)
})

test("the date is that of the location's time zone", async () => {
  const root = await renderBlock('NewsArticlePage', {}, createPageContext([dome], ofRecord))
  const date = within(root).getByText('Sunday March 5, 2023')
  expect(date.getAttribute('datetime')).toBe('2023-03-05')
})

test.each([
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=', '&quote='],
  ['LinkedIn', 'https://www.linkedin.com/shareArticle?url=', '&title='],
  ['Twitter', 'https://twitter.com/intent/tweet?url=', '&text='],
])('%s is given the whole address and the title', async (network, before, between) => {
  const root = await renderBlock('NewsArticlePage', {}, createPageContext([dome], ofRecord))
  const link = within(root).getByRole('link', { name: `Share on ${network}` })
  const [url, text] = [ofRecord.canonical ?? '', dome.values.title].map(encodeURIComponent)
  expect(link.getAttribute('href')).toBe(`${before}${url}${between}${text}`)
})

test('its pictures, texts and videos are in their order; the first text is the intro', async () => {
  const root = await renderBlock('NewsArticlePage', {}, createPageContext([dome], ofRecord))
  const parts = Array.from(root.querySelector('.article-content')?.children ?? [])
  expect(parts.map(({ classList }) => classList[0])).toEqual([
    'pictures',
    'rich-text',
    'article-content-wide',
    'rich-text',
  ])
  expect(parts[0]?.querySelectorAll('.pictures-item')).toHaveLength(2)
  expect(parts[1]?.classList).toContain('article-content-intro')
  expect(parts[1]?.textContent).toBe('The first words.')
  expect(parts[3]?.classList).not.toContain('article-content-intro')
  expect(root.querySelector('script')).toBeNull()
  expect(await violations(root)).toEqual([])
})

test('a video that is neither of YouTube nor of Vimeo renders nothing', async () => {
  const root = await renderBlock('NewsArticlePage', {}, createPageContext([dome], ofRecord))
  expect(root.querySelectorAll('.player')).toHaveLength(1)
  expect(root.innerHTML).not.toContain('video.example.org')
})

test('its picture is above it, unless it shows it alone', async () => {
  const drawn = await renderBlock('NewsArticlePage', {}, createPageContext([dome], ofRecord))
  expect(drawn.querySelector('.news-article-page-picture')).not.toBeNull()
  const own = changed({ image: picture(5) })
  const again = await renderBlock('NewsArticlePage', {}, createPageContext([own], ofRecord))
  expect(again.querySelector('.news-article-page-picture')).toBeNull()
})

test('who wrote it is named', async () => {
  const author = { authorName: 'મીરા જોશી', authorAvatar: picture(8), authorBio: 'Carver.' }
  const root = await renderBlock(
    'NewsArticlePage',
    {},
    createPageContext([changed(author)], ofRecord),
  )
  expect(within(root).getByText('By મીરા જોશી')).toBeDefined()
})

test('pictures open large and videos play in their place', async () => {
  const root = await renderBlock('NewsArticlePage', {}, createPageContext([dome], ofRecord))
  const stop = startIslandsIn(root)
  fireEvent.click(within(root).getByRole('link', { name: 'Enlarge: Picture 6' }))
  expect(root.querySelector('dialog')?.open).toBe(true)
  fireEvent.click(within(root).getByText('Play: The Dome & the Stars'))
  expect(root.querySelector('iframe')?.hidden).toBe(false)
  stop()
  expect(root.querySelector('iframe')?.hidden).toBe(true)
})

test('further news follow, never the article itself', async () => {
  const articles = [dome, ...[2, 3, 4, 5].map((id) => articleOf(id))]
  const root = await renderBlock('NewsArticlePage', {}, createPageContext(articles, ofRecord))
  const further = within(root).getByRole('heading', { name: 'More News' }).closest('section')
  expect(Array.from(further?.querySelectorAll('h3') ?? [], (each) => each.textContent)).toEqual([
    'Article 2',
    'Article 3',
    'Article 4',
  ])
})

test('an article that is not there is Not Found, and its own page answers so', async () => {
  const { source, page } = createPageContext([], ofRecord)
  const root = await renderBlock('NewsArticlePage', {}, { source, page })
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Not Found')
  const definition = definitions.get('NewsArticlePage')
  const load = (article: string | null, context: PageContext) =>
    definition?.load?.(sourceWith(source), { article }, context)
  expect(definition?.isMissing?.(await load(null, { ...homePage, ...page }))).toBe(true)
  // An ordinary page is there, whatever became of the article that it shows.
  expect(definition?.isMissing?.(await load('gone', homePage))).toBe(false)
  expect(definition?.isMissing?.(await load(null, homePage))).toBe(false)
})

test('search engines read it as a NewsArticle', async () => {
  const [thing] = await structured(newsArticlePage, structuredData, {
    props: { article: 'the-dome' },
    ...createPageContext([dome], { siteRoot: '/ottawa' }),
  })
  expect(thing).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'The Dome & the Stars',
    url: '/ottawa/connect/news/the-dome',
    datePublished: '2023-03-06T03:00:00Z',
    publisher: { '@type': 'Organization', name: dome.locationName },
  })
  const image = picture(5)
  const [shown] = await structured(newsArticlePage, structuredData, {
    props: { article: 'the-dome' },
    ...createPageContext([changed({ image })], { siteRoot: '/ottawa' }),
  })
  expect(shown).toMatchObject({ image: [`${image.url}?w=1440`] })
})
