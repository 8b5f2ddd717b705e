import { TZDate } from '@date-fns/tz'
import { differenceInCalendarDays, format, parseISO } from 'date-fns'
import { parseHours, type SpecialDay } from '#schema/entities/hours'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import { dayAfter } from '#schema/entities/special-days'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import type {
  ImportedActivity,
  ImportedEvent,
  ImportedGallery,
  ImportedLocation,
  ImportedPicture,
  ImportedPost,
  ImportedSocialPost,
  ImportedSpecialDay,
  ImportedTopic,
  ImportedWisdomItem,
  NetworkContent,
} from '#schema/import/network-content'
import { fieldsOfShape } from '#schema/records/location/location-shape'
import type {
  activities,
  events,
  galleries,
  locations,
  mediaItems,
  posts,
  socialPosts,
  topicChildren,
  wisdomItems,
} from '../database/tables'
import { formatOf, typeOf } from '../media/originals'

/** The base of relative days and times in the sample: `now`, and the location’s time zone. */

interface ImportTime {
  readonly timeZone: string
  readonly now: Date
}

/** A stored picture file. */
export interface StoredFile {
  /** Name in the file store. */
  readonly original: string
  /** In bytes; `null` if unknown. */
  readonly fileSize: number | null
}

export interface StoredPicture extends ImportedPicture, StoredFile {}

const HOUR = 3_600_000

export function locationRow(
  { hours = '[]', specialDays = [], ...location }: Omit<ImportedLocation, 'logo'>,
  now: Date,
): typeof locations.$inferInsert {
  const { address: _, type: __, texts = [], ...own } = location
  return {
    ...{ ...own, ...fieldsOfShape(location), texts },
    hours: [...parseHours(hours)],
    specialDays: specialDays.map((day) => specialDayOf({ ...location, now }, day)),
  }
}

function specialDayOf(
  place: ImportTime,
  { inDays, on, onOneOf, lasts = 1, except, ...day }: ImportedSpecialDay,
): SpecialDay {
  const date = format(dayOf(place, { inDays, on, onOneOf }), 'yyyy-MM-dd')
  return {
    ...day,
    date,
    ...(lasts > 1 && { until: dayAfter(date, lasts - 1) }),
    ...(except && {
      except: except.map(({ after, hours }) => ({ date: dayAfter(date, after), hours })),
    }),
  }
}

export function pictureRow({
  focalPoint,
  dateTime,
  texts = [],
  ...picture
}: StoredPicture): typeof mediaItems.$inferInsert {
  return {
    ...picture,
    texts,
    dateTime: new Date(dateTime),
    type: typeOf(formatOf(picture.original)),
    focalX: focalPoint.x,
    focalY: focalPoint.y,
  }
}

export function galleryRow(
  { mediaIds, covers = [], featuredMediaId, dateTime, ...gallery }: ImportedGallery,
  place: ImportTime,
  { locations: all }: Pick<NetworkContent, 'locations'>,
): typeof galleries.$inferInsert {
  const moment =
    typeof dateTime === 'string'
      ? new Date(dateTime)
      : momentOf(place, { inDays: -dateTime.daysAgo }, dateTime.at)
  const slugOf = (id: number | null) => all.find((location) => location.id === id)?.slug ?? null
  return {
    ...{ ...gallery, items: [...mediaIds], featuredMedia: featuredMediaId, dateTime: moment },
    covers: covers.map(({ language, locationId, mediaId: picture }) => ({
      ...{ language, picture, location: slugOf(locationId) },
    })),
  }
}

export function eventRow(
  {
    inDays,
    on,
    onOneOf,
    from,
    until,
    mediaId,
    schedule = [],
    photoIds = [],
    ...event
  }: ImportedEvent,
  place: ImportTime,
): typeof events.$inferInsert {
  const at = (time: string, after = 0) => momentOf(place, { inDays, on, onOneOf, after }, time)
  const entries = schedule.map(({ title, texts, afterDays, ...times }) => ({
    title,
    ...(texts && { texts }),
    startsAt: at(times.from, afterDays).toISOString(),
    endsAt: times.until === null ? null : at(times.until, afterDays).toISOString(),
  }))
  return {
    ...event,
    image: mediaId,
    startsAt: at(from),
    endsAt: until === null ? null : at(until),
    schedule: entries,
    photos: [...photoIds],
  }
}

export function postRow(
  { daysAgo, expiresInDays, mediaId, content, author, galleryIds = [], ...post }: ImportedPost,
  now: Date,
): typeof posts.$inferInsert {
  const publishedAt = addHours(now, -24 * daysAgo)
  return {
    ...post,
    image: mediaId,
    galleries: galleryIds.map((gallery) => ({ gallery })),
    content: content.map(({ text, videoUrl, media }) => ({
      ...{ text: text ?? '', videoUrl: videoUrl ?? '' },
      ...{ pictures: media?.mediaIds ?? [], layout: media?.layout ?? '' },
    })),
    authorName: author?.name ?? '',
    authorAvatar: author?.avatarId ?? null,
    authorBio: author?.bio ?? '',
    status: 'PUBLISHED',
    createdAt: publishedAt,
    publishedAt,
    expireAt: expiresInDays === undefined ? null : addHours(now, 24 * expiresInDays),
  }
}

export function wisdomRow(
  { mediaId, daysAgo, ...item }: ImportedWisdomItem,
  now: Date,
): typeof wisdomItems.$inferInsert {
  return { ...item, image: mediaId, publishedAt: addHours(now, -24 * daysAgo) }
}

/** Returns the lists of child topics: those for all locations in en-US, and those of single locations. */
export function childRows(
  all: readonly ImportedTopic[],
): readonly (typeof topicChildren.$inferInsert)[] {
  return all.flatMap(({ id, children = [] }) => {
    const below = all
      .filter(({ parentId }) => parentId === id)
      .sort((a, b) => a.order - b.order || a.id - b.id)
    const everywhere = {
      ...{ language: DEFAULT_LANGUAGE, locationId: null },
      topicIds: below.map((topic) => topic.id),
    }
    return [everywhere, ...children].flatMap(({ topicIds, ...place }) =>
      topicIds.map((childId, position) => ({ ...place, topicId: id, position, childId })),
    )
  })
}

export function activityRow({
  mediaId,
  mediaIds,
  ...activity
}: ImportedActivity): typeof activities.$inferInsert {
  return { ...activity, image: mediaId, images: [...mediaIds] }
}

export function socialPostRow(
  { mediaId, hoursAgo, ...post }: ImportedSocialPost,
  now: Date,
): typeof socialPosts.$inferInsert {
  return { ...post, image: mediaId, postedAt: addHours(now, -hoursAgo) }
}

function addHours(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR)
}

/** Returns the moment of a relative day at a local time: `18:30`. */
function momentOf(place: ImportTime, day: Day, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const moment = dayOf(place, day)
  moment.setHours(hours, minutes, 0, 0)
  return new Date(moment.getTime())
}

interface Day {
  readonly inDays: number
  /** The first such weekday from that day on. */
  readonly on?: Weekday | undefined
  /** The first of these dates from that day on; after the last one only `inDays` counts. */
  readonly onOneOf?: readonly string[] | undefined
  /** Additional days. */
  readonly after?: number
}

function dayOf(
  { now, timeZone }: ImportTime,
  { inDays, on, onOneOf = [], after = 0 }: Day,
): TZDate {
  const day = new TZDate(now, timeZone)
  day.setDate(day.getDate() + inDays)
  const earliest = format(day, 'yyyy-MM-dd')
  const date = onOneOf.find((each) => each >= earliest)
  if (date !== undefined)
    day.setDate(day.getDate() + differenceInCalendarDays(parseISO(date), parseISO(earliest)))
  const until = on ? (weekdays.indexOf(on) - day.getDay() + 7) % 7 : 0
  day.setDate(day.getDate() + until + after)
  return day
}
