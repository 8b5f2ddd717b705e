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
          'At least 1440 pixels wide. If empty, a hero with the location’s texts shows the default hero picture (gallery 100).',
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
