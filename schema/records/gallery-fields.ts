import { LOCAL_TIME } from '../entities/local-time'
import { galleryCategories } from '../entities/media'
import { boolean, media, medias, select, string } from '../fields'
import { optionsOf } from './options-of'
import { visibleTo } from './shared-fields'

/** What people fill in of a gallery: its form in the editor, and what the server checks. */
export const galleryFields = {
  name: string({ label: 'Name', required: true, max: 200 }),
  items: medias({ label: 'Pictures', help: 'In this order.', max: 500 }),
  featuredMedia: media({
    label: 'Cover',
    help: 'The picture that stands for the gallery; the first when nothing is chosen.',
  }),
  category: select({
    label: 'Category',
    options: optionsOf(galleryCategories),
    default: 'The Mandir',
  }),
  dateTime: string({
    label: 'Date',
    control: 'date',
    pattern: LOCAL_TIME,
    help: 'Lists show the latest first.',
  }),
  description: string({ label: 'Description', multiline: true, max: 1000 }),
  featured: boolean({ label: 'Among the featured galleries' }),
  isPublic: boolean({
    label: 'Public',
    default: true,
    help: 'Pictures that are in private galleries only are not shown to visitors anywhere.',
  }),
  status: visibleTo('Lists of galleries show it as soon as it is saved.'),
}
