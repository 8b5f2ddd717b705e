import { boolean, date, dateTime, string } from '../../fields'
import { t } from '../../messages/t'
import { defineRecord } from '../record'

const fields = {
  displayName: string({ label: t('Name'), max: 200 }),
  altText: string({ label: t('Alt text'), multiline: true, max: 500 }),
  caption: string({ label: t('Caption'), multiline: true, max: 500 }),
  isDecorative: boolean({ label: t('Decorative') }),
  showCaptionText: boolean({ label: t('Show the caption') }),
  dateTime: date({ label: t('Taken') }),
  createdAt: dateTime({ label: t('Uploaded'), required: true }),
}

/** A picture or another file (specification section 3, Media item). Created by upload; `updateMediaItem` changes its texts. */
export default defineRecord({
  kind: 'media',
  words: {
    one: t('picture'),
    many: t('pictures'),
    new: t('New picture'),
    edit: t('Edit picture'),
    all: t('All pictures'),
    untitled: t('Untitled picture'),
    none: t('No pictures yet'),
    search: t('Search pictures'),
    help: t('Changes apply everywhere this picture is used.'),
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'displayName',
  details: ['altText'],
  status: null,
  list: { sort: { by: 'createdAt', direction: 'desc' }, searched: ['altText', 'caption'] },
  api: { type: 'MediaItem', list: 'allMedia', writes: false, presented: 'all' },
})
