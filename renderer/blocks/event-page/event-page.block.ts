import { defineBlock } from '#schema/block/block'
import { record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import eventDefinition from '#schema/records/event/event.record'
import type { EventRecord } from '#schema/records/event/event-record'
import type { ItemOf } from '#schema/records/record-item'
import { loadEvent } from '../../parts/events/event-record'
import { loadTrail, neighboursOf } from '../../parts/links/nearby-pages'

/** Number of further events below (specification section 9, Events promo). */
const FURTHER = 3
/** Number of upcoming events searched for further events and for other days of this event. */
const MAX_CANDIDATES = 40
/** Maximum number of other days listed for a repeated event. */
const MAX_DAYS = 4

const eventPage = defineBlock({
  name: 'EventPage',
  label: t('Event page'),
  description: t('The full page of an event. For the template page of events.'),
  keywords: searchTerms('event, details'),
  subject: 'events',
  isRare: true,
  category: 'content',
  targets: ['content'],
  variesByLocation: true,
  fields: {
    event: record({
      kind: 'event',
      label: t('Event'),
      help: t('Leave it empty on the event template.'),
    }),
  },
  changesDaily: true,
  async load(source, props, page) {
    const [found, trail, upcoming] = await Promise.all([
      loadEvent(source, props.event, page),
      loadTrail(source, page),
      source.recordsOf(eventDefinition, {
        ...{ locationSlug: page.location.slug, from: page.now },
        first: MAX_CANDIDATES,
      }),
    ])
    const { event: own } = found
    const others = upcoming.filter(({ id }) => id !== own?.id)
    const otherDays = others
      .filter((other) => own !== null && isRepetition(other, own))
      .slice(0, MAX_DAYS)
    return {
      ...found,
      trail,
      further: others.slice(0, FURTHER),
      otherDays,
      beside: neighboursOf(upcoming, own?.id),
    }
  },
  isMissing: ({ missing }) => missing,
})

/** Returns whether another event is a repetition: same name and same place, on a later day. */
function isRepetition(
  { values: other, locationId: here }: ItemOf<typeof eventDefinition>,
  { title, venue, startsAt, locationId }: EventRecord,
): boolean {
  return (
    other.title === title &&
    other.venue === venue &&
    here === locationId &&
    other.startsAt > startsAt
  )
}

export default eventPage
