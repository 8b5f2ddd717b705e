import { defineBlock } from '#schema/block/block'
import { link, medias, showWhen, string } from '#schema/fields'

const heroMosaic = defineBlock({
  name: 'HeroMosaic',
  label: 'Hero mosaic',
  description: 'The opening of a page with three to nine pictures around its title.',
  keywords: ['collage', 'title', 'pictures', 'images', 'photos'],
  category: 'hero',
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
        help: 'Three to nine; the mosaic keeps its shape with each number. Further ones are not shown.',
      }),
      cta: link({
        label: 'Button',
        group: 'Links',
        help: 'Where the button below the words leads; no button without it.',
      }),
      ctaLabel: string({
        label: 'Text of the button',
        group: 'Links',
        help: 'What happens, as in "Plan a visit".',
        default: 'Learn More',
        max: 60,
      }),
    },
    { ctaLabel: { field: 'cta', filled: true } },
  ),
})
export default heroMosaic
