import type { ContentSource } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import type { PageContent } from '#schema/page/content'
import type { CacheTag } from '../../database/cache-tags'
import type { SiteLayout } from '../../documents/publications/site-layout'
import type { AddressRows, PublishedAddress } from '../../records/reading/address-rows'
import type { StoredAnnouncement } from '../../records/reading/memory/cached-announcements'
import type { PagesByLocation } from '../../records/reading/page-list'
import type { SiteAddress } from './site-address'

/** A page as it is rendered: published, or a draft for its preview. */
export interface SitePage {
  readonly documentId: number
  readonly version: number
  /** The location that owns the page: the asked one, or the default location. */
  readonly ownerId: number
  /** Whether the location shows the network's text, and has none of its own. */
  readonly isLent: boolean
  readonly language: string
  /** Every language the location can show the page in. */
  readonly languages: readonly string[]
  /** Inside the location's site: `/visit`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The picture it is shared by; `null` for the first one of its blocks. */
  readonly imageId: number | null
  /** False: search engines and lists leave it out. */
  readonly isListed: boolean
  readonly content: PageContent
}

/** What is asked of a preview: all of it must fit what it was made for. */
export interface PreviewAddress {
  readonly documentId: number
  readonly token: string
  /** The language that is looked at; where the page has no text in it, its text in the default one. */
  readonly language: string
  /** How a comment went that was sent from it. */
  readonly sent?: string
}

/** What a preview shows, to whom it may be shown now. */
export interface PreviewedPage {
  readonly page: SitePage
  /** Those it points at that visitors do not see, at addresses below the preview. */
  readonly pictures: readonly MediaItem[]
  readonly expiresAt: Date
  readonly followsDraft: boolean
  /** Whether guests look at it, who may comment. */
  readonly isShared: boolean
  readonly savedAt: Date
  readonly timeZone: string
  /** The location whose site it is shown in. */
  readonly shownAt: number
}

/** What a shared block says at a location. */
export type SharedBlockText = Pick<
  SitePage,
  'documentId' | 'isLent' | 'title' | 'description' | 'imageId' | 'content'
>

/** What the public site reads, and how it is notified of changes. */
export interface SiteContent {
  sites(): Promise<readonly SiteAddress[]>
  /** A location that is not open yet: its pages are seen in previews only. */
  unopenedSite(locationId: number): Promise<SiteAddress | null>
  publishedPage(place: {
    readonly locationId: number
    readonly path: string
    readonly language: string
    /** What is published there now, where that is known: what was read of it before is not read again. */
    readonly pages?: readonly PublishedAddress[]
  }): Promise<SitePage | null>
  /** What stands around the pages of a location's site: its own layout, else the network's; `null` for bare pages. */
  layout(asked: {
    readonly locationId: number
    readonly language: string
  }): Promise<SiteLayout | null>
  /** What stands at the top of a location’s pages, now or later: its own, and what the network says everywhere. */
  announcements(locationId: number): Promise<readonly StoredAnnouncement[]>
  /** The published shared blocks of these ids, as the location shows them: read at once, and remembered. */
  sharedBlocks(asked: {
    readonly ids: readonly number[]
    readonly locationId: number
    readonly language: string
  }): Promise<readonly SharedBlockText[]>
  /** A published page by its id, as the location shows it; also one that neither it nor the default location owns. */
  pageById(asked: {
    readonly documentId: number
    readonly locationId: number
    readonly language: string
  }): Promise<SitePage | null>
  /** Where a page is now that was at this address once, or where someone has entered that it leads. */
  movedPage(place: {
    readonly locationId: number
    readonly path: string
  }): Promise<{ readonly documentId: number | null; readonly path: string } | null>
  /** The addresses that lead to these documents; of all when `null`. */
  addressRows(ids: readonly number[] | null): Promise<AddressRows>
  /** The public pages of every site; those of a site that has not changed are the same object as before. */
  publishedPages(): Promise<PagesByLocation>
  /** The paths of a location's site that have a page in a language. They change with the tag `languages`. */
  translatedPaths(asked: {
    readonly locationId: number
    readonly language: string
  }): Promise<readonly string[]>
  /** The page a preview shows; `null` when the token does not fit, or the person who made it may not see the page any more. */
  previewedPage(address: PreviewAddress): Promise<PreviewedPage | null>
  /** When the next article appears or is over after a moment, without anyone changing it; `null` when none does. */
  nextRecordChange(after: Date, keys?: ReadonlySet<string>): Promise<Date | null>
  /**
   * What blocks read, as an anonymous visitor; tells `addCacheTag` the tag of each record that goes into the page. The previewed location
   * is read as if it were open.
   */
  source(addCacheTag: (tag: CacheTag) => void, previewedLocationId?: number): ContentSource
  /** Calls back with the keys of records that have changed, before the person who changed them gets an answer. */
  onChange(changed: (keys: readonly string[]) => void | Promise<void>): () => void
}
