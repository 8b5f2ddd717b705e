import type { ContentSource } from '#schema/api/content-source'
import type { Topic } from '#schema/entities/topic'
import type { Principal } from '../accounts/principal'
import type { App } from '../app'
import { listEvents } from './read/events'
import { createLoaders } from './read/loaders'
import { listPosts } from './read/posts'
import { LONGEST_LIST } from './read/reader'
import type { TopicRecord } from './read/topics'

/**
 * The calls of specification section 7 inside the process, for one page: batched, as the reader may see it, and
 * noting the key of every record asked for (`location:10`, `gallery:100`, `media:12`, `topic:272`, `document:5`,
 * `news`, `events`, `locations`), so that the page can be made anew when one of them changes.
 */
export function createContentSource(
  app: Pick<App, 'database'>,
  reader: Principal | null,
  note: (key: string) => void,
): ContentSource {
  const by = { orm: app.database.orm, principal: reader, note }
  const loaders = createLoaders(by)
  const part = (first: number) => ({
    first: Math.min(Math.max(0, first), LONGEST_LIST),
    offset: 0,
    load: loaders.mediaList,
  })
  return {
    topic: async (id) => {
      const found = await loaders.topic.load(id)
      return found && toTopic(found)
    },
    gallery: (id) => loaders.gallery.load(id),
    location: (slug) => loaders.location.load(slug),
    media: (ids) => loaders.mediaList(ids),
    async news({ first, locationSlug, slugs }) {
      note('news')
      const query = { type: 'NEWS', publicOnly: true, locationSlug, slugs } as const
      return (await listPosts(by, query, part(first))).nodes
    },
    async events({ first, from, ids, locationSlug }) {
      note('events')
      const query = {
        ids,
        locationSlug,
        from: from === undefined ? undefined : new Date(from),
        publicOnly: true,
      }
      return (await listEvents(by, query, part(first))).nodes
    },
    async pages(ids) {
      const found = await Promise.all(ids.map((id) => loaders.page.load(id)))
      return found.filter((page) => page !== null)
    },
  }
}

function toTopic(record: TopicRecord): Topic {
  const { id, externalUrl, dateTime, media } = record
  return {
    id,
    externalUrl,
    dateTime,
    media,
    items: record.items.map(({ language, locationId, title, richText }) => ({
      language,
      locationId,
      title,
      richText,
    })),
    topicChildren: record.children.map(toTopic),
  }
}
