import { boolean, date, dateTime, string } from '../../fields'
import { defineRecord } from '../record'

const fields = {
  displayName: string({ label: 'Name', max: 200 }),
  altText: string({ label: 'Alt text', multiline: true, max: 500 }),
  caption: string({ label: 'Caption', multiline: true, max: 500 }),
  isDecorative: boolean({ label: 'Decorative' }),
  showCaptionText: boolean({ label: 'Show the caption' }),
  dateTime: date({ label: 'Taken' }),
  createdAt: dateTime({ label: 'Uploaded', required: true }),
}

/** A picture or another file (specification section 3, Media item). Uploaded; its words are written by `updateMediaItem`. */
export default defineRecord({
  kind: 'media',
  words: {
    one: 'picture',
    many: 'pictures',
    help: 'Changes apply everywhere this picture is used.',
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
