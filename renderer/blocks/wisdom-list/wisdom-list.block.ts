import { defineBlock } from '#schema/block/block'
import { boolean, number, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import wisdom, {
  type WisdomKind,
  wisdomCategories,
  wisdomKinds,
} from '#schema/records/wisdom/wisdom.record'
import { chosenOption, optionValues, pageCountOf, partOf } from '../../parts/lists/page-query'

const DEFAULT_SIZE = 12
const MAX_SIZE = 48

const wisdomList = defineBlock({
  name: 'WisdomList',
  label: t('All talks and stories'),
  description: t('All talks, stories and podcasts, with filters. For the “Inspiration” page.'),
  keywords: searchTerms(
    'wisdom list, wisdom, talks, stories, podcasts, articles, audio, inspiration',
  ),
  subject: 'news',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the list.'),
      default: 'More Talks & Inspiring Stories',
      max: 160,
    }),
    filters: boolean({
      label: t('Show the filters'),
      help: t('Categories and content types above the list.'),
      default: true,
    }),
    size: number({
      label: t('Items per page'),
      help: t('Visitors page through the rest.'),
      default: DEFAULT_SIZE,
      min: 1,
      max: MAX_SIZE,
    }),
  },
  readsQuery: ['category', 'kind', 'page'],
  async load(source, props, page) {
    // Clamped, because a draft may contain any number.
    const size = Math.min(Math.max(Math.floor(props.size ?? DEFAULT_SIZE), 1), MAX_SIZE)
    const category = chosenOption(wisdomCategories, page.query.category)
    const kind = wisdomKinds.find((each) => kindSlug(each) === page.query.kind) ?? null
    const items = await source.recordsOf(wisdom, {
      filter: { ...(category && { category }), ...(kind && { kind }) },
      ...partOf(page, size),
    })
    return { items, size, category, kind }
  },
  queryValues: () => ({
    category: optionValues(wisdomCategories),
    kind: wisdomKinds.map(kindSlug),
  }),
  pageCount: ({ items, size }, page) => pageCountOf(items, page, size),
})
export default wisdomList

/** Returns the value of a content type in the address: `videos`. */
export function kindSlug(kind: WisdomKind): string {
  return `${kind.toLowerCase()}s`
}
