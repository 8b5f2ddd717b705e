import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, showWhen, string } from '#schema/fields'
import { itemDescription } from '../../parts/promos/item-fields'

const featuredCarousel = defineBlock({
  name: 'FeaturedCarousel',
  label: 'Featured carousel',
  description: 'Large pictures that rotate, each with a headline and button.',
  keywords: ['slider', 'slideshow', 'slides', 'carousel', 'rotating banner'],
  category: 'hero',
  targets: ['location', 'content'],
  fields: {
    slides: array({
      label: 'Slides',
      itemLabel: 'Slide',
      exampleItems: 2,
      help: 'Three to five work best. Few visitors wait for more.',
      max: 12,
      of: showWhen(
        {
          media: media({ label: 'Picture', help: 'Fills the slide. Wide pictures work best.' }),
          pretitle: string({
            label: 'Line above the title',
            help: 'A word or two, like “Festival”.',
            max: 80,
          }),
          title: string({
            label: 'Title',
            help: 'Also shown below the carousel. Clicking it opens the slide.',
            required: true,
            max: 160,
            example: 'What the slide shows',
          }),
          description: itemDescription,
          link: link({ label: 'Link', help: 'The link of the slide’s button.' }),
          linkLabel: string({
            label: 'Button text',
            help: 'Shown when the slide has a link.',
            default: 'Learn More',
            max: 60,
          }),
        },
        { linkLabel: { field: 'link', filled: true } },
      ),
    }),
    showQuicklinks: boolean({
      label: 'Show quick links',
      help: 'Opening Times, How to Get Here, Daily Murti Darshan and Shayona Catering, below the slides.',
    }),
    fullWidth: boolean({
      label: 'Full width',
      help: 'Extends to the edges of the page.',
    }),
  },
})
export default featuredCarousel
