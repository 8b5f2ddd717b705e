import type { NetworkContent } from '#schema/import/network-content'
import type { PageContent } from '#schema/page/content'
import type { StoredFile } from '../network-rows'

/** For tests: two locations, a public and a private gallery, topic 272 with a child, an event, an article, two pages. */
export const smallNetwork: NetworkContent = {
  author: { id: 'sample', name: 'Sample content' },
  locations: [
    location(10, 'main', 'Main Mandir'),
    {
      ...location(20, 'ottawa', 'Ottawa'),
      hours:
        '[{"id":1,"name":"Mandir Darshan","hours":[{"weekday":"SATURDAY","startHour":"6:30","endHour":20}]}]',
      specialDays: [{ inDays: 2, name: 'Holiday', group: null, hours: [] }],
    },
  ],
  pictures: [
    picture(1, 'The mandir at dusk'),
    picture(2, 'Inside'),
    picture(3, 'Not for everybody'),
  ],
  galleries: [
    gallery(100, { name: 'The mandir', isPublic: true, mediaIds: [2, 1] }),
    gallery(101, { name: 'Committee', isPublic: false, mediaIds: [3] }),
  ],
  topics: [
    topic(272, null, 'Visitor guidelines'),
    topic(273, 272, 'Dress code'),
    topic(274, 272, 'માર્ગદર્શિકા'),
  ],
  events: [
    {
      id: 1,
      title: 'Annakut',
      category: 'Spiritual',
      description: 'A mountain of food.',
      allDay: false,
      venue: 'Assembly Hall',
      rsvpUrl: null,
      locationId: 20,
      mediaId: 1,
      inDays: 3,
      from: '18:30',
      until: '20:00',
      body: '<p>Bring a dish.</p>',
      schedule: [
        { title: 'Arti', from: '18:30', until: null },
        { title: 'Satsang Shibir', from: '09:00', until: '11:00', afterDays: 1 },
      ],
      photoIds: [2],
    },
  ],
  posts: [
    {
      id: 1,
      title: 'A new hall',
      type: 'NEWS',
      description: 'It opens in spring.',
      slug: 'a-new-hall',
      category: 'Local',
      mediaId: 2,
      locationId: 20,
      daysAgo: 2,
      author: { name: 'A. Writer', avatarId: 1, bio: 'Writes.' },
      seoTags: 'hall, Ottawa',
      content: [
        { text: '<p>It opens in spring.</p>', videoUrl: null, media: null },
        { text: null, videoUrl: null, media: { layout: 'ROW', mediaIds: [1, 2] } },
      ],
    },
  ],
  wisdom: [
    wisdomItem(1, { featured: true, category: 'Insights', kind: 'ARTICLE', daysAgo: 9 }),
    wisdomItem(2, { featured: false, category: 'Spiritual Talks', kind: 'VIDEO', daysAgo: 2 }),
    wisdomItem(3, { featured: false, category: 'Spiritual Talks', kind: 'PODCAST', daysAgo: 5 }),
  ],
  activities: [activity(1, 'bal-sabha', false), activity(2, 'yoga', true)],
  faqs: [faq(1, 10, 'Do I need to book?'), faq(2, 10, 'Where do I park?')],
  socialPosts: [socialPost(1, 5), socialPost(2, 1)],
  navigations: [],
  documents: [
    {
      id: 3,
      type: 'LOCATION',
      title: 'Home',
      description: 'The first page.',
      locationId: 10,
      externalUrl: '/',
      items: [
        {
          language: 'en-US',
          locationId: 10,
          title: 'Welcome',
          content: textPage('<p>Everybody</p>'),
        },
        {
          language: 'en-US',
          locationId: 20,
          title: 'Welcome to Ottawa',
          content: textPage('<p>Ottawa</p>'),
        },
      ],
    },
    {
      id: 4,
      type: 'PAGE',
      title: 'Visit',
      description: 'How to come.',
      locationId: 20,
      externalUrl: '/visit',
      items: [
        { language: 'en-US', locationId: 20, title: 'Visit us', content: textPage('<p>Come</p>') },
      ],
    },
  ],
}

/** For tests: what records of pictures name where nobody looks at the pictures. */
const NO_ORIGINAL = `${'0'.repeat(64)}.webp`

/** For tests: stores no file. */
export async function noPictures(): Promise<StoredFile> {
  return { original: NO_ORIGINAL, fileSize: null }
}

/** For tests: a page of one Text block. */
export function textPage(html: string, id = 'b_text'): PageContent {
  const fields = [{ id: 'f1', type: 'html', name: 'html', value: html }]
  return { format: 1, blocks: [{ id, name: 'Text', fields }] }
}

function location(id: number, slug: string, name: string): NetworkContent['locations'][number] {
  return {
    id,
    slug,
    name,
    status: 'ACTIVE',
    introSubtitle: 'Welcome To',
    introText: 'A center for devotion, peace, and happiness.',
    emailPrimary: `${slug}@toran.example`,
    phonePrimary: '+1 613 555 0100',
    timeZone: 'America/Toronto',
    address: {
      addressLine1: '1 Temple Road',
      city: name,
      region: 'ON',
      postalCode: 'K1A 0A1',
      countryCode: 'CA',
      latitude: 45.4,
      longitude: -75.7,
    },
    type: { id: 1, name: 'Mandir', description: '' },
    configuration: { accent: '#c2410c' },
  }
}

function picture(id: number, displayName: string): NetworkContent['pictures'][number] {
  return {
    id,
    displayName,
    caption: '',
    altText: displayName,
    dateTime: '2026-01-01T00:00:00Z',
    width: 1000,
    height: 1000,
    thumbnail: `data:,${id}`,
    showCaptionText: false,
    focalPoint: { x: 0.5, y: 0.5 },
  }
}

function gallery(
  id: number,
  of: { readonly name: string; readonly isPublic: boolean; readonly mediaIds: readonly number[] },
): NetworkContent['galleries'][number] {
  const [featuredMediaId = 1] = of.mediaIds
  const dateTime = '2026-01-02T00:00:00Z'
  return {
    id,
    ...of,
    description: '',
    slug: `gallery-${id}`,
    dateTime,
    locationId: 10,
    featuredMediaId,
  }
}

function topic(
  id: number,
  parentId: number | null,
  title: string,
): NetworkContent['topics'][number] {
  const items = [{ language: 'en-US', locationId: 10, title, richText: `<p>${title}</p>` }]
  return { id, parentId, order: id, externalUrl: null, items, mediaIds: [1] }
}

function wisdomItem(
  id: number,
  rest: Pick<NetworkContent['wisdom'][number], 'featured' | 'category' | 'kind' | 'daysAgo'>,
): NetworkContent['wisdom'][number] {
  return {
    id,
    ...rest,
    title: `Talk ${id}`,
    pretitle: '',
    subtitle: 'A speaker',
    description: '',
    mediaId: 1,
    icon: null,
    href: `https://example.org/${id}`,
  }
}

function activity(
  id: number,
  slug: string,
  featured: boolean,
): NetworkContent['activities'][number] {
  return {
    id,
    slug,
    featured,
    title: slug,
    description: '',
    icon: null,
    timing: 'Sundays, 4:30pm to 6:30pm',
    intro: '<p>Come along.</p>',
    venue: 'Upper Room',
    sessions: [{ title: 'Bal Sabha', ages: '4-13', timing: 'Sundays, 4:30pm' }],
    signUpUrl: null,
    mediaId: 1,
    mediaIds: [2, 1],
    position: id,
    locationId: 20,
  }
}

function faq(id: number, locationId: number, question: string): NetworkContent['faqs'][number] {
  return { id, locationId, question, answer: '<p>No.</p>', category: 'Visiting', position: id }
}

function socialPost(id: number, hoursAgo: number): NetworkContent['socialPosts'][number] {
  return {
    id,
    hoursAgo,
    handle: 'deepmala',
    network: 'INSTAGRAM',
    title: `Post ${id}`,
    href: `https://instagram.example.org/p/${id}`,
    mediaId: 2,
  }
}
