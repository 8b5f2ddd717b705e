import { defineBlock } from '#schema/block/block'
import { link, medias, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { asHeroMosaic } from '../../parts/media/hero-family'

const heroMosaic = defineBlock({
  name: 'HeroMosaic',
  label: t('Hero mosaic'),
  description: t('A page opening with three to nine pictures around the title.'),
  keywords: searchTerms('collage, title, pictures, images, photos'),
  category: 'hero',
  family: asHeroMosaic,
  targets: ['location', 'content'],
  fields: showWhen(
    {
      title: string({
        label: t('Title'),
        help: t('The main heading of the page.'),
        max: 160,
        example: 'What the page is about',
      }),
      subtitle: string({
        label: t('Subtitle'),
        help: t('One sentence below the title.'),
        multiline: true,
        max: 300,
      }),
      medias: medias({
        label: t('Pictures'),
        help: t('Three to nine. Any others are hidden.'),
      }),
      cta: link({
        label: t('Button'),
        group: 'Links',
        help: t('The link of the button below the text. Leave it empty for no button.'),
      }),
      ctaLabel: string({
        label: t('Button text'),
        group: 'Links',
        help: t('Say what the link opens, for example “Plan a visit”.'),
        default: 'Learn More',
        max: 60,
      }),
    },
    { ctaLabel: { field: 'cta', filled: true } },
  ),
})
export default heroMosaic
