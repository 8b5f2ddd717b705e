import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, select, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { asHero } from '../../parts/media/hero-family'
import { heroTexts, loadHeroPicture, locationTextsField } from '../../parts/media/hero-fields'

const hero = defineBlock({
  name: 'Hero',
  label: t('Hero'),
  description: t('A large page opening with a picture, title and buttons.'),
  keywords: searchTerms(
    'title, headline, heading, cover, banner, header picture, welcome, top picture',
  ),
  hints: [
    {
      terms: searchTerms('button, call to action'),
      text: t('Add buttons below its title in the panel.'),
    },
  ],
  category: 'hero',
  family: asHero,
  targets: ['location', 'content'],
  fields: showWhen(
    {
      shouldUseLocation: locationTextsField(),
      showHours: boolean({
        label: t('Show whether it’s open'),
        help: t(
          'One line below the text, like “Closed now, opens Monday 6:00am”, from the location’s first hours.',
        ),
        default: true,
      }),
      showDirections: boolean({
        label: t('Button: Directions'),
        group: 'Links',
        help: t('Opens directions to the location in a maps app.'),
      }),
      ...heroTexts({ pretitleHelp: t('A few words, like a greeting.') }),
      actions: array({
        label: t('Buttons'),
        group: 'Links',
        itemLabel: t('Button'),
        help: t('At most three. Put the main one first.'),
        max: 3,
        of: {
          label: string({
            label: t('Text'),
            help: t('Say what the link opens, for example “Plan a visit”.'),
            required: true,
            max: 60,
          }),
          link: link({ label: t('Link'), help: t('The link of the button.') }),
        },
      }),
      background: media({
        label: t('Picture'),
        help: t(
          'At least 1920 pixels wide. The focal point stays in view. If empty, a hero with the location’s texts shows the default hero picture (gallery 100).',
        ),
      }),
      layout: select({
        label: t('Text position'),
        group: 'Appearance',
        help: t('In the middle, at the bottom, or on the left.'),
        options: { CENTERED: t('Centred'), BOTTOM: t('Bottom'), LEFT: t('Left') },
        pictures: { CENTERED: 'text-center', BOTTOM: 'text-bottom', LEFT: 'text-left' },
        default: 'CENTERED',
      }),
      mediaPosition: select({
        label: t('Image position'),
        group: 'Appearance',
        help: t(
          'Where the picture is shown: behind the text or beside it. “At the top” also adds an arch.',
        ),
        options: {
          CENTERED: t('Behind the text'),
          LEFT: t('Left'),
          LEFT_TOP: t('Top left'),
          RIGHT: t('Right'),
          RIGHT_TOP: t('Top right'),
        },
        pictures: {
          CENTERED: 'picture-behind',
          LEFT: 'picture-left',
          LEFT_TOP: 'picture-left-arch',
          RIGHT: 'picture-right',
          RIGHT_TOP: 'picture-right-arch',
        },
        default: 'CENTERED',
      }),
      mediaWidth: select({
        label: t('Image width'),
        group: 'Appearance',
        help: t('To the edges of the page, or as wide as the content.'),
        options: { FULL: t('Full width'), MAX: t('Content width') },
        pictures: { FULL: 'width-full', MAX: 'width-content' },
        default: 'FULL',
      }),
      spacing: select({
        label: t('Spacing'),
        group: 'Appearance',
        help: t('Relaxed suits a home page. Tight shows more of the next block.'),
        options: { RELAXED: t('Relaxed'), TIGHT: t('Tight') },
        pictures: { RELAXED: 'space-relaxed', TIGHT: 'space-tight' },
        default: 'RELAXED',
      }),
    },
    {
      showHours: { field: 'shouldUseLocation', is: true },
      showDirections: { field: 'shouldUseLocation', is: true },
      pretitle: { field: 'shouldUseLocation', is: false },
      title: { field: 'shouldUseLocation', is: false },
      subtitle: { field: 'shouldUseLocation', is: false },
    },
  ),
  // Shows the opening state of the day.
  changesDaily: true,
  usesLocation: ({ shouldUseLocation }) => shouldUseLocation,
  load: (source, { shouldUseLocation, background }) =>
    loadHeroPicture(source, { isOfLocation: shouldUseLocation, background }),
})
export default hero
