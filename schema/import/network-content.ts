import type { SpecialDay } from '#schema/entities/hours'
import type { Location } from '#schema/entities/location'
import type { GalleryCategory, MediaText } from '#schema/entities/media'
import type { LocaleScope } from '#schema/entities/place'
import type { RecordText } from '#schema/entities/record-text'
import type { DocumentType, Weekday } from '#schema/entities/statuses'
import type { TopicText } from '#schema/entities/topic'
import type { Fields, LinkValue, PropsOf } from '#schema/fields'
import type { PageContent } from '#schema/page/content'
import type activity from '#schema/records/activity/activity.record'
import type { StoredSession } from '#schema/records/activity/activity.record'
import type event from '#schema/records/event/event.record'
import type faq from '#schema/records/faq/faq.record'
import type { Author } from '#schema/records/news-article/article-record'
import type newsArticle from '#schema/records/news-article/news-article.record'
import type { PictureLayout } from '#schema/records/news-article/news-article.record'
import type socialPost from '#schema/records/social-post/social-post.record'
import type wisdom from '#schema/records/wisdom/wisdom.record'

/** A picture, whose file is stored by the importer. */
export interface ImportedPicture {
  readonly id: number
  readonly displayName: string
  readonly caption: string
  readonly altText: string
  readonly dateTime: string
  /** Size of the file, in pixels. */
  readonly width: number
  readonly height: number
  /** A tiny placeholder until the file is loaded, as a data URL. */
  readonly thumbnail: string
  readonly showCaptionText: boolean
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** Its texts in other languages and at locations. */
  readonly texts?: readonly MediaText[]
}

export interface ImportedLocation extends Omit<Location, 'galleries' | 'hours' | 'specialDays'> {
  /** Hours as JSON, as in an hours block. */
  readonly hours?: string
  /** Relative to the day of import, so that some are always upcoming; festivals have their real dates. */
  readonly specialDays?: readonly ImportedSpecialDay[]
}

export interface ImportedSpecialDay
  extends Omit<SpecialDay, 'date' | 'until' | 'except'>,
    ImportedDay {
  /** Duration in days; one by default. */
  readonly lasts?: number
  /** Days with other hours, as offsets from the first: 1 is the second day. */
  readonly except?: readonly { readonly after: number; readonly hours: SpecialDay['hours'] }[]
}

/** A day relative to the day of import. */
interface ImportedDay {
  /** Days after the day of import. */
  readonly inDays: number
  /** The first such weekday from then on; any day if omitted. */
  readonly on?: Weekday
  /** The first of these dates from then on, for dates set by the calendar; `2027-01-14`, in order. */
  readonly onOneOf?: readonly string[]
}

export interface ImportedGallery {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly slug: string
  readonly isPublic: boolean
  /** An instant, or a local time on a day before the day of import. */
  readonly dateTime: string | { readonly daysAgo: number; readonly at: string }
  readonly category?: GalleryCategory
  readonly featured?: boolean
  readonly locationId: number
  readonly featuredMediaId: number
  /** Cover pictures in other languages and at locations. */
  readonly covers?: readonly (LocaleScope & { readonly mediaId: number })[]
  readonly mediaIds: readonly number[]
  readonly texts?: readonly RecordText[]
}

export interface ImportedTopic {
  readonly id: number
  /** The parent topic for every location, and the position below it. */
  readonly parentId: number | null
  readonly order: number
  /** Other lists of child topics, for a language and location. */
  readonly children?: readonly (LocaleScope & { readonly topicIds: readonly number[] })[]
  readonly externalUrl: string | null
  readonly items: readonly TopicText[]
  readonly mediaIds: readonly number[]
}

/** An event. Times are relative to the day of import, so that some events are always upcoming. */
export interface ImportedEvent
  extends ImportedValues<
      typeof event.fields,
      | 'audience'
      | 'startsAt'
      | 'endsAt'
      | 'image'
      | 'rsvpUrl'
      | 'registration'
      | 'registrationContact'
      | 'body'
      | 'schedule'
      | 'photos'
    >,
    ImportedDay,
    Partial<
      Pick<PropsOf<typeof event.fields>, 'audience' | 'registration' | 'registrationContact'>
    > {
  readonly locationId: number
  readonly rsvpUrl: string | null
  readonly mediaId: number | null
  /** Local times of the location, `18:30`. */
  readonly from: string
  readonly until: string | null
  readonly body?: string
  /** Local times on the day of the event, or on a later day. */
  readonly schedule?: readonly {
    readonly title: string
    readonly from: string
    readonly until: string | null
    readonly afterDays?: number
    readonly texts?: readonly RecordText[]
  }[]
  readonly photoIds?: readonly number[]
}

export interface ImportedAuthor extends Omit<Author, 'avatar'> {
  readonly avatarId: number | null
}

export interface ImportedPost
  extends Pick<PropsOf<typeof newsArticle.fields>, 'title' | 'type' | 'description' | 'category'> {
  readonly id: number
  readonly slug: string
  readonly texts?: readonly RecordText[]
  readonly mediaId: number | null
  readonly locationId: number
  /** Days before the day of import; negative for an article that isn't published yet. */
  readonly daysAgo: number
  /** Days after the day of import until it expires; negative if it has expired. */
  readonly expiresInDays?: number
  readonly author?: ImportedAuthor
  /** Separated by commas. */
  readonly seoTags?: string
  readonly galleryIds?: readonly number[]
  readonly content: readonly {
    readonly text: string | null
    readonly videoUrl: string | null
    readonly media: { readonly layout: PictureLayout; readonly mediaIds: readonly number[] } | null
  }[]
}

/** The values of a public record, except `Left`. */
type ImportedValues<F extends Fields, Left extends keyof F> = Omit<
  PropsOf<F>,
  Left | 'texts' | 'recordStatus'
> & { readonly id: number; readonly texts?: readonly RecordText[] }

export interface ImportedWisdomItem
  extends ImportedValues<typeof wisdom.fields, 'image' | 'icon' | 'publishedAt'> {
  readonly icon: string | null
  readonly mediaId: number | null
  readonly daysAgo: number
}

export interface ImportedActivity
  extends ImportedValues<
    typeof activity.fields,
    'image' | 'images' | 'icon' | 'sessions' | 'signUpUrl'
  > {
  readonly slug: string
  readonly icon: string | null
  readonly signUpUrl: string | null
  readonly sessions: readonly StoredSession[]
  readonly mediaId: number | null
  readonly mediaIds: readonly number[]
  readonly position: number
  readonly locationId: number
}

export interface ImportedFaq extends ImportedValues<typeof faq.fields, never> {
  readonly position: number
  readonly locationId: number
}

export interface ImportedSocialPost
  extends ImportedValues<typeof socialPost.fields, 'image' | 'postedAt'> {
  readonly mediaId: number | null
  readonly hoursAgo: number
}

interface ImportedLink {
  readonly label: string
  readonly link: LinkValue
}

/** The menu of a location in a language; the default location's is the network's. */
export interface ImportedNavigation {
  readonly locationId: number
  readonly language: string
  /** In order, with their level below the header: 0 to 2. */
  readonly entries: readonly (ImportedLink & { readonly level: number })[]
  readonly footer: readonly ImportedLink[]
}

/** A document imported as published. Ids are fixed: the addresses of pages 3 to 7 contain them. */
export interface ImportedDocument {
  readonly id: number
  readonly type: DocumentType
  readonly title: string
  readonly description: string
  readonly locationId: number
  /** Its address inside the location's site: `/`, `/visit`; `null` for a site layout. */
  readonly externalUrl: string | null
  readonly items: readonly {
    readonly language: string
    readonly locationId: number
    readonly title: string
    readonly content: PageContent
  }[]
}

/** The initial content of an empty database. */
export interface NetworkContent {
  /** The author of its pages, shown in their history. */
  readonly author: { readonly id: string; readonly name: string }
  readonly locations: readonly ImportedLocation[]
  readonly pictures: readonly ImportedPicture[]
  readonly galleries: readonly ImportedGallery[]
  readonly topics: readonly ImportedTopic[]
  readonly events: readonly ImportedEvent[]
  readonly posts: readonly ImportedPost[]
  readonly wisdom: readonly ImportedWisdomItem[]
  readonly activities: readonly ImportedActivity[]
  readonly faqs: readonly ImportedFaq[]
  readonly socialPosts: readonly ImportedSocialPost[]
  readonly documents: readonly ImportedDocument[]
  readonly navigations: readonly ImportedNavigation[]
}
