import { LOCAL_TIME } from '../../entities/local-time'
import { boolean, dateTime, icon, media, select, string } from '../../fields'
import { t } from '../../messages/t'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { LINK, visibleTo } from '../shared-fields'

const ownFields = {
  title: string({ label: t('Title'), required: true, max: 200 }),
  pretitle: string({ label: t('Series'), max: 200 }),
  subtitle: string({ label: t('Speaker or author'), max: 200 }),
  category: select({
    label: t('Category'),
    options: {
      'Spiritual Talks': t('Spiritual Talks'),
      Insights: t('Insights'),
      'Inspiring Stories': t('Inspiring Stories'),
    } satisfies Record<WisdomCategory, string>,
    default: 'Spiritual Talks',
  }),
  kind: select({
    label: t('Kind'),
    options: { ARTICLE: t('Article'), VIDEO: t('Video'), PODCAST: t('Podcast') } satisfies Record<
      WisdomKind,
      string
    >,
    default: 'ARTICLE',
  }),
  description: string({ label: t('Summary'), multiline: true, max: 600 }),
  image: media({ label: t('Picture') }),
  icon: icon({ label: t('Icon'), max: 40 }),
  href: string({
    label: t('Link'),
    required: true,
    placeholder: 'https://',
    pattern: LINK,
    max: 2000,
  }),
  featured: boolean({ label: t('Featured') }),
  publishedAt: dateTime({
    label: t('Published on'),
    pattern: LOCAL_TIME,
    help: t('Leave it empty for now. Lists show the latest first.'),
  }),
  recordStatus: visibleTo(t('Appears in lists as soon as it’s saved.')),
}

const fields = {
  ...ownFields,
  texts: textsOf(ownFields, ['title', 'pretitle', 'subtitle', 'description']),
}

/** A talk, an article or a podcast (specification section 3, Wisdom item). */
export default defineRecord({
  kind: 'wisdom',
  words: {
    one: t('talk or story'),
    many: t('talks and stories'),
    new: t('New talk or story'),
    edit: t('Edit talk or story'),
    all: t('All talks and stories'),
    untitled: t('Untitled talk or story'),
    none: t('No talks or stories yet'),
    search: t('Search talks and stories'),
    help: t('These entries belong to the whole network. Only head office can add and edit them.'),
  },
  fields,
  key: 'id',
  owner: 'network',
  title: 'title',
  picture: 'image',
  details: ['subtitle', 'category'],
  status: 'recordStatus',
  collection: { path: 'wisdom', label: t('Wisdom'), rank: 6 },
  list: {
    sort: { by: 'publishedAt', direction: 'desc' },
    filters: ['category', 'kind', 'featured'],
    searched: ['subtitle'],
  },
  api: {
    ...{ type: 'WisdomItem', list: 'allWisdom', input: 'wisdomItem' },
    inputTypes: { kind: 'WisdomKind', recordStatus: 'RecordStatus' },
  },
})

/** The filters of the wisdom list (specification section 2). */
export const wisdomCategories = ['Spiritual Talks', 'Insights', 'Inspiring Stories'] as const
export type WisdomCategory = (typeof wisdomCategories)[number]
export const wisdomKinds = ['ARTICLE', 'VIDEO', 'PODCAST'] as const
export type WisdomKind = (typeof wisdomKinds)[number]
