import { defineBlock } from '#schema/block/block'
import { array, link, number, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { pageNumber } from '../../parts/lists/page-query'

const DEFAULT_SIZE = 10
const MAX_SIZE = 50

const searchResults = defineBlock({
  name: 'SearchResults',
  label: t('Search'),
  description: t('A search field and its results: pages, news, events and guidelines.'),
  keywords: searchTerms('find, search box, search bar, search field'),
  subject: 'navigation',
  category: 'content',
  targets: ['content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The page’s main heading. Leave it empty below a hero.'),
      default: 'Search',
      max: 160,
    }),
    placeholder: string({
      label: t('Placeholder'),
      help: t('Shown in the field while it’s empty.'),
      default: 'Opening times, festivals, yoga …',
      max: 80,
    }),
    size: number({
      label: t('Results per page'),
      help: t('Visitors page through the rest.'),
      default: DEFAULT_SIZE,
      min: 1,
      max: MAX_SIZE,
    }),
    suggestions: array({
      label: t('Suggestions'),
      itemLabel: t('Suggestion'),
      help: t(
        'Shown before a search or without results. Defaults to visit, events, news and questions.',
      ),
      max: 8,
      of: {
        label: string({
          label: t('Text'),
          help: t('The text of the link.'),
          required: true,
          max: 80,
        }),
        link: link({ label: t('Link'), help: t('The page it opens.'), required: true }),
      },
    }),
  },
  // Events pass and news expires: a response is valid for the day.
  changesDaily: true,
  readsQuery: ['q', 'page'],
  async load(source, { size: wanted }, page) {
    const text = page.query.q ?? ''
    // Clamped, because a draft may contain any number.
    const size = Math.min(Math.max(Math.floor(wanted ?? DEFAULT_SIZE), 1), MAX_SIZE)
    if (text === '') return { text, size, hits: [], totalCount: 0 }
    const found = await source.search({
      locationSlug: page.location.slug,
      text,
      first: size,
      skip: (pageNumber(page) - 1) * size,
    })
    return { text, size, ...found }
  },
  pageCount: ({ totalCount, size }) => Math.max(1, Math.ceil(totalCount / size)),
})
export default searchResults
