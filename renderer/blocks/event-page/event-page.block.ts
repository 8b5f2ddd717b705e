import { defineBlock } from '#schema/block/block'
import { event } from '#schema/fields'
import { loadEvent } from '../../parts/events/event-record'
import { loadTrail } from '../../parts/links/trail'

/** How many further events stand below (specification section 9, Events promo). */
const FURTHER = 3

const eventPage = defineBlock({
  name: 'EventPage',
  label: 'Event page',
  description: 'The page of an event: when, where, what happens, and what else is on.',
  category: 'content',
  targets: ['content'],
  fields: {
    event: event({
      label: 'Event',
      help: 'Leave it empty on the page that stands for all events: each is then shown at its own address.',
    }),
  },
  changesDaily: true,
  async load(source, props, page) {
    const [found, trail, upcoming] = await Promise.all([
      loadEvent(source, props.event, page),
      loadTrail(source, page),
      // One more, as the event itself may be among them.
      source.events({ locationSlug: page.location.slug, from: page.now, first: FURTHER + 1 }),
    ])
    const further = upcoming.filter(({ id }) => id !== found.event?.id).slice(0, FURTHER)
    return { ...found, trail, further }
  },
  isMissing: ({ missing }) => missing,
})
export default eventPage
