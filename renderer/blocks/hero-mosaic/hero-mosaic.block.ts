import { defineBlock } from '#schema/block/block'
import { link, medias, showWhen, string } from '#schema/fields'
import { asHeroMosaic } from '../../parts/media/hero-family'

const heroMosaic = defineBlock({
  name: 'HeroMosaic',
  label: 'Hero mosaic',
  description: 'A page opening with three to nine pictures around the title.',
  keywords: ['collage', 'title', 'pictures', 'images', 'photos'],
  category: 'hero',
  family: asHeroMosaic,
  targets: ['location', 'content'],
  fields: showWhen(
    {
      title: string({
        label: 'Title',
        help: 'The main heading of the page.',
        max: 160,
        example: 'What the page is about',
      }),
      subtitle: string({
        label: 'Subtitle',
        help: 'One sentence below the title.',
        multiline: true,
        max: 300,
      }),
      medias: medias({
        label: 'Pictures',
        help: 'Three to nine. Any others are hidden.',
      }),
      cta: link({
        label: 'Button',
        group: 'Links',
        help: 'The link of the button below the text. Leave it empty for no button.',
      }),
      ctaLabel: string({
        label: 'Button text',
        group: 'Links',
        help: 'What happens next, like “Plan a visit”.',
        default: 'Learn More',
        max: 60,
      }),
    },
    { ctaLabel: { field: 'cta', filled: true } },
  ),
})
export default heroMosaic
