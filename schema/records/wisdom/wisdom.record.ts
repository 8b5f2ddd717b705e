import { LOCAL_TIME } from '../../entities/local-time'
import { wisdomCategories, wisdomKinds } from '../../entities/wisdom'
import { boolean, media, select, string } from '../../fields'
import { optionsOf } from '../options-of'
import { defineRecord } from '../record'
import { LINK, visibleTo } from '../shared-fields'

const fields = {
  title: string({ label: 'Title', required: true, max: 200 }),
  pretitle: string({ label: 'Series', max: 200 }),
  subtitle: string({ label: 'Who speaks or writes', max: 200 }),
  category: select({
    label: 'Category',
    options: optionsOf(wisdomCategories),
    default: 'Spiritual Talks',
  }),
  kind: select({ label: 'Kind', options: optionsOf(wisdomKinds), default: 'ARTICLE' }),
  description: string({ label: 'In short', multiline: true, max: 600 }),
  image: media({ label: 'Picture' }),
  icon: string({ label: 'Icon', max: 40 }),
  href: string({
    label: 'Address',
    required: true,
    placeholder: 'https://',
    pattern: LINK,
    max: 2000,
  }),
  featured: boolean({ label: 'Among the featured ones' }),
  publishedAt: string({ label: 'Published on', control: 'dateTime', pattern: LOCAL_TIME }),
  recordStatus: visibleTo('Lists of talks and stories show it as soon as it is saved.'),
}

/** A talk, an article or a podcast (specification section 3, Wisdom item). */
export default defineRecord({
  kind: 'wisdom',
  words: {
    one: 'talk or story',
    many: 'talks and stories',
    help: 'They belong to the whole network. Head office adds and changes them; they have no form here.',
  },
  fields,
  key: 'id',
  owner: 'network',
  title: 'title',
  picture: 'image',
  details: ['subtitle', 'category'],
  status: 'recordStatus',
  list: {
    sort: { by: 'publishedAt', direction: 'desc' },
    filters: ['category', 'kind', 'featured'],
    searched: ['subtitle'],
  },
  api: {
    ...{ type: 'WisdomItem', list: 'allWisdom', input: 'wisdomItem' },
    ...{ writes: false, derivesReading: false, inputTypes: { kind: 'WisdomKind' } },
  },
})
