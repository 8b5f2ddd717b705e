import { defineBlock } from '#schema/block/block'
import { galleryItems } from '#schema/entities/media'
import { boolean, medias, record, select } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const media = defineBlock({
  name: 'Media',
  label: t('Pictures'),
  description: t('One picture, a row, a grid or a carousel. Visitors can enlarge the pictures.'),
  keywords: searchTerms(
    'image, photo, images, photos, photograph, pic, gallery, slideshow, slider, carousel, lightbox, grid of pictures, album, logo, sponsors',
  ),
  category: 'gallery',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    medias: medias({
      label: t('Pictures'),
      help: t('Shown in this order, with captions where pictures have one.'),
    }),
    gallery: record({
      kind: 'gallery',
      label: t('Gallery'),
      help: t('Adds all pictures of a gallery after those above.'),
    }),
    layout: select({
      label: t('Layout'),
      group: 'Appearance',
      help: t('Automatic is a row, or a single picture if there’s only one.'),
      options: {
        '': t('Automatic'),
        CAROUSEL: t('Carousel, to swipe through'),
        GRID_1_2: t('One large, two small'),
        GRID_3: t('Grid of three columns'),
        GRID_4: t('Grid of four columns'),
        ROW: t('Row'),
        SINGLE: t('Single picture'),
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
      label: t('Restrict the height'),
      group: 'Appearance',
      help: t(
        'Limits the height of pictures to 42rem. Taller pictures are cropped around their focal point.',
      ),
    }),
    showBorder: boolean({
      label: t('Show a border'),
      group: 'Appearance',
      help: t('A fine line around each picture. Useful for light pictures.'),
    }),
    offsetTop: boolean({
      label: t('Overlap the banner above'),
      group: 'Appearance',
      help: t('Also tightens the space to other blocks.'),
    }),
  },
  load: async (source, { gallery: id }) =>
    id === null ? [] : galleryItems(await source.record('gallery', id)),
})
export default media
