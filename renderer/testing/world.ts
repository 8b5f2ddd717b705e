import type { ContentSource } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { Gallery, MediaItem } from '#schema/entities/media'
import type { PageContext } from '#schema/page/page-context'

/** A location to draw blocks for. */
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
  galleries: [],
}

/** A page of the default location, on a Friday morning. */
export const homePage: PageContext = {
  location: toronto,
  language: 'en-US',
  now: '2026-11-20T15:00:00Z',
  siteRoot: '',
  path: '/',
  title: 'Home',
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
    ...changes,
  }
}

/** A gallery that shows these pictures to everybody. */
export function galleryOf(id: number, items: readonly MediaItem[]): Gallery {
  return {
    id,
    name: `Gallery ${id}`,
    description: '',
    isPublic: true,
    slug: `gallery-${id}`,
    status: 'ACTIVE',
    dateTime: null,
    media: [
      {
        id,
        language: 'en-US',
        location: null,
        locationId: 10,
        featuredMediaItem: items[0] ?? null,
        items: [...items],
      },
    ],
  }
}

/** Every picture and page that is asked for is there; no galleries, topics, news and events but those given. */
export function sourceWith(given: Partial<ContentSource> = {}): ContentSource {
  return {
    topic: async () => null,
    gallery: async () => null,
    location: async (slug) => (slug === toronto.slug ? toronto : null),
    media: async (ids) => ids.map((id) => picture(id)),
    news: async () => [],
    events: async () => [],
    pages: async (ids) => ids.map((id) => ({ id, title: `Page ${id}`, path: `/pages/${id}` })),
    ...given,
  }
}
