import type { LoadedPage } from '#renderer/page/load-page'
import type { MarkupMemory } from '#renderer/page/markup-memory'
import type { PageAddress } from '#schema/api/content-source'
import type { Registry } from '#schema/block/block'
import type { Location } from '#schema/entities/location'
import type { MediaItem } from '#schema/entities/media'
import type { PageContent, StoredBlock } from '#schema/page/content'
import type { PageFrame } from '#schema/page/site-layout'
import type { RecordSummary } from '#schema/records/record-summary'
import type { PageContext } from '#schema/site/page-context'
import type { RecordReference } from '#schema/site/page-record'
import type { SiteLayout } from '../../documents/publications/site-layout'
import type { SiteContent, SitePage } from '../content/site-content'
import type { PageLocation } from '../routing/locate'
import type { PageQuery } from '../routing/page-query'
import type { ShownAnnouncements } from './announcements'

/** What rendering pages depends on. */
export interface SiteTools {
  readonly content: SiteContent
  readonly registry: Registry
  /** The site's public origin: `https://www.example.org`. */
  readonly origin: string
  /** Address of the script that starts islands. */
  readonly visitorScript: string
  /** Stores the styles below a page's first screen; returns their address. */
  readonly keepSheet: (sheets: readonly string[]) => string
  /** The default location's site as a whole address: pages that it lends are canonical there. */
  readonly networkSite: () => Promise<SiteStart>
  /** Renders blocks, or finds them rendered. */
  readonly markup: MarkupMemory
  /** True for transient errors: the page then fails, rather than being finished with a block missing. */
  readonly isUnavailable: (error: unknown) => boolean
  /** Called with each block that was left out because it failed to render. */
  readonly onBlockFailure: (block: StoredBlock, page: SitePage, error: unknown) => void
  readonly now?: () => Date
  /** Where forms are filled in that the pages themselves do not take. */
  readonly formsAt?: string
}

/** Where a site begins, and in which language. */
export interface SiteStart {
  /** A whole address. */
  readonly address: string
  /** Absent for the default one. */
  readonly firstLanguage?: string | undefined
}

/** What to render of a page. */
export interface PageRequest {
  readonly page: SitePage
  readonly place: PageLocation
  readonly status: 200 | 404 | 503
  readonly indexed: boolean
  /** The record that a record page is rendered for. */
  readonly record?: RecordReference | null
  /** The parameters of the address that its blocks read. */
  readonly query?: PageQuery
  /** Keys of the changes after which the address may lead elsewhere. */
  readonly keys?: readonly string[]
  /** The layout to render around it in place of the published one, for previewing that layout. */
  readonly layout?: SiteLayout
  /** Markup before the main blocks: the message of a not-found page. */
  readonly notice?: string
  /** Markup above the header. */
  readonly bar?: string
  /** Rendered as of a moment that is not now. */
  readonly isClockStopped?: true
}

/** A page with everything needed to render it. */
export interface PreparedPage {
  readonly request: PageRequest
  readonly now: Date
  readonly location: Location
  readonly record: RecordSummary | null
  /** The origin and root of the site the page belongs to. */
  readonly site: string
  /** The site whose address search engines list: the network's for a page that is the same at every location. */
  readonly canonicalSite: string
  /** The main language of the canonical site; absent for the default language. */
  readonly canonicalLanguage: string | undefined
  readonly context: PageContext
  /** Languages that the site's home page is there in, and this page is not. */
  readonly homeLanguages: readonly string[]
  /** The parts of the site layout around the page. */
  readonly frame: PageFrame
  /** The page inside its layout: everything that is rendered. */
  readonly framed: PageContent
  readonly inputs: LoadedPage['inputs']
  /** The picture that was chosen to share the page by. */
  readonly image: MediaItem | null
  /** What the page says above its header, and until when. */
  readonly announced: ShownAnnouncements
  /** The published pages above this one, from the home page down. */
  readonly trail: readonly PageAddress[]
  /** The cache keys of all records it is rendered from. */
  readonly keys: ReadonlySet<string>
}
