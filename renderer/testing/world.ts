import '#renderer/parts/words/all-words'
import type { ContentSource, PageAddress, RecordsQuery } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { Gallery, MediaItem } from '#schema/entities/media'
import type { NetworkPlace } from '#schema/entities/network-place'
import { type AnyRecordItem, itemsOf } from '#schema/records/record-item'
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
