import { z } from 'zod/mini'
import type { RawProps } from '#schema/block/block'
import { localTime } from '#schema/entities/local-time'
import type {
  OpenArticleQuery,
  OpenEventQuery,
  OpenGalleryQuery,
} from '../api/operations/generated'
import { plainAnswer } from '../api/plain-answer'

/** The records that have forms. */
export type WritableKind = 'event' | 'gallery' | 'newsArticle' | 'page' | 'topic'
/** The forms: a topic has that of its page, or where it has none one for its text. */
export type FormKind = WritableKind | 'topicText'

/** A record as its form opens it. */
export interface OpenedRecord {
  /** `null` for one that is yet to be created. */
  readonly id: string | null
  /** The version it is changed from; `null` for one that is yet to be created. */
  readonly version: number | null
  readonly locationId: number
  readonly timeZone: string
  /** What its fields hold (`schema/records`). */
  readonly values: RawProps
  /** Whether it is in use or archived; absent for kinds that cannot be. */
  readonly recordStatus?: string
  /** The form it needs, where that is another than that of its kind. */
  readonly form?: FormKind
}

/** Whose text is opened, and in which language: those of the page that is edited. */
export interface RecordPlace {
  readonly locationId: number
  readonly language: string
}

export function eventOf({ nodes }: OpenEventQuery['record']): OpenedRecord | null {
  const [read] = plainAnswer(nodes)
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

export function articleOf({ nodes }: OpenArticleQuery['record']): OpenedRecord | null {
  const [read] = plainAnswer(nodes)
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
        layout: laidOut.safeParse(mediaSelection?.metadata).data?.layout ?? '',
        videoUrl: videoUrl ?? '',
      })),
    },
  }
}

export function galleryOf(answer: OpenGalleryQuery['record']): OpenedRecord | null {
  const read = plainAnswer(answer)
  const [media] = read?.media ?? []
  if (!read || !media || media.locationId === null) return null
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

/** How pictures of an article are laid out; the schema leaves it open (`JSON`). */
const laidOut = z.object({ layout: z.string() })

function shownIn(timeZone: string) {
  return (at: string | null) => (at === null ? '' : localTime(at, timeZone))
}

/** What is archived or deleted is seen by nobody else either. */
function offered(status: string): string {
  return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'
}
