import { block } from '../block'
import { events } from '../events'
import { posts } from '../posts'
import type { SampleDocument, SampleEvent, SamplePost } from '../sample-content'
import { contentPage } from './sample-document'

const FIRST_EVENT_PAGE = 100
const FIRST_NEWS_PAGE = 200

/** One page an event, at /connect/events/{n} (specification section 2). */
export const eventPages: readonly SampleDocument[] = events.map(eventPage)

/** One page an article that is out, at /connect/news/{slug} (specification section 2). */
export const newsPages: readonly SampleDocument[] = posts
  .filter(({ daysAgo, expiresInDays = 1 }) => daysAgo >= 0 && expiresInDays > 0)
  .map(newsPage)

function eventPage(event: SampleEvent): SampleDocument {
  const { id, title, category, description, venue, mediaId, rsvpUrl, locationId } = event
  return contentPage({
    id: FIRST_EVENT_PAGE + id,
    title,
    description,
    url: `/connect/events/${id}`,
    locationId,
    blocks: [
      block('Hero', 'welcome', {
        pretitle: category,
        title,
        subtitle: venue,
        intro: description,
        background: mediaId,
        mediaPosition: 'RIGHT',
        layout: 'LEFT',
        spacing: 'TIGHT',
        actions: rsvpUrl ? [{ label: 'RSVP', link: { href: rsvpUrl } }] : [],
      }),
      block('EventsPromo', 'events', { title: 'What else is on' }),
      block('GettingHere', 'getting-here'),
    ],
  })
}

function newsPage(post: SamplePost): SampleDocument {
  const { id, title, slug, description, category, mediaId, content } = post
  return contentPage({
    id: FIRST_NEWS_PAGE + id,
    title,
    description,
    url: `/connect/news/${slug}`,
    blocks: [
      block('Hero', 'welcome', {
        pretitle: category,
        title,
        subtitle: description,
        background: mediaId,
        layout: 'BOTTOM',
      }),
      ...content.map(({ text, media }, index) =>
        media
          ? block('Media', `part-${index + 1}`, { medias: media.mediaIds, layout: media.layout })
          : block('Text', `part-${index + 1}`, { html: text ?? '', isIntro: index === 0 }),
      ),
    ],
  })
}
