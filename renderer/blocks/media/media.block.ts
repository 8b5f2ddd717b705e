import { defineBlock } from '#schema/block/block'
import { galleryItems } from '#schema/entities/media'
import { boolean, medias, record, select } from '#schema/fields'

const media = defineBlock({
  name: 'Media',
  label: 'Pictures',
  description: 'One picture, a row, a grid or a carousel. Pictures open large.',
  keywords: [
    'image',
    'photo',
    'images',
    'photos',
    'photograph',
    'pic',
    'gallery',
    'slideshow',
    'slider',
    'carousel',
    'lightbox',
    'grid of pictures',
    'album',
    'logo',
    'sponsors',
  ],
  category: 'gallery',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    medias: medias({
      label: 'Pictures',
      help: 'Shown in this order, with captions where pictures have one.',
    }),
    gallery: record({
      kind: 'gallery',
      label: 'Gallery',
      help: 'Adds all pictures of a gallery after those above.',
    }),
    layout: select({
      label: 'Layout',
      group: 'Appearance',
      help: 'Automatic is a row, or a single picture if there’s only one.',
      options: {
        '': 'Automatic',
        CAROUSEL: 'Carousel, to swipe through',
        GRID_1_2: 'One large, two small',
        GRID_3: 'Grid of three columns',
        GRID_4: 'Grid of four columns',
        ROW: 'Row',
        SINGLE: 'Single picture',
      },
      pictures: {
        '': 'automatic',
        CAROUSEL: 'carousel',
        GRID_1_2: 'one-large',
        GRID_3: 'grid-3',
        GRID_4: 'grid-4',
        ROW: 'row',
        SINGLE: 'single',
      },
      default: '',
    }),
    restrictHeight: boolean({
      label: 'Restrict the height',
      group: 'Appearance',
      help: 'Limits pictures to 42rem. Taller ones are cropped around their focal point.',
    }),
    showBorder: boolean({
      label: 'Show a border',
      group: 'Appearance',
      help: 'A fine line around each picture. Useful for light pictures.',
    }),
    offsetTop: boolean({
      label: 'Overlap the banner above',
      group: 'Appearance',
      help: 'Also tightens the space to other blocks.',
    }),
  },
  load: async (source, { gallery: id }) =>
    id === null ? [] : galleryItems(await source.record('gallery', id)),
})
export default media
