import type { Location } from '../entities/location'
import type { RecordReference } from './page-record'

/** A block that can be linked to because it has a display name. */
export interface OutlineEntry {
  readonly id: string
  readonly displayName: string
  readonly name: string
  /** 0 for blocks of the page itself, 1 inside a container, and so on. */
  readonly depth: number
  /** The closest named ancestor; absent if there is none. */
  readonly parentId?: string
}

/** The context in which a page is rendered, besides its blocks. */
export interface PageContext {
  readonly location: Location
  /** The language of the page's texts, for example `en-US`. */
  readonly language: string
  /** The time of rendering, ISO 8601 in UTC. Views use this instead of the clock. */
  readonly now: string
  /** Set if the page is rendered as of another time than now: parts that follow the visitor's clock are frozen. */
  readonly isClockStopped?: true
  /** The local date at the location, `2026-11-20`, if already known: computing it takes a browser 10 ms. */
  readonly today?: string
  /** The root of the location's site: `` for the default location, `/ottawa` for another. Never ends in a slash. */
  readonly siteRoot: string
  /** The language at the root of the site; absent for the default one. */
  readonly firstLanguage?: string
  /**
   * The paths of the location's site that have a page in this language, as targets of links; all others lead to the default
   * language. Record pages are listed as templates: `/connect/events/:id`, `/connect/news/:slug`. Absent on pages in the default
   * language.
   */
  readonly translatedPaths?: readonly string[]
  /** The page's path inside the location's site: `/visit`. */
  readonly path: string
  /** The canonical public address of the page, without parameters, used for sharing and search engines. */
  readonly canonical: string
  readonly title: string
  /** True if the site's header is placed over the picture at the top of the page. */
  readonly headerOverlays?: boolean
  /** The record that a record page is rendered for; `null` on all other pages. */
  readonly record: RecordReference | null
  /** The parameters of the address that the page's blocks read (`readsQuery`), one value each. */
  readonly query: Readonly<Record<string, string>>
  readonly outline: readonly OutlineEntry[]
  /** In a static export, the site with the working forms: `https://www.example.org`. Absent if the page handles forms itself. */
  readonly formsAt?: string
}
