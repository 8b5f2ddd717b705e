import '#renderer/parts/words/all-words'
import type { ContentSource, PageAddress, RecordsQuery } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { Gallery, MediaItem } from '#schema/entities/media'
import type { NetworkPlace } from '#schema/entities/network-place'
import type activity from '#schema/records/activity/activity.record'
import type event from '#schema/records/event/event.record'
import type { EventRecord } from '#schema/records/event/event-record'
import type faq from '#schema/records/faq/faq.record'
import type newsArticle from '#schema/records/news-article/news-article.record'
import { type AnyRecordItem, type ItemOf, itemsOf } from '#schema/records/record-item'
import type socialPost from '#schema/records/social-post/social-post.record'
import type wisdom from '#schema/records/wisdom/wisdom.record'
import type { PageContext } from '#schema/site/page-context'
import { callsOf, type GivenSource } from './given-source'

export type { GivenSource }

/** A location to render blocks for. */
export const toronto: Location = {
  id: 10,
  slug: 'toronto',
  name: 'Shri Swaminarayan Mandir, Toronto',
  status: 'ACTIVE',
  introSubtitle: '',
  introText: '',
  emailPrimary: 'toronto@example.org',
  phonePrimary: '+1 416 555 0142',
  timeZone: 'America/Toronto',
  address: {
    addressLine1: '61 Claireville Drive',
    city: 'Toronto',
    region: 'Ontario',
    postalCode: 'M9W 5Z7',
    countryCode: 'CA',
    latitude: 43.75,
    longitude: -79.63,
  },
  type: { id: 1, name: 'Mandir', description: '' },
  configuration: {},
  hours: [],
  specialDays: [],
  galleries: [],
}

/** A page of the default location, on a Friday morning. */
export const homePage: PageContext = {
  location: toronto,
  language: 'en-US',
  now: '2026-11-20T15:00:00Z',
  siteRoot: '',
  path: '/',
  canonical: 'https://www.example.org/',
  title: 'Home',
  record: null,
  query: {},
  outline: [],
}

/** A picture whose alt text is `Picture {id}`. */
export function picture(id: number, changes: Partial<MediaItem> = {}): MediaItem {
  return {
    id,
    displayName: `Picture ${id}`,
    caption: `Caption ${id}`,
    altText: `Picture ${id}`,
    dateTime: null,
    src: `/media/${id}/original`,
    url: `/media/${id}`,
    metadata: { width: 1920, height: 1280 },
    type: 'image',
    thumbnail: '',
    showCaptionText: true,
    focalPoint: { x: 0.5, y: 0.5 },
    texts: [],
    ...changes,
  }
}

/** A gallery that shows these pictures to everyone. */
export function galleryOf(id: number, items: readonly MediaItem[]): Gallery {
  return {
    id,
    name: `Gallery ${id}`,
    description: '',
    isPublic: true,
    slug: `gallery-${id}`,
    status: 'ACTIVE',
    dateTime: null,
    category: 'The Mandir',
    featured: false,
    media: [
      {
        language: 'en-US',
        location: null,
        locationId: 10,
        featuredMediaItem: items[0] ?? null,
        items: [...items],
      },
    ],
  }
}

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

/** A source that has these events. */
export function sourceOfEvents(events: readonly EventRecord[], asked: RecordsQuery[] = []) {
  return sourceOfRecords(events.map(itemOfEvent), asked)
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

/** A source that has these records, and filters them as the server does; what it was asked is added to `asked`. */
export function sourceOfRecords(
  all: readonly AnyRecordItem[],
  asked: RecordsQuery[] = [],
): Pick<ContentSource, 'recordsOf' | 'fieldValues'> {
  return {
    async fieldValues({ kind, field, locationSlug }) {
      const found = all.filter(
        (item) => item.kind === kind && (!locationSlug || item.locationSlug === locationSlug),
      )
      const said = new Set(found.map(({ values }) => String(values[field])))
      return [...said].map((value) => ({ value, texts: [] }))
    },
    async recordsOf(definition, query) {
      asked.push(query)
      const { keys, locationSlug, filter = {}, first, skip = 0 } = query
      const found = all.filter(
        ({ kind, key, values, ...place }) =>
          kind === definition.kind &&
          (!keys || keys.includes(key)) &&
          (!locationSlug || place.locationSlug === locationSlug) &&
          Object.entries(filter).every(([name, value]) => values[name] === value),
      )
      return itemsOf(definition, found.slice(skip, skip + first))
    },
  }
}

/** A location of the network, at `/{slug}`. */
export function placeOf(slug: string, changes: Partial<NetworkPlace> = {}): NetworkPlace {
  return {
    ...{ slug, name: `Mandir ${slug}`, city: '', region: '', countryCode: 'US', path: `/${slug}` },
    ...{ latitude: null, longitude: null },
    ...changes,
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

/** Every picture and page that is asked for is there; no other records but those given. */
export function sourceWith(given: GivenSource = {}): ContentSource {
  return {
    media: async (ids) => ids.map((id) => picture(id)),
    galleries: async () => [],
    records: async () => [],
    recordsOf: async () => [],
    search: async () => ({ totalCount: 0, hits: [] }),
    places: async () => [],
    publishedPaths: async ({ paths }) => paths,
    fieldValues: async () => [],
    ...callsOf({ location: torontoAlone, pages: anyPages, ...given }),
  }
}

async function torontoAlone(slug: string): Promise<Location | null> {
  return slug === toronto.slug ? toronto : null
}

async function anyPages(ids: readonly number[]): Promise<readonly PageAddress[]> {
  return ids.map((id) => ({ id, title: `Page ${id}`, path: `/pages/${id}` }))
}
