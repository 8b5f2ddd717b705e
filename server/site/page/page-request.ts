import type { LoadedPage } from '#renderer/page/load-page'
import type { MarkupMemory } from '#renderer/page/markup-memory'
import type { Announcement } from '#renderer/parts/announcements/site-announcements'
import type { PageAddress } from '#schema/api/content-source'
import type { Registry } from '#schema/block/block'
import type { Location } from '#schema/entities/location'
import type { MediaItem } from '#schema/entities/media'
import type { PageContent, StoredBlock } from '#schema/page/content'
import type { PageFrame } from '#schema/page/site-layout'
import type { RecordSummary } from '#schema/records/record-summary'
import type { PageContext } from '#schema/site/page-context'
import type { RecordReference } from '#schema/site/page-record'
import type { SiteLayout } from '../../documents/publications/published-page'
import type { PageLocation } from '../content/site-address'
import type { SiteContent, SitePage } from '../content/site-content'
import type { PageQuery } from './page-query'

/** Dependencies of rendering pages. */
export interface SiteTools {
  readonly content: SiteContent
  readonly registry: Registry
  /** The site’s public origin: `https://www.example.org`. */
  readonly origin: string
  /** Address of the script that starts islands. */
  readonly visitorScript: string
  /** Stores the styles below a page’s first screen; returns their address. */
  readonly keepSheet: (sheets: readonly string[]) => string
  /** Returns the default location’s site, where inherited pages are canonical. */
  readonly networkSite: () => Promise<SiteStart>
  /** Renders blocks, or returns them from the cache. */
  readonly markup: MarkupMemory
  /** Returns true for transient errors: the page then fails instead of missing a block. */
  readonly isUnavailable: (error: unknown) => boolean
  /** Called with each block omitted because it failed to render. */
  readonly onBlockFailure: (block: StoredBlock, page: SitePage, error: unknown) => void
  readonly now?: () => Date
  /** Address for forms, in pages that can’t receive them. */
  readonly formsAt?: string
}

/** The root and main language of a site. */
export interface SiteStart {
  /** Absolute address. */
  readonly address: string
  /** Absent for the default language. */
  readonly firstLanguage?: string | undefined
}

/** A page to render, with its options. */
export interface PageRequest {
  readonly page: SitePage
  readonly place: PageLocation
  readonly status: 200 | 404 | 503
  readonly indexed: boolean
  /** The record shown by a record page. */
  readonly record?: RecordReference | null
  /** Query parameters that its blocks read. */
  readonly query?: PageQuery
  /** Tags whose changes may make the address lead elsewhere. */
  readonly keys?: readonly string[]
  /** Layout used instead of the published one, to preview it. */
  readonly layout?: SiteLayout
  /** HTML before the main blocks: the message of a not-found page. */
  readonly notice?: string
  /** HTML above the header. */
  readonly bar?: string
  /** Set if rendered as of a moment other than now. */
  readonly isClockStopped?: true
}

/** The announcements at the top of a page, and the time of their next change. */
export interface ShownAnnouncements {
  readonly announcements: readonly Announcement[]
  /** Time when the next one begins or ends, in milliseconds since 1970; `null` if none does. */
  readonly until: number | null
}

/** A page with everything needed to render it. */
export interface PreparedPage {
  readonly request: PageRequest
  readonly now: Date
  readonly location: Location
  readonly record: RecordSummary | null
  /** The origin and root of the site the page belongs to. */
  readonly site: string
  /** Site of the canonical address: the network’s, if the page is the same at every location. */
  readonly canonicalSite: string
  /** Main language of the canonical site; absent for the default language. */
  readonly canonicalLanguage: string | undefined
  readonly context: PageContext
  /** Languages in which the site’s home page exists, but not this page. */
  readonly homeLanguages: readonly string[]
  /** The parts of the site layout around the page. */
  readonly frame: PageFrame
  /** The page inside its layout: everything that is rendered. */
  readonly framed: PageContent
  readonly inputs: LoadedPage['inputs']
  /** The picture chosen for link previews. */
  readonly image: MediaItem | null
  /** Announcements above the header, and the time of their next change. */
  readonly announced: ShownAnnouncements
  /** Published ancestors of the page, from the home page down. */
  readonly trail: readonly PageAddress[]
  /** Cache tags of all records it is rendered from. */
  readonly keys: ReadonlySet<string>
}
