import { z } from 'zod/mini'
import type { RawProps } from '#schema/block/block'
import { localTime } from '#schema/entities/local-time'
import { plainAnswer } from '../api/plain-answer'
import type { FormKind } from './record-writing'

/** A record as its form opens it. */
export interface OpenedRecord {
  /** `null` for one that is yet to be made. */
  readonly id: string | null
  /** The version it is changed from; `null` for one that is yet to be made. */
  readonly version: number | null
  readonly locationId: number
  readonly timeZone: string
  /** What its fields hold (`schema/records`). */
  readonly values: RawProps
  /** Whether it is in use or put away; absent for kinds that are not. */
  readonly recordStatus?: string
  /** The form it needs, where that is another than that of its kind. */
  readonly form?: FormKind
}

/** Whose text is opened, and in which language: those of the page that is edited. */
export interface RecordPlace {
  readonly locationId: number
  readonly language: string
}

const picture = z.object({ id: z.number() })
const moment = z.nullable(z.string())

const event = z.object({
  id: z.number(),
  version: z.number(),
  recordStatus: z.string(),
  locationId: z.number(),
  timeZone: z.string(),
  title: z.string(),
  category: z.string(),
  allDay: z.boolean(),
  startsAt: z.string(),
  endsAt: moment,
  venue: z.string(),
  description: z.string(),
  body: z.string(),
  rsvpUrl: z.nullable(z.string()),
  image: z.nullable(picture),
  schedule: z.array(z.object({ title: z.string(), startsAt: z.string(), endsAt: moment })),
  photos: z.array(picture),
})

const article = z.object({
  id: z.number(),
  version: z.number(),
  status: z.string(),
  recordStatus: z.string(),
  location: z.object({ id: z.number(), timeZone: z.string() }),
  title: z.string(),
  type: z.string(),
  category: z.string(),
  description: z.string(),
  publishedAt: moment,
  expireAt: moment,
  seoTags: z.string(),
  image: z.nullable(picture),
  author: z.nullable(z.object({ name: z.string(), bio: z.string(), avatar: z.nullable(picture) })),
  content: z.array(
    z.object({
      text: z.nullable(z.string()),
      videoUrl: z.nullable(z.string()),
      mediaSelection: z.nullable(
        z.object({ metadata: z.object({ layout: z.string() }), media: z.array(picture) }),
      ),
    }),
  ),
})

const gallery = z.object({
  id: z.number(),
  version: z.number(),
  status: z.string(),
  timeZone: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  dateTime: moment,
  featured: z.boolean(),
  isPublic: z.boolean(),
  media: z.array(
    z.object({
      locationId: z.number(),
      featuredMediaItem: z.nullable(picture),
      items: z.array(picture),
    }),
  ),
})

export function eventOf(answer: unknown): OpenedRecord | null {
  const read = firstOf(event, answer)
  if (!read) return null
  const { id, version, locationId, timeZone, image, photos, rsvpUrl, schedule, ...rest } = read
  const at = shownIn(timeZone)
  return {
    ...{ id: String(id), version, locationId, timeZone, recordStatus: rest.recordStatus },
    values: {
      ...rest,
      startsAt: at(rest.startsAt),
      endsAt: at(rest.endsAt),
      image: image?.id ?? null,
      rsvpUrl: rsvpUrl ?? '',
      photos: photos.map((one) => one.id),
      schedule: schedule.map((entry) => ({
        title: entry.title,
        startsAt: at(entry.startsAt),
        endsAt: at(entry.endsAt),
      })),
      recordStatus: offered(rest.recordStatus),
    },
  }
}

export function articleOf(answer: unknown): OpenedRecord | null {
  const read = firstOf(article, answer)
  if (!read) return null
  const { id, version, recordStatus, location, image, author, content, ...rest } = read
  const at = shownIn(location.timeZone)
  return {
    ...{ id: String(id), version, recordStatus },
    ...{ locationId: location.id, timeZone: location.timeZone },
    values: {
      ...rest,
      status: rest.status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
      publishedAt: at(rest.publishedAt),
      expireAt: at(rest.expireAt),
      image: image?.id ?? null,
      authorName: author?.name ?? '',
      authorAvatar: author?.avatar?.id ?? null,
      authorBio: author?.bio ?? '',
      content: content.map(({ text, videoUrl, mediaSelection }) => ({
        text: text ?? '',
        pictures: mediaSelection?.media.map((one) => one.id) ?? [],
        layout: mediaSelection?.metadata.layout ?? '',
        videoUrl: videoUrl ?? '',
      })),
    },
  }
}

export function galleryOf(answer: unknown): OpenedRecord | null {
  const read = gallery.safeParse(plainAnswer(answer)).data
  const [media] = read?.media ?? []
  if (!read || !media) return null
  const { id, version, timeZone, media: _, ...rest } = read
  const [first] = media.items
  const cover = media.featuredMediaItem
  return {
    ...{ id: String(id), version, locationId: media.locationId, timeZone },
    recordStatus: rest.status,
    values: {
      ...rest,
      items: media.items.map((one) => one.id),
      // A gallery without a cover of its own is answered with its first picture.
      featuredMedia: cover && cover.id !== first?.id ? cover.id : null,
      dateTime: shownIn(timeZone)(rest.dateTime),
      status: offered(rest.status),
    },
  }
}

function firstOf<T>(schema: z.ZodMiniType<T>, answer: unknown): T | null {
  const read = z.object({ nodes: z.array(schema) }).safeParse(plainAnswer(answer))
  return read.data?.nodes[0] ?? null
}

function shownIn(timeZone: string) {
  return (at: string | null) => (at === null ? '' : localTime(at, timeZone))
}

/** What is archived or deleted is seen by nobody else either. */
function offered(status: string): string {
  return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'
}
