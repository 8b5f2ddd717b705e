import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, showWhen, string } from '#schema/fields'
import { itemDescription } from '../../parts/promos/item-fields'

const featuredCarousel = defineBlock({
  name: 'FeaturedCarousel',
  label: 'Featured carousel',
  description: 'A few large pictures with a headline and a button each, one after another.',
  keywords: ['slider', 'slideshow', 'slides', 'carousel', 'rotating banner'],
  category: 'hero',
  targets: ['location', 'content'],
  fields: {
    slides: array({
      label: 'Slides',
      itemLabel: 'Slide',
      exampleItems: 2,
      help: 'Three to five are best: visitors seldom wait for more.',
      max: 12,
      of: showWhen(
        {
          media: media({ label: 'Picture', help: 'Fills the slide; wide pictures suit best.' }),
          pretitle: string({
            label: 'Line above the title',
            help: 'A word or two: what kind of thing this is.',
            max: 80,
          }),
          title: string({
            label: 'Title',
            help: 'Also stands below the carousel, where a click leads to the slide.',
            required: true,
            max: 160,
            example: 'What the slide shows',
          }),
          description: itemDescription,
          link: link({ label: 'Link', help: 'Where the button of the slide leads.' }),
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
      help: 'From edge to edge of the page instead of within its margins.',
    }),
  },
})
export default featuredCarousel
