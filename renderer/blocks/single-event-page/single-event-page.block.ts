import { defineBlock } from '#schema/block/block'
import { link, record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { loadEvent } from '../../parts/events/event-record'

const singleEventPage = defineBlock({
  name: 'SingleEventPage',
  label: t('Invitation to an event'),
  description: t('An event as an invitation: date, place, RSVP button, programme and photos.'),
  keywords: searchTerms(
    'invitation, rsvp, register, registration, invite, invitation to an event, save the date, schedule, programme',
  ),
  subject: 'events',
  category: 'content',
  targets: ['content'],
  fields: {
    event: record({
      kind: 'event',
      label: t('Event'),
      help: t('The event this page is about. Leave it empty on the event template.'),
    }),
    rsvp: link({
      label: t('RSVP'),
      help: t(
        'The page where guests register. Leave this field empty to use the event’s registration link.',
      ),
    }),
  },
  changesDaily: true,
  load: (source, props, page) => loadEvent(source, props.event, page),
  isMissing: ({ missing }) => missing,
})
export default singleEventPage
