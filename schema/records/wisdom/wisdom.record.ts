import { LOCAL_TIME } from '../../entities/local-time'
import { wisdomCategories, wisdomKinds } from '../../entities/wisdom'
import { boolean, dateTime, icon, media, select, string } from '../../fields'
import { optionsOf } from '../options-of'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { LINK, visibleTo } from '../shared-fields'

const own = {
  title: string({ label: 'Title', required: true, max: 200 }),
  pretitle: string({ label: 'Series', max: 200 }),
  subtitle: string({ label: 'Speaker or author', max: 200 }),
  category: select({
    label: 'Category',
    options: optionsOf(wisdomCategories),
    default: 'Spiritual Talks',
  }),
  kind: select({ label: 'Kind', options: optionsOf(wisdomKinds), default: 'ARTICLE' }),
  description: string({ label: 'Summary', multiline: true, max: 600 }),
  image: media({ label: 'Picture' }),
  icon: icon({ label: 'Icon', max: 40 }),
  href: string({
    label: 'Link',
    required: true,
    placeholder: 'https://',
    pattern: LINK,
    max: 2000,
  }),
  featured: boolean({ label: 'Featured' }),
  publishedAt: dateTime({
    label: 'Published on',
    pattern: LOCAL_TIME,
    help: 'Leave it empty for now. Lists show the latest first.',
  }),
  recordStatus: visibleTo('Appears in lists as soon as it’s saved.'),
}

const fields = { ...own, texts: textsOf(own, ['title', 'pretitle', 'subtitle', 'description']) }

/** A talk, an article or a podcast (specification section 3, Wisdom item). */
export default defineRecord({
  kind: 'wisdom',
  words: {
    one: 'talk or story',
    many: 'talks and stories',
    help: 'They belong to the whole network. Only head office can add and edit them.',
  },
  fields,
  key: 'id',
  owner: 'network',
  title: 'title',
  picture: 'image',
  details: ['subtitle', 'category'],
  status: 'recordStatus',
  collection: { path: 'wisdom', label: 'Wisdom', rank: 6 },
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
