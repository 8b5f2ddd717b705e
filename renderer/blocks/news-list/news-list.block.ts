import type { ContentSource, RecordsQuery } from '#schema/api/content-source'
import { defineBlock } from '#schema/block/block'
import { recordFor, textIn } from '#schema/entities/record-text'
import { boolean, number, select, string } from '#schema/fields'
import { slugFromTitle } from '#schema/fields/slug'
import { searchTerms, t } from '#schema/messages/t'
import newsArticle from '#schema/records/news-article/news-article.record'
import type { PageContext } from '#schema/site/page-context'
import { chosenOption, optionValues, pageCountOf, partOf } from '../../parts/lists/page-query'

const DEFAULT_SIZE = 10
const MAX_SIZE = 48

const newsList = defineBlock({
  name: 'NewsList',
  label: t('All news'),
  description: t('All articles, latest first, with filters. For the “News” page.'),
  keywords: searchTerms('news, news list, articles, blog, archive, press'),
  subject: 'news',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the list.'),
      default: 'News',
      max: 160,
    }),
    filters: boolean({
      label: t('Show the filter'),
      help: t('Article categories above the list.'),
      default: true,
    }),
    scope: select({
      label: t('Articles of'),
      help: t('The whole network includes articles of all locations.'),
      options: { LOCAL: t('This location'), NETWORK: t('The whole network') },
      default: 'LOCAL',
    }),
    size: number({
      label: t('Articles per page'),
      help: t('Visitors page through the rest.'),
      default: DEFAULT_SIZE,
      min: 1,
      max: MAX_SIZE,
    }),
  },
  readsQuery: ['category', 'page'],
  async load(source, { scope, size: wanted }, page) {
    // Clamped, because a draft may contain any number.
    const size = Math.min(Math.max(Math.floor(wanted ?? DEFAULT_SIZE), 1), MAX_SIZE)
    const place = scope === 'LOCAL' ? { locationSlug: page.location.slug } : {}
    const categories = await categoriesOf(source, place, page)
    const category = chosenOption(
      categories.map(({ category }) => category),
      page.query.category,
    )
    const [articles, places] = await Promise.all([
      source.recordsOf(newsArticle, {
        ...{ ...place, ...(category && { filter: { category } }) },
        ...partOf(page, size),
      }),
      scope === 'NETWORK' ? namesOfPlaces(source, page) : NO_NAMES,
    ])
    return { articles, size, categories, category, places }
  },
  queryValues: ({ categories }) => ({
    category: optionValues(categories.map(({ category }) => category)),
  }),
  pageCount: ({ articles, size }, page) => pageCountOf(articles, page, size),
})
export default newsList

type PlaceNames = Readonly<Record<string, string>>
const NO_NAMES: PlaceNames = {}

/** Returns the names of the locations in the language of the page, by slug. */
async function namesOfPlaces(
  source: ContentSource,
  { language }: PageContext,
): Promise<PlaceNames> {
  const places = await source.places()
  return Object.fromEntries(places.map((place) => [place.slug, recordFor(place, language).name]))
}

/** A category as stored in queries, and its translated label. */
interface Category {
  readonly category: string
  readonly name: string
}

/** Returns the categories in use, alphabetically; of two with the same slug only the first. */
async function categoriesOf(
  source: ContentSource,
  place: Pick<RecordsQuery, 'locationSlug'>,
  { language }: PageContext,
): Promise<readonly Category[]> {
  const used = await source.fieldValues({ kind: newsArticle.kind, field: 'category', ...place })
  const bySlug = new Map<string, Category>()
  for (const { value: category, texts } of used) {
    const slug = slugFromTitle(category)
    const name = textIn(texts, language)?.value ?? category
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { category, name })
  }
  return [...bySlug.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
