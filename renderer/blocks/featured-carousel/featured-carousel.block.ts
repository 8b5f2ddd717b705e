import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { itemDescription } from '../../parts/promos/item-fields'

const featuredCarousel = defineBlock({
  name: 'FeaturedCarousel',
  label: t('Featured carousel'),
  description: t('Large pictures that rotate, each with a headline and button.'),
  keywords: searchTerms('slider, slideshow, slides, carousel, rotating banner'),
  category: 'hero',
  targets: ['location', 'content'],
  fields: {
    slides: array({
      label: t('Slides'),
      itemLabel: t('Slide'),
      exampleItems: 2,
      help: t('Three to five work best. Few visitors wait for more.'),
      max: 12,
      of: showWhen(
        {
          media: media({
            label: t('Picture'),
            help: t('Fills the slide. Wide pictures work best.'),
          }),
          pretitle: string({
            label: t('Line above the title'),
            help: t('A word or two, like “Festival”.'),
            max: 80,
          }),
          title: string({
            label: t('Title'),
            help: t('Also shown below the carousel. Clicking it opens the slide.'),
            required: true,
            max: 160,
            example: 'What the slide shows',
          }),
          description: itemDescription,
          link: link({ label: t('Link'), help: t('The link of the slide’s button.') }),
          linkLabel: string({
            label: t('Button text'),
            help: t('Shown when the slide has a link.'),
            default: 'Learn More',
            max: 60,
          }),
        },
        { linkLabel: { field: 'link', filled: true } },
      ),
    }),
    showQuicklinks: boolean({
      label: t('Show quick links'),
      help: t(
        'Opening Times, How to Get Here, Daily Murti Darshan and Shayona Catering, below the slides.',
      ),
    }),
    fullWidth: boolean({
      label: t('Full width'),
      help: t('Extends to the edges of the page.'),
    }),
  },
})
export default featuredCarousel
