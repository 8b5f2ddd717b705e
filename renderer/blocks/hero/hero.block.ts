import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, select, showWhen, string } from '#schema/fields'
import { asHero } from '../../parts/media/hero-family'
import { heroTexts, loadHeroPicture, locationTextsField } from '../../parts/media/hero-fields'

const hero = defineBlock({
  name: 'Hero',
  label: 'Hero',
  description: 'A large page opening with a picture, title and buttons.',
  keywords: [
    'title',
    'headline',
    'heading',
    'cover',
    'banner',
    'header picture',
    'welcome',
    'top picture',
  ],
  hints: {
    button: 'Add buttons below its title in the panel.',
    'call to action': 'Add buttons below its title in the panel.',
  },
  category: 'hero',
  family: asHero,
  targets: ['location', 'content'],
  fields: showWhen(
    {
      shouldUseLocation: locationTextsField(),
      showHours: boolean({
        label: 'Show whether it’s open',
        help: 'One line below the text, like “Closed now, opens Monday 6:00am”, from the location’s first hours.',
        default: true,
      }),
      showDirections: boolean({
        label: 'Button: Directions',
        group: 'Links',
        help: 'Opens directions to the location in a maps app.',
      }),
      ...heroTexts({ pretitleHelp: 'A few words, like a greeting.' }),
      actions: array({
        label: 'Buttons',
        group: 'Links',
        itemLabel: 'Button',
        help: 'At most three. Put the main one first.',
        max: 3,
        of: {
          label: string({
            label: 'Text',
            help: 'What happens next, like “Plan a visit”.',
            required: true,
            max: 60,
          }),
          link: link({ label: 'Link', help: 'The link of the button.' }),
        },
      }),
      background: media({
        label: 'Picture',
        help: 'At least 1920 pixels wide. The focal point stays in view. Without one, a hero with the location’s texts uses the picture of gallery 100.',
      }),
      layout: select({
        label: 'Text position',
        group: 'Appearance',
        help: 'In the middle, at the bottom, or on the left.',
        options: { CENTERED: 'Centred', BOTTOM: 'Bottom', LEFT: 'Left' },
        pictures: { CENTERED: 'text-center', BOTTOM: 'text-bottom', LEFT: 'text-left' },
        default: 'CENTERED',
      }),
      mediaPosition: select({
        label: 'Image position',
        group: 'Appearance',
        help: 'Behind the text, or beside it. “At the top” adds an arch.',
        options: {
          CENTERED: 'Behind the text',
          LEFT: 'Left',
          LEFT_TOP: 'Left, at the top',
          RIGHT: 'Right',
          RIGHT_TOP: 'Right, at the top',
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
        label: 'Image width',
        group: 'Appearance',
        help: 'To the edges of the page, or as wide as the content.',
        options: { FULL: 'Full width', MAX: 'Content width' },
        pictures: { FULL: 'width-full', MAX: 'width-content' },
        default: 'FULL',
      }),
      spacing: select({
        label: 'Spacing',
        group: 'Appearance',
        help: 'Relaxed suits a home page. Tight shows more of the next block.',
        options: { RELAXED: 'Relaxed', TIGHT: 'Tight' },
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
  // Whether it is open is told for a day.
  changesDaily: true,
  usesLocation: ({ shouldUseLocation }) => shouldUseLocation,
  load: (source, { shouldUseLocation, background }) =>
    loadHeroPicture(source, { isOfLocation: shouldUseLocation, background }),
})
export default hero
