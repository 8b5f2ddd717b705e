import { defineBlock } from '#schema/block/block'
import { array, select, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const exploreBackground = defineBlock({
  name: 'ExploreBackground',
  label: t('Timeline'),
  description: t(
    'A programme, a history or a how-to: entries with a time, along a line or as numbered steps.',
  ),
  keywords: searchTerms(
    'schedule, programme, program, times, agenda, timetable, history, steps, how it was made, order of events, itinerary, story, milestones, process',
  ),
  subject: 'text',
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above it.'),
      default: 'How It Was Made',
      max: 160,
    }),
    layout: select({
      label: t('Layout'),
      help: t('A timeline runs down a line. Steps are numbered, side by side.'),
      options: { TIMELINE: t('Timeline'), STEPS: t('Steps') },
      pictures: { TIMELINE: 'timeline', STEPS: 'steps' },
      default: 'TIMELINE',
    }),
    items: array({
      label: t('Steps'),
      itemLabel: t('Step'),
      exampleItems: 2,
      help: t('In order.'),
      of: {
        label: string({
          label: t('When'),
          help: t('A year or date. A timeline shows it beside the line.'),
          max: 40,
        }),
        title: itemTitle,
        description: itemDescription,
        media: itemPicture,
      },
    }),
  },
})
export default exploreBackground
