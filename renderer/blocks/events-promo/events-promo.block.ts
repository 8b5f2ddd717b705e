import { defineBlock } from '#schema/block/block'
import { number, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import event from '#schema/records/event/event.record'

/** Default number of events (specification section 9). */
const DEFAULT_COUNT = 3
const MAX_COUNT = 12

const eventsPromo = defineBlock({
  name: 'EventsPromo',
  label: t('Upcoming events'),
  description: t('The next events of this location, three by default, with a link to all of them.'),
  keywords: searchTerms('events, calendar, what is on, diary, upcoming, dates'),
  hints: [{ terms: searchTerms('countdown'), text: t('Shows the next events with their dates.') }],
  subject: 'events',
  category: 'feature',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the events.'),
      default: 'Upcoming Events',
      max: 160,
    }),
    count: number({
      label: t('Number of events'),
      help: t('The next events, soonest first.'),
      default: DEFAULT_COUNT,
      min: 1,
      max: MAX_COUNT,
    }),
  },
  changesDaily: true,
  load: (source, { count }, page) =>
    source.recordsOf(event, {
      locationSlug: page.location.slug,
      from: page.now,
      // Clamped, because a draft may contain any number.
      first: Math.min(Math.max(Math.floor(count ?? DEFAULT_COUNT), 1), MAX_COUNT),
    }),
})
export default eventsPromo
