import { defineBlock } from '#schema/block/block'
import { array, select, string } from '#schema/fields'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const exploreBackground = defineBlock({
  name: 'ExploreBackground',
  label: 'Timeline',
  description:
    'A programme, a history or a how-to: entries with a time, along a line or as numbered steps.',
  keywords: [
    'schedule',
    'programme',
    'program',
    'times',
    'agenda',
    'timetable',
    'history',
    'steps',
    'how it was made',
    'order of events',
    'itinerary',
    'story',
    'milestones',
    'process',
  ],
  subject: 'text',
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above it.',
      default: 'How It Was Made',
      max: 160,
    }),
    layout: select({
      label: 'Layout',
      help: 'A timeline runs down a line. Steps are numbered, side by side.',
      options: { TIMELINE: 'Timeline', STEPS: 'Steps' },
      pictures: { TIMELINE: 'timeline', STEPS: 'steps' },
      default: 'TIMELINE',
    }),
    items: array({
      label: 'Steps',
      itemLabel: 'Step',
      exampleItems: 2,
      help: 'In order.',
      of: {
        label: string({
          label: 'When',
          help: 'A year or date. A timeline shows it beside the line.',
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
