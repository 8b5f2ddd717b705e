import { LOCAL_TIME } from '../../entities/local-time'
import { galleryCategories } from '../../entities/media'
import { array, boolean, date, media, medias, record, select, string } from '../../fields'
import { optionsOf } from '../options-of'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { languageField, visibleTo } from '../shared-fields'

const own = {
  name: string({ label: 'Name', required: true, max: 200 }),
  items: medias({ label: 'Pictures', help: 'Shown in this order.', max: 500 }),
  featuredMedia: media({
    label: 'Cover',
    help: 'Shown in lists. Leave it empty to use the first picture.',
  }),
  covers: array({
    label: 'Other covers',
    itemLabel: 'Cover',
    help: 'A different cover for a language, a location, or both.',
    max: 100,
    of: {
      language: languageField(),
      location: record({
        kind: 'location',
        label: 'Location',
        help: 'Leave it empty for every location.',
      }),
      picture: media({ label: 'Cover', required: true }),
    },
  }),
  category: select({
    label: 'Category',
    options: optionsOf(galleryCategories),
    default: 'The Mandir',
  }),
  dateTime: date({
    label: 'Date',
    pattern: LOCAL_TIME,
    help: 'Lists show the latest first.',
  }),
  description: string({ label: 'Description', multiline: true, max: 1000 }),
  featured: boolean({ label: 'Featured' }),
  isPublic: boolean({
    label: 'Public',
    default: true,
    help: 'Visitors can’t see pictures that are only in private galleries.',
  }),
  status: visibleTo('Appears in lists and search as soon as it’s saved.'),
}

const fields = { ...own, texts: textsOf(own, ['name', 'description']) }

/** Pictures that belong together (specification section 3, Gallery). */
export default defineRecord({
  kind: 'gallery',
  words: {
    one: 'gallery',
    many: 'galleries',
    help: 'Edit them there to update every list that shows them.',
    site: { en: 'gallery', gu: 'ગેલેરી', hi: 'गैलरी' },
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'name',
  picture: 'featuredMedia',
  description: 'description',
  details: ['description'],
  status: 'status',
  // Galleries of darshan have addresses of their own (specification section 2).
  pages: [
    { template: '/galleries/murti-darshan/:gallery', category: 'Murti Darshan' },
    { template: '/galleries/:gallery' },
  ],
  collection: { rank: 3 },
  copied: true,
  list: {
    sort: { by: 'dateTime', direction: 'desc' },
    filters: ['category', 'featured'],
    searched: ['description'],
  },
  search: {
    group: 'GALLERY',
    label: { en: 'Galleries', gu: 'ગેલેરીઓ', hi: 'गैलरियाँ' },
    date: 'dateTime',
    body: ({ description }) => [description],
    keywords: ({ category }) => [category, 'photos pictures gallery'],
  },
  api: {
    list: 'galleries',
    // In `media`, for each place.
    presented: ['items', 'featuredMedia', 'covers'],
    inputTypes: { status: 'RecordStatus' },
  },
})
