import { defineBlock } from '#schema/block/block'
import { boolean, hours } from '#schema/fields'
import { DAY_PARAMETER } from '../../parts/hours/day-parameter'

const hoursCard = defineBlock({
  name: 'HoursCard',
  label: 'Hours card',
  description: "Today's opening hours, and those of the week on request.",
  keywords: ['hours', 'opening hours', 'opening times', 'open', 'times', 'closing', 'today'],
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    graph: hours({
      label: 'Hours',
      help: "What is open when, at most 5 kinds of hours. Leave it empty to show the location's own.",
      placeholder:
        '[{ "id": 1, "name": "Mandir Campus", "hours": [{ "weekday": "MONDAY", "startHour": 6, "endHour": 20 }] }]',
      max: 20_000,
    }),
    showFull: boolean({
      label: 'Show full hours',
      help: 'The hours of the whole week are open from the start, with those of any date; otherwise a click opens the week.',
    }),
  },
  changesDaily: true,
  readsQuery: [DAY_PARAMETER],
  readsQueryWhen: ({ showFull }) => showFull,
  usesLocation: ({ graph }) => graph.trim() === '',
})
export default hoursCard
