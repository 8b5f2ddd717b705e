import { defineBlock } from '#schema/block/block'
import { media, string } from '#schema/fields'

/** As many galleries as a list shows. */
const MOST_GALLERIES = 100

const galleryList = defineBlock({
  name: 'GalleryList',
  label: 'List of galleries',
  description: "The location's galleries under a banner, in tabs.",
  category: 'gallery',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'Large on the banner.',
      default: 'Galleries',
      max: 160,
    }),
    subtitle: string({
      label: 'Subtitle',
      help: 'A sentence below the title.',
      multiline: true,
      max: 300,
    }),
    background: media({
      label: 'Picture',
      help: 'Behind the title; without one it is that of the latest featured gallery.',
    }),
  },
  async load(source, _props, { location }) {
    const own = await source.galleries({ locationSlug: location.slug, first: MOST_GALLERIES })
    return own.length > 0 ? own : source.galleries({ first: MOST_GALLERIES })
  },
})
export default galleryList
