import type { EventRecord } from '#schema/entities/event'
import type { Location } from '#schema/entities/location'
import type { Post } from '#schema/entities/post'
import type { DocumentType } from '#schema/entities/statuses'
import type { TopicText } from '#schema/entities/topic'
import type { PageContent } from '#schema/page/content'

/** A picture drawn by the project itself: `drawPicture(id)` in `pictures/` answers it as SVG. */
export interface SamplePicture {
  readonly id: number
  readonly displayName: string
  readonly caption: string
  readonly altText: string
  readonly dateTime: string
  readonly width: number
  readonly height: number
  readonly showCaptionText: boolean
  readonly focalPoint: { readonly x: number; readonly y: number }
}

export interface SampleGallery {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly slug: string
  readonly isPublic: boolean
  readonly dateTime: string
  readonly locationId: number
  readonly featuredMediaId: number
  readonly mediaIds: readonly number[]
}

export interface SampleTopic {
  readonly id: number
  readonly parentId: number | null
  readonly order: number
  readonly externalUrl: string | null
  readonly items: readonly TopicText[]
  readonly mediaIds: readonly number[]
}

/** Times are given relative to the day the sample is loaded, so that there are always events to come. */
export interface SampleEvent
  extends Omit<EventRecord, 'startsAt' | 'endsAt' | 'image' | 'locationSlug' | 'timeZone'> {
  readonly mediaId: number | null
  /** Days from the day of loading. */
  readonly inDays: number
  /** Local times of the location, `18:30`. */
  readonly from: string
  readonly until: string | null
}

export interface SamplePost
  extends Omit<Post, 'image' | 'location' | 'content' | 'createdAt' | 'publishedAt' | 'expireAt'> {
  readonly mediaId: number | null
  readonly locationId: number
  /** Days before the day of loading; negative for an article that is not out yet. */
  readonly daysAgo: number
  /** Days from the day of loading after which nobody sees it; negative when that is past. */
  readonly expiresInDays?: number
  readonly content: readonly {
    readonly text: string | null
    readonly videoUrl: string | null
    readonly media: { readonly layout: string; readonly mediaIds: readonly number[] } | null
  }[]
}

/** A document that is loaded as published. Ids are fixed: pages 3 to 7 have them in their addresses. */
export interface SampleDocument {
  readonly id: number
  readonly type: DocumentType
  readonly title: string
  readonly description: string
  readonly locationId: number
  /** Its address inside the location's site: `/`, `/visit`. */
  readonly externalUrl: string
  readonly items: readonly {
    readonly language: string
    readonly locationId: number
    readonly title: string
    readonly content: PageContent
  }[]
}

/** The first content of an empty database. */
export interface SampleContent {
  readonly locations: readonly Omit<Location, 'galleries'>[]
  readonly pictures: readonly SamplePicture[]
  readonly galleries: readonly SampleGallery[]
  readonly topics: readonly SampleTopic[]
  readonly events: readonly SampleEvent[]
  readonly posts: readonly SamplePost[]
  readonly documents: readonly SampleDocument[]
}
