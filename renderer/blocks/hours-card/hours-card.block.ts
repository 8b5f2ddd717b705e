import { defineBlock } from '#schema/block/block'
import { boolean, hours } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { DAY_PARAMETER } from '../../parts/hours/day-parameter'

const hoursCard = defineBlock({
  name: 'HoursCard',
  label: t('Hours card'),
  description: t('Today’s opening hours, with the week’s on request.'),
  keywords: searchTerms('hours, opening hours, opening times, open, times, closing, today'),
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    graph: hours({
      label: t('Hours'),
      help: t('At most 5 sets of hours. Leave it empty to use the location’s.'),
      placeholder:
        '[{ "id": 1, "name": "Mandir Campus", "hours": [{ "weekday": "MONDAY", "startHour": 6, "endHour": 20 }] }]',
      max: 20_000,
    }),
    showFull: boolean({
      label: t('Show full hours'),
      help: t(
        'Shows the whole week and any date from the start. Otherwise visitors click to expand it.',
      ),
    }),
  },
  changesDaily: true,
  readsQuery: [DAY_PARAMETER],
  readsQueryWhen: ({ showFull }) => showFull,
  usesLocation: ({ graph }) => graph.trim() === '',
})
export default hoursCard
