import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { storedSamples } from '#renderer/registry/stored-samples'
import { withObservers } from '#renderer/testing/browser'
import * as sample from '#renderer/testing/records'
import { renderPage, type World } from '#renderer/testing/render'
import * as world from '#renderer/testing/world'
import { eventCategories } from '#schema/entities/event'
import { galleryCategories } from '#schema/entities/media'
import { postType, socialNetwork } from '#schema/entities/statuses'
import type { AnyField, Fields } from '#schema/fields'
import type { StoredBlock } from '#schema/page/content'
import { recordDefinitions } from '#schema/records'
import { itemsOf } from '#schema/records/record-item'
import { wisdomCategories, wisdomKinds } from '#schema/records/wisdom/wisdom.record'
import type { RecordReference } from '#schema/site/page-record'

/** Stands in the place of all that people write. */
const TEXT = 'લખાણ'

withObservers()

describe.each(['gu-IN', 'hi-IN'])('on a page in %s', (language) => {
  test.each(storedSamples.map(({ block }) => [block.name, block] as const))(
    '%s prints no English word',
    async (_name, block) => {
      const found = new Set<string>()
      for (const state of states) {
        const { page, source = fullSource, write = TEXT } = state
        const drawn = await renderPage([fillTexts(block, write)], {
          page: { ...place, language, ...page },
          source,
        })
        for (const text of printed(drawn)) if (/[a-z]/i.test(text)) found.add(text)
      }
      expect([...found]).toEqual([])
    },
  )
})

interface State extends World {
  /** The texts of the block's own fields. */
  readonly write?: string
}

/** A record of every kind that has pages of its own. */
const records: readonly RecordReference[] = [...recordDefinitions.values()]
  .filter(({ pages }) => pages.length > 0)
  .map(({ kind, key }) => (key === 'id' ? { kind, id: 1 } : { kind, slug: `${kind}-1` }))

const fullSource = gujaratiSource()
/** Pictures, pages and places are there, and no other record. */
const noRecords: world.GivenSource = {
  media: fullSource.media,
  pages: fullSource.pages,
  location: fullSource.location,
}

const toronto = {
  ...world.toronto,
  name: TEXT,
  address: {
    ...world.toronto.address,
    addressLine1: TEXT,
    city: TEXT,
    region: TEXT,
    postalCode: '1',
  },
  emailPrimary: '',
  hours: [
    {
      id: 1,
      name: TEXT,
      description: TEXT,
      hours: [
        { weekday: 'FRIDAY' as const, startHour: 7, endHour: 12 },
        { weekday: 'SUNDAY' as const, startHour: 16, endHour: 20.5 },
      ],
    },
  ],
  specialDays: [{ date: '2026-11-22', name: TEXT, group: null, hours: [] }],
  configuration: {
    social: { facebook: 'https://facebook.com/x', twitter: 'https://twitter.com/x' },
  },
}

const place = { location: toronto, title: TEXT, now: '2026-11-20T15:00:00Z' }

/** A time after its events, at a place that does not say when it is open. */
const afterwards = {
  now: '2027-01-15T15:00:00Z',
  location: { ...toronto, hours: [], specialDays: [] },
}

/**
 * With and without texts and records, on the page of a record that is there, that is over and that is gone, filtered,
 * searched, beyond its end, and after a form was sent.
 */
const states: readonly State[] = [
  {},
  { write: '' },
  { source: noRecords },
  ...records.map((record) => ({ page: { record, ...afterwards }, write: '' })),
  ...records.map((record) => ({ page: { record }, source: noRecords, write: '' })),
  { page: { query: { q: TEXT, category: 'spiritual', location: 'global', kind: 'videos' } } },
  { page: { query: { q: TEXT, category: 'insights', page: '9', sent: 'sign-up-invalid' } } },
  { page: { query: { q: TEXT, page: '2', sent: 'feedback' } }, source: noRecords },
]

/** The block with every text a person may write in it replaced, and those inside it. */
function fillTexts(block: StoredBlock, text: string): StoredBlock {
  const fields = definitions.get(block.name)?.fields ?? {}
  const slots = Object.entries(block.slots ?? {}).map(([slot, inside]) => [
    slot,
    inside.map((each) => fillTexts(each, text)),
  ])
  return {
    ...block,
    fields: block.fields.map((stored) => ({
      ...stored,
      value: rewritten(fields[stored.name] as AnyField | undefined, stored.value, text),
    })),
    ...(block.slots && { slots: Object.fromEntries(slots) }),
  }
}

function rewritten(field: AnyField | undefined, value: unknown, text: string): unknown {
  switch (field?.type) {
    case 'html':
    case 'richtext':
      return text && `<p>${text}</p>`
    case 'string':
      return /^(?:https?:|\/)/.test(String(value)) ? value : text
    // Opening times are those of the location, which are Gujarati.
    case 'hours':
      return ''
    case 'array':
      return (value as readonly Readonly<Record<string, unknown>>[]).map((item) =>
        rewrittenItem(field.of, item, text || TEXT),
      )
    default:
      return value
  }
}

function rewrittenItem(fields: Fields, item: Readonly<Record<string, unknown>>, text: string) {
  const entries = Object.entries(item).map(([name, value]) => [
    name,
    rewritten(fields[name] as AnyField | undefined, value, text),
  ])
  return Object.fromEntries(entries)
}

/** Every text that is read or heard. */
function printed(root: HTMLElement): string[] {
  const elements = [...root.querySelectorAll('*')]
  const texts = elements.flatMap(({ childNodes }) =>
    Array.from(childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')),
  )
  const spoken = elements.flatMap((element) => SPOKEN.map((name) => element.getAttribute(name)))
  return [...texts, ...spoken].filter((text) => text !== null)
}

const SPOKEN = [
  ...['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'data-pressed-label'],
  ...['placeholder', 'summary', 'title'],
]

/** Records of every kind whose own texts are all Gujarati. */
function gujaratiSource() {
  const picture = (id: number) =>
    world.picture(id, { displayName: TEXT, caption: TEXT, altText: TEXT })
  const events = eventCategories.map((category, index) =>
    sample.eventOf(index + 1, {
      ...{ category, title: TEXT, description: TEXT, venue: TEXT, body: `<p>${TEXT}</p>` },
      image: picture(index + 1),
      rsvpUrl: 'https://example.org/rsvp',
      photos: [picture(8), picture(9)],
      schedule: [
        {
          title: TEXT,
          startsAt: '2026-11-24T00:30:00Z',
          endsAt: '2026-11-24T01:00:00Z',
          texts: [],
        },
        { title: TEXT, startsAt: '2026-11-25T00:30:00Z', endsAt: '', texts: [] },
      ],
      ...(index === 1 && { allDay: true }),
      ...(index === 2 && { endsAt: '2026-11-26T02:00:00Z' }),
      ...(index === 3 && { startsAt: '2026-11-10T02:00:00Z', endsAt: '2026-11-11T02:00:00Z' }),
    }),
  )
  const news = postType.options.map((type, index) =>
    sample.articleOf(index + 1, {
      ...{ type, title: TEXT, description: TEXT, category: TEXT, image: picture(index + 1) },
      ...{ authorName: TEXT, authorAvatar: picture(7), authorBio: TEXT },
      fileURL: 'https://example.org/programme.pdf',
      galleries: [{ gallery: 1 }],
      content: [
        part({ text: `<p>${TEXT}</p>` }),
        part({ videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }),
        part({ layout: 'CAROUSEL', pictures: [picture(5), picture(6)] }),
      ],
    }),
  )
  const wisdom = wisdomKinds.map((kind, index) =>
    sample.talkOf(index + 1, {
      ...{ kind, title: TEXT, pretitle: TEXT, subtitle: TEXT, description: TEXT },
      image: picture(index + 1),
      category: wisdomCategories[index] ?? 'Insights',
      featured: true,
    }),
  )
  const question = sample.questionOf(1, { question: TEXT, answer: `<p>${TEXT}</p>` })
  const posts = socialNetwork.options.map((network, index) =>
    sample.socialPostOf(index + 1, { network, title: index === 0 ? '' : TEXT }),
  )
  const activity = sample.activityOf(1, {
    ...{ title: TEXT, description: TEXT, timing: TEXT, venue: TEXT, intro: `<p>${TEXT}</p>` },
    image: picture(1),
    images: [picture(2), picture(3)],
    signUpUrl: 'https://example.org/sign-up',
    sessions: [{ title: TEXT, ages: '4-13', timing: TEXT, texts: [] }],
  })
  const gallery = {
    ...world.galleryOf(1, [picture(1), picture(2)]),
    ...{ name: TEXT, description: TEXT, dateTime: '2023-03-05T18:00:00Z', featured: true },
  }
  const text = { language: 'gu-IN', locationId: 10, title: TEXT, richText: `<p>${TEXT}</p>` }
  const child = { id: 2, items: [text], topicChildren: [], media: [picture(1)], externalUrl: '' }
  const below = { language: 'en-US', locationId: null, items: [child] }
  const topic = { ...child, id: 1, topicChildren: [below] }
  return {
    location: async () => toronto,
    media: async (ids: readonly number[]) => ids.map(picture),
    pages: async (ids: readonly number[]) =>
      ids.map((id) => ({ id, title: TEXT, path: `/pages/${id}` })),
    trail: async () => [{ id: 1, title: TEXT, path: '/' }],
    gallery: async () => gallery,
    galleries: async () =>
      galleryCategories.map((category, index) => ({
        ...{ id: index + 1, title: TEXT, image: picture(1), dateTime: null, category },
        ...{ featured: true, itemCount: index, covers: [] },
      })),
    topic: async () => topic as never,
    recordsOf: async (definition) =>
      itemsOf(
        definition,
        [
          ...events.map(sample.itemOfEvent),
          ...news,
          ...wisdom,
          ...posts,
          question,
          activity,
        ].filter(({ kind }) => kind === definition.kind),
      ),
    search: async () => ({
      totalCount: 40,
      hits: (['PAGE', 'NEWS', 'EVENT', 'GUIDELINE'] as const).map((kind) => ({
        ...{ kind, title: TEXT, path: `/${kind}`, date: '2023-03-05T18:00:00Z' },
        excerpt: [{ text: TEXT, match: true }],
      })),
    }),
  } satisfies world.GivenSource
}

type Part = sample.Article['values']['content'][number]

function part(given: Partial<Part>): Part {
  return { text: '', videoUrl: '', pictures: [], layout: '', ...given }
}
