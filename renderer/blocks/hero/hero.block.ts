import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, select, showWhen, string } from '#schema/fields'
import { heroTexts, loadHeroPicture, locationTextsField } from '../../parts/media/hero-fields'

const hero = defineBlock({
  name: 'Hero',
  label: 'Hero',
  description: 'The large opening of a page: a picture, the title and what to do first.',
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
  targets: ['location', 'content'],
  fields: showWhen(
    {
      shouldUseLocation: locationTextsField(),
      showHours: boolean({
        label: 'Say whether it is open',
        help: "One line below the text: 'Closed now, opens Monday 6:00am', by the first of the location's hours.",
        default: true,
      }),
      showDirections: boolean({
        label: 'Button: Directions',
        group: 'Links',
        help: 'Opens maps with the way to the location, beside the buttons below.',
      }),
      ...heroTexts({ pretitleHelp: 'A few words, such as a greeting.' }),
      actions: array({
        label: 'Buttons',
        group: 'Links',
        itemLabel: 'Button',
        help: 'What visitors come for: at most three. The first is the main one.',
        max: 3,
        of: {
          label: string({
            label: 'Text',
            help: 'What happens, as in "Plan a visit".',
            required: true,
            max: 60,
          }),
          link: link({ label: 'Link', help: 'Where the button leads.' }),
        },
      }),
      background: media({
        label: 'Picture',
        help: "At least 1920 pixels wide. Its focal point stays in view. Without one, a hero with the location's texts takes the picture of gallery 100.",
      }),
      layout: select({
        label: 'Place of the text',
        group: 'Appearance',
        help: 'In the middle, at the bottom, or on the left.',
        options: { CENTERED: 'Centred', BOTTOM: 'Bottom', LEFT: 'Left' },
        pictures: { CENTERED: 'text-center', BOTTOM: 'text-bottom', LEFT: 'text-left' },
        default: 'CENTERED',
      }),
      mediaPosition: select({
        label: 'Place of the picture',
        group: 'Appearance',
        help: 'Centred stands behind the text; left and right stand beside it, in an arch when at the top.',
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
        label: 'Width of the picture',
        group: 'Appearance',
        help: 'To the edges of the page, or within the width of the content.',
        options: { FULL: 'Full width', MAX: 'Content width' },
        pictures: { FULL: 'width-full', MAX: 'width-content' },
        default: 'FULL',
      }),
      spacing: select({
        label: 'Spacing',
        group: 'Appearance',
        help: 'Relaxed opens a home page; tight leaves more of the next block in view.',
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
