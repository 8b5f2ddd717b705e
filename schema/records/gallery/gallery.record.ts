import { LOCAL_TIME } from '../../entities/local-time'
import type { GalleryCategory } from '../../entities/media'
import { array, boolean, date, media, medias, record, select, string } from '../../fields'
import { t } from '../../messages/t'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { languageField, visibleTo } from '../shared-fields'

const ownFields = {
  name: string({ label: t('Name'), required: true, max: 200 }),
  items: medias({ label: t('Pictures'), help: t('Shown in this order.'), max: 500 }),
  featuredMedia: media({
    label: t('Cover'),
    help: t('Shown in lists. Leave it empty to use the first picture.'),
  }),
  covers: array({
    label: t('Other covers'),
    itemLabel: t('Cover'),
    help: t('A different cover for a language, a location, or both.'),
    max: 100,
    of: {
      language: languageField(),
      location: record({
        kind: 'location',
        label: t('Location'),
        help: t('Leave it empty for every location.'),
      }),
      picture: media({ label: t('Cover'), required: true }),
    },
  }),
  category: select({
    label: t('Category'),
    options: {
      'The Mandir': t('The Mandir'),
      Satsang: t('Satsang'),
      News: t('News'),
      'Murti Darshan': t('Murti Darshan'),
    } satisfies Record<GalleryCategory, string>,
    default: 'The Mandir',
  }),
  dateTime: date({
    label: t('Date'),
    pattern: LOCAL_TIME,
    help: t('Lists show the latest first.'),
  }),
  description: string({ label: t('Description'), multiline: true, max: 1000 }),
  featured: boolean({ label: t('Featured') }),
  isPublic: boolean({
    label: t('Public'),
    default: true,
    help: t('Pictures that are only in private galleries are hidden from visitors.'),
  }),
  status: visibleTo(t('Appears in lists and search as soon as it’s saved.')),
}

const fields = { ...ownFields, texts: textsOf(ownFields, ['name', 'description']) }

/** A collection of pictures (specification section 3, Gallery). */
export default defineRecord({
  kind: 'gallery',
  words: {
    one: t('gallery'),
    many: t('galleries'),
    new: t('New gallery'),
    edit: t('Edit gallery'),
    all: t('All galleries'),
    untitled: t('Untitled gallery'),
    none: t('No galleries yet'),
    search: t('Search galleries'),
    help: t('Edit them there to update every list that shows them.'),
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
  // Darshan galleries have separate addresses (specification section 2).
  pages: [
    { template: '/galleries/murti-darshan/:gallery', category: 'Murti Darshan' },
    { template: '/galleries/:gallery' },
  ],
  collection: { path: 'galleries', rank: 3 },
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
    // Returned in `media`, for each place.
    presented: ['items', 'featuredMedia', 'covers'],
    inputTypes: { status: 'RecordStatus' },
  },
})
