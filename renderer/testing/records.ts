import type { RecordsQuery } from '#schema/api/content-source'
import type activity from '#schema/records/activity/activity.record'
import type event from '#schema/records/event/event.record'
import type { EventRecord } from '#schema/records/event/event-record'
import type faq from '#schema/records/faq/faq.record'
import type newsArticle from '#schema/records/news-article/news-article.record'
import type { ItemOf } from '#schema/records/record-item'
import type socialPost from '#schema/records/social-post/social-post.record'
import type wisdom from '#schema/records/wisdom/wisdom.record'
import { picture, sourceOfRecords, toronto } from './world'

/** An evening event of the default location, on Monday, November 23, by the clock of Toronto. */
export function eventOf(id: number, changes: Partial<EventRecord> = {}): EventRecord {
  return {
    id,
    title: `Event ${id}`,
    category: 'Spiritual',
    audience: 'Everyone',
    description: '',
    image: picture(id),
    startsAt: '2026-11-24T00:30:00Z',
    endsAt: '2026-11-24T02:00:00Z',
    allDay: false,
    venue: 'Assembly Hall',
    rsvpUrl: '',
    registration: 'UNSPECIFIED',
    registrationContact: '',
    body: '',
    recordStatus: 'ACTIVE',
    texts: [],
    schedule: [],
    photos: [],
    locationId: toronto.id,
    locationSlug: toronto.slug,
    timeZone: toronto.timeZone,
    ...changes,
  }
}

/** An event as a source answers it. */
export function itemOfEvent({
  id,
  locationId,
  locationSlug,
  timeZone,
  ...values
}: EventRecord): ItemOf<typeof event> {
  const place = { locationId, locationSlug, timeZone }
  return { ...ofToronto('event', id), ...place, path: `/connect/events/${id}`, values }
}

/** An article of the default location, out since Sunday, March 5, 2023. */
export function articleOf(
  id: number,
  { slug = `article-${id}`, ...changes }: Partial<Article['values']> & { slug?: string } = {},
): Article {
  return {
    ...{ ...ofToronto('newsArticle', id), key: slug, path: `/connect/news/${slug}` },
    values: {
      title: `Article ${id}`,
      type: 'NEWS',
      category: 'Mandir',
      description: `What article ${id} is about.`,
      image: picture(id),
      ...{ content: [], galleries: [], fileURL: '', file: null, postMaster: null },
      ...{ authorName: '', authorAvatar: null, authorBio: '', seoTags: '' },
      ...{ publishedAt: '2023-03-06T03:00:00Z', expireAt: '', status: 'PUBLISHED', texts: [] },
      ...changes,
    },
  }
}

export type Article = ItemOf<typeof newsArticle>

/** A talk of the network, to watch. */
export function talkOf(
  id: number,
  changes: Partial<ItemOf<typeof wisdom>['values']> = {},
): ItemOf<typeof wisdom> {
  return {
    ...ofNetwork('wisdom', id),
    values: {
      title: `Talk ${id}`,
      pretitle: 'Sunday Talks',
      subtitle: 'Meera Joshi',
      description: `What talk ${id} is about.`,
      image: picture(id),
      icon: '',
      href: `/inspiration/talk-${id}`,
      featured: false,
      category: 'Spiritual Talks',
      kind: 'VIDEO',
      publishedAt: '2026-11-01T10:00:00Z',
      recordStatus: 'ACTIVE',
      texts: [],
      ...changes,
    },
  }
}

/** A post of a channel, on the evening of November 19 in Toronto: already the twentieth in Greenwich. */
export function socialPostOf(
  id: number,
  changes: Partial<ItemOf<typeof socialPost>['values']> = {},
): ItemOf<typeof socialPost> {
  return {
    ...ofNetwork('socialPost', id),
    values: {
      handle: 'mandir',
      network: 'INSTAGRAM',
      title: `Post ${id}`,
      image: picture(id),
      href: `https://instagram.example.org/p/${id}`,
      postedAt: '2026-11-20T03:00:00Z',
      recordStatus: 'ACTIVE',
      texts: [],
      ...changes,
    },
  }
}

/** A question of the default location. */
export function questionOf(
  id: number,
  changes: Partial<ItemOf<typeof faq>['values']> = {},
): ItemOf<typeof faq> {
  return {
    ...ofToronto('faq', id),
    values: {
      ...{ question: `Question ${id}?`, answer: `<p>Answer ${id}.</p>`, category: '' },
      ...{ recordStatus: 'ACTIVE', texts: [] },
      ...changes,
    },
  }
}

function ofNetwork(kind: string, id: number) {
  const place = { locationId: null, locationSlug: null, locationName: null, timeZone: null }
  return { kind, id, key: String(id), path: null, ...place }
}

function ofToronto(kind: string, id: number) {
  const { id: locationId, slug: locationSlug, name: locationName, timeZone } = toronto
  return {
    ...{ kind, id, key: String(id), path: null },
    ...{ locationId, locationSlug, locationName, timeZone },
  }
}

/** A weekly activity of the default location; `place` is another one, or another address. */
export function activityOf(
  id: number,
  changes: Partial<ItemOf<typeof activity>['values']> = {},
  place: { readonly key?: string; readonly locationSlug?: string } = {},
): ItemOf<typeof activity> {
  const key = place.key ?? `activity-${id}`
  return {
    ...ofToronto('activity', id),
    ...{ ...place, key, path: `/connect/activities/${key}` },
    values: {
      title: `Activity ${id}`,
      description: `What activity ${id} is.`,
      image: picture(id),
      icon: '',
      featured: false,
      timing: 'Sundays, 4:30pm to 6:30pm',
      images: [],
      intro: '',
      venue: 'Haveli',
      sessions: [],
      signUpUrl: '',
      recordStatus: 'ACTIVE',
      texts: [],
      ...changes,
    },
  }
}

/** A source that has these events. */
export function sourceOfEvents(events: readonly EventRecord[], asked: RecordsQuery[] = []) {
  return sourceOfRecords(events.map(itemOfEvent), asked)
}
