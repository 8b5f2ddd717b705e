import { defineBlock } from '#schema/block/block'
import { array, select, string } from '#schema/fields'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const exploreBackground = defineBlock({
  name: 'ExploreBackground',
  label: 'Timeline',
  description:
    'The programme of a day, a history or a way of doing something: entries with a time, along a line or as numbered steps.',
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
      help: 'A timeline stands along a line, one below the other; steps are numbered and stand beside each other.',
      options: { TIMELINE: 'Timeline', STEPS: 'Steps' },
      pictures: { TIMELINE: 'timeline', STEPS: 'steps' },
      default: 'TIMELINE',
    }),
    items: array({
      label: 'Steps',
      itemLabel: 'Step',
      exampleItems: 2,
      help: 'In the order in which it happened.',
      of: {
        label: string({
          label: 'When',
          help: 'A year or a date; a timeline shows it beside the line.',
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
