import { defineBlock } from '#schema/block/block'
import { array, string } from '#schema/fields'

const programme = defineBlock({
  name: 'Programme',
  label: 'Programme',
  description: 'A schedule of times, each with what happens and where.',
  keywords: [
    'program',
    'schedule',
    'times',
    'agenda',
    'timetable',
    'order of events',
    'itinerary',
    'running order',
    'sabha',
  ],
  subject: 'events',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the times.',
      default: 'Programme',
      max: 160,
    }),
    intro: string({
      label: 'Day',
      help: 'The day, like “Sunday, November 8”.',
      max: 200,
      example: 'Day of the programme',
    }),
    items: array({
      label: 'Times',
      itemLabel: 'Time',
      help: 'In the order of the day.',
      exampleItems: 3,
      max: 100,
      summary: ({ time, title }) =>
        [time, title].filter((text) => typeof text === 'string' && text !== '').join(' '),
      of: {
        time: string({
          label: 'When',
          help: 'A time or range, like “5:30pm” or “5:30–6:15pm”.',
          max: 60,
          example: '0:00pm',
        }),
        title: string({
          label: 'What',
          help: 'What happens.',
          required: true,
          max: 200,
          example: 'What happens',
        }),
        place: string({ label: 'Where', help: 'A hall or gate, if it matters.', max: 120 }),
        description: string({
          label: 'Details',
          help: 'One sentence, if the name isn’t enough.',
          multiline: true,
          max: 500,
        }),
      },
    }),
  },
})
export default programme
