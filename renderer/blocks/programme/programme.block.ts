import { defineBlock } from '#schema/block/block'
import { array, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const programme = defineBlock({
  name: 'Programme',
  label: t('Programme'),
  description: t('A schedule of times, each with what happens and where.'),
  keywords: searchTerms(
    'program, schedule, times, agenda, timetable, order of events, itinerary, running order, sabha',
  ),
  subject: 'events',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the times.'),
      default: 'Programme',
      max: 160,
    }),
    intro: string({
      label: t('Day'),
      help: t('The day, like “Sunday, November 8”.'),
      max: 200,
      example: 'Day of the programme',
    }),
    items: array({
      label: t('Times'),
      itemLabel: t('Time'),
      help: t('In the order of the day.'),
      exampleItems: 3,
      max: 100,
      summary: ({ time, title }) =>
        [time, title].filter((text) => typeof text === 'string' && text !== '').join(' '),
      of: {
        time: string({
          label: t('When'),
          help: t('A time or range, like “5:30pm” or “5:30–6:15pm”.'),
          max: 60,
          example: '0:00pm',
        }),
        title: string({
          label: t('What'),
          help: t('The name of this part of the programme.'),
          required: true,
          max: 200,
          example: 'What happens',
        }),
        place: string({ label: t('Where'), help: t('A hall or gate, if it matters.'), max: 120 }),
        description: string({
          label: t('Details'),
          help: t('One sentence, if the name isn’t enough.'),
          multiline: true,
          max: 500,
        }),
      },
    }),
  },
})
export default programme
