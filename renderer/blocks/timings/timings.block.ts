import { defineBlock } from '#schema/block/block'
import { boolean, hours, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { DAY_PARAMETER } from '../../parts/hours/day-parameter'

const timings = defineBlock({
  name: 'Timings',
  label: t('Timings'),
  description: t('The opening hours of every day of the week, as tables.'),
  keywords: searchTerms(
    'opening hours, opening times, hours, times, timetable, arti times, darshan times, weekly hours, week',
  ),
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the tables.'),
      default: 'Timings',
      max: 160,
    }),
    graph: hours({
      label: t('Hours'),
      help: t('At most 5 sets of hours. Leave it empty to use the location’s.'),
      placeholder:
        '[{ "id": 1, "name": "Mandir Campus", "hours": [{ "weekday": "MONDAY", "startHour": 6, "endHour": 20 }] }]',
      max: 20_000,
    }),
    showFullDetails: boolean({
      label: t('Show full details'),
      help: t('Also shows what each set of hours is for, and who to ask.'),
      default: true,
    }),
  },
  changesDaily: true,
  readsQuery: [DAY_PARAMETER],
  usesLocation: ({ graph }) => graph.trim() === '',
})
export default timings
