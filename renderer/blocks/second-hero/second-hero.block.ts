import { defineBlock } from '#schema/block/block'
import { media, showWhen } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { asSecondHero } from '../../parts/media/hero-family'
import { heroTexts, loadHeroPicture, locationTextsField } from '../../parts/media/hero-fields'

const secondHero = defineBlock({
  name: 'SecondHero',
  label: t('Small hero'),
  description: t('A compact page opening: a title, with or without a picture behind it.'),
  keywords: searchTerms('second hero, page title, title, heading, banner, subpage'),
  category: 'hero',
  family: asSecondHero,
  targets: ['location', 'content'],
  fields: showWhen(
    {
      useLocation: locationTextsField(),
      ...heroTexts({ pretitleHelp: t('A few words, like the part of the site.') }),
      background: media({
        label: t('Picture'),
        help: t(
          'At least 1440 pixels wide. Without one, a hero with the location’s texts uses the picture of gallery 100.',
        ),
      }),
    },
    {
      pretitle: { field: 'useLocation', is: false },
      title: { field: 'useLocation', is: false },
      subtitle: { field: 'useLocation', is: false },
    },
  ),
  usesLocation: ({ useLocation }) => useLocation,
  load: (source, { useLocation, background }) =>
    loadHeroPicture(source, { isOfLocation: useLocation, background }),
})
export default secondHero
