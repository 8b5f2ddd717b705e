import type { ContentSource } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import type { PageContent } from '#schema/page/content'
import type { CacheTag } from '../../database/cache-tags'
import type { SiteLayout } from '../../documents/publications/published-page'
import type { AddressRows, PublishedAddress } from '../../records/reading/address-rows'
import type { StoredAnnouncement } from '../../records/reading/memory/cached-reads'
import type { PagesByLocation } from '../../records/reading/memory/page-list'
import type { SiteAddress } from './site-address'

/** A page to be rendered: published, or a draft in a preview. */
export interface SitePage {
  readonly documentId: number
  readonly version: number
  /** The location that owns the page: the requested one, or the default location. */
  readonly ownerId: number
  /** True if the location has no text for the page and shows the network’s. */
  readonly isLent: boolean
  readonly language: string
  /** All languages in which the location can show the page. */
  readonly languages: readonly string[]
  /** Path within the location’s site: `/visit`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Picture for link previews; `null` for the first one in its blocks. */
  readonly imageId: number | null
  /** False for unlisted pages, omitted by search engines and lists. */
  readonly isListed: boolean
  readonly content: PageContent
}

/** A request for a preview; all of it must match the preview. */
export interface PreviewAddress {
  readonly documentId: number
  readonly token: string
  /** The requested language; falls back to the default language if the page has no text in it. */
  readonly language: string
  /** Result of a comment sent from the preview. */
  readonly sent?: string
}

/** The content of a valid preview. */
export interface PreviewedPage {
  readonly page: SitePage
  /** Its non-public pictures, with addresses below the preview. */
  readonly pictures: readonly MediaItem[]
  readonly expiresAt: Date
  readonly followsDraft: boolean
  /** True if it is shared with guests, who may comment. */
  readonly isShared: boolean
  readonly savedAt: Date
  readonly timeZone: string
  /** The location on whose site it is shown. */
  readonly shownAt: number
}

/** The text of a shared block at a location. */
type SharedBlockText = Pick<
  SitePage,
  'documentId' | 'isLent' | 'title' | 'description' | 'imageId' | 'content'
>

/** The data that the public site reads, and its change notifications. */
export interface SiteContent {
  sites(): Promise<readonly SiteAddress[]>
  /** Returns a location that is not open yet, whose pages are shown only in previews. */
  unopenedSite(locationId: number): Promise<SiteAddress | null>
  publishedPage(place: {
    readonly locationId: number
    readonly path: string
    readonly language: string
    /** The current published addresses, if known, so that outdated cached reads are not used. */
    readonly pages?: readonly PublishedAddress[]
  }): Promise<SitePage | null>
  /** Returns the layout around a site’s pages: its own, or the network’s; `null` for pages without layout. */
  layout(query: {
    readonly locationId: number
    readonly language: string
  }): Promise<SiteLayout | null>
  /** Returns a location’s current and upcoming announcements: its own and the network’s. */
  announcements(locationId: number): Promise<readonly StoredAnnouncement[]>
  /** Returns published shared blocks as the location shows them; read in one batch and cached. */
  sharedBlocks(query: {
    readonly ids: readonly number[]
    readonly locationId: number
    readonly language: string
  }): Promise<readonly SharedBlockText[]>
  /** Returns a published page by id as the location shows it, even if neither it nor the default location owns it. */
  pageById(query: {
    readonly documentId: number
    readonly locationId: number
    readonly language: string
  }): Promise<SitePage | null>
  /** Returns the current address of a page that was moved from this address, or the target of a manual redirect. */
  movedPage(place: {
    readonly locationId: number
    readonly path: string
  }): Promise<{ readonly documentId: number | null; readonly path: string } | null>
  /** Returns the addresses that lead to these documents; to all if `null`. */
  addressRows(ids: readonly number[] | null): Promise<AddressRows>
  /** Returns the public pages of all sites; unchanged lists keep their identity. */
  publishedPages(): Promise<PagesByLocation>
  /** Returns the paths of a location’s site with a page in a language. They change with the tag `languages`. */
  translatedPaths(query: {
    readonly locationId: number
    readonly language: string
  }): Promise<readonly string[]>
  /** Returns the page of a preview; `null` if the token is invalid, or if its author can’t see the page anymore. */
  previewedPage(address: PreviewAddress): Promise<PreviewedPage | null>
  /** Returns when the next record appears or expires by time after a moment; `null` if none does. */
  nextRecordChange(after: Date, keys?: ReadonlySet<string>): Promise<Date | null>
  /**
   * Creates the content source of blocks, as an anonymous visitor. Passes the tag of each record used to `addCacheTag`. The
   * previewed location is read as if it were open.
   */
  source(addCacheTag: (tag: CacheTag) => void, previewedLocationId?: number): ContentSource
  /** Subscribes to the tags of changed records; called before the person who changed them gets a response. */
  onChange(changed: (keys: readonly string[]) => void | Promise<void>): () => void
}
