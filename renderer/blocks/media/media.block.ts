import { defineBlock } from '#schema/block/block'
import { galleryItems } from '#schema/entities/media'
import { boolean, medias, record, select } from '#schema/fields'

const media = defineBlock({
  name: 'Media',
  label: 'Pictures',
  description: 'One picture, a row, a grid or a carousel. Each opens large.',
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
      help: 'Shown in this order. A caption appears where the picture has one and shows it.',
    }),
    gallery: record({
      kind: 'gallery',
      label: 'Gallery',
      help: 'All pictures of a gallery, after those chosen above.',
    }),
    layout: select({
      label: 'Layout',
      group: 'Appearance',
      help: 'Automatic is a row, or a single picture when there is only one.',
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
      help: 'No picture is higher than 42rem; what is too high is cut around its focal point.',
    }),
    showBorder: boolean({
      label: 'Show a border',
      group: 'Appearance',
      help: 'A fine line around each picture, for pictures as light as the page.',
    }),
    offsetTop: boolean({
      label: 'Move up',
      group: 'Appearance',
      help: 'The pictures reach over the lower edge of a banner above; other blocks come closer.',
    }),
  },
  load: async (source, { gallery: id }) =>
    id === null ? [] : galleryItems(await source.gallery(id)),
})
export default media
