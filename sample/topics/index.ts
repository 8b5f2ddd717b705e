import type { ImportedTopic } from '#schema/import/network-content'
import { topicsInGujarati } from '../gujarati/topics'
import { topicsInHindi } from '../hindi/topics'
import { translateTopics } from '../languages/topics'
import { visitorGuidelines } from './visitor-guidelines'

const inEnglish: readonly ImportedTopic[] = [
  ...visitorGuidelines,
  topic(300, null, {
    title: 'Explore the mandir',
    text: 'Six places to begin with. Allow two hours, or a whole day with lunch in between.',
    url: '/explore',
    mediaIds: [1],
  }),
  topic(301, 300, {
    title: 'Mandir',
    text: 'The carved heart of the grounds: 11,400 stones, 151 pillars, no two alike.',
    url: '/explore/mandir',
    mediaIds: [2],
  }),
  topic(302, 300, {
    title: 'Haveli',
    text: 'A courtyard house of Burma teak, joined without a single nail.',
    url: '/explore/haveli',
    mediaIds: [9],
  }),
  topic(303, 300, {
    title: 'Abhishek Mandap',
    text: 'Where water is poured with a prayer of your own. Open to everyone.',
    url: '/explore/abhishek-mandap',
    mediaIds: [27],
  }),
  topic(304, 300, {
    title: 'Assembly Hall',
    text: 'Room for 1,200 on a Sunday afternoon, below a dome of nine rings.',
    url: '/explore/assembly-hall',
    mediaIds: [40],
  }),
  topic(305, 300, {
    title: 'Gymnasium',
    text: 'Two courts, a running track, and yoga at sunrise.',
    url: '/explore/gymnasium',
    mediaIds: [41],
  }),
  topic(306, 300, {
    title: 'Garden',
    text: 'The long pool, the lotus pond and nine hundred roses.',
    url: '/explore/garden',
    mediaIds: [24],
  }),
  topic(320, null, {
    title: 'Beliefs and practices',
    text: 'One God, many lamps; the teacher who lights them; and a day shaped by prayer, service and plain good manners.',
    url: '/learn/about-us/beliefs-and-practices',
    mediaIds: [45],
  }),
  topic(321, 320, {
    title: 'Darshan',
    text: 'To see, and to know oneself seen. It takes a moment, and one may stay as long as one likes.',
    url: null,
    mediaIds: [48],
  }),
  topic(322, 320, {
    title: 'Arti',
    text: 'Lamps are waved before the shrine morning, noon and evening; the light is then carried to everyone present.',
    url: null,
    mediaIds: [17],
  }),
  topic(323, 320, {
    title: 'Seva',
    text: 'Service without payment or praise. The mandir was built by it and is cleaned by it every morning.',
    url: null,
    mediaIds: [43],
  }),
]

/** Pieces of content that blocks show by their id. */
export const topics: readonly ImportedTopic[] = translateTopics(
  'hi-IN',
  translateTopics('gu-IN', inEnglish, topicsInGujarati),
  topicsInHindi,
)

interface TopicOptions {
  readonly title: string
  readonly text: string
  readonly url: string | null
  readonly mediaIds: readonly number[]
}

function topic(id: number, parentId: number | null, options: TopicOptions): ImportedTopic {
  const { title, text, url, mediaIds } = options
  const items = [{ language: 'en-US', locationId: 10, title, richText: `<p>${text}</p>` }]
  return { id, parentId, order: id % 10, externalUrl: url, items, mediaIds }
}
