import type { Location } from '../entities/location'
import type { RecordReference } from './page-record'

/** A block that can be linked to: it has an id and a display name. */
export interface OutlineEntry {
  readonly id: string
  readonly displayName: string
  readonly name: string
  /** 0 for blocks of the page itself, 1 inside a container, and so on. */
  readonly depth: number
  /** The nearest named block that holds it; absent where there is none. */
  readonly parentId?: string
}

/** What a page knows besides its blocks: for whom and when it is rendered. */
export interface PageContext {
  readonly location: Location
  /** The language of the page's texts, as in `en-US`. */
  readonly language: string
  /** The moment the page is rendered, ISO 8601 in UTC. Views ask this and never the clock. */
  readonly now: string
  /** The page is rendered as of another moment than its visitor's: what follows the visitor's clock stays still. */
  readonly isClockStopped?: true
  /** The local day it then is at the location, `2026-11-20`, where it is known already: to reckon it takes a browser 10 ms. */
  readonly today?: string
  /** The root of the location's site: `` for the default location, `/ottawa` for another. Never ends in a slash. */
  readonly siteRoot: string
  /** The language that the site begins in, at its root; absent for the default one. */
  readonly firstLanguage?: string
  /**
   * The paths of the location's site that have a page in this language, for links to lead there; the others lead to the
   * default language. Pages of records are there by their keys: `/connect/events/:id`, `/connect/news/:slug`. Not given on pages in the default language.
   */
  readonly translatedPaths?: readonly string[]
  /** The page's address inside the location's site: `/visit`. */
  readonly path: string
  /** The whole public address of the page, without parameters: what is shared, and what search engines are told. */
  readonly canonical: string
  readonly title: string
  /** Whether the site's header lies over the picture that the page begins with. */
  readonly headerOverlays?: boolean
  /** The record that a record page is rendered for; `null` on every other page. */
  readonly record: RecordReference | null
  /** The parameters of the address that blocks of the page read (`readsQuery`); one value each. */
  readonly query: Readonly<Record<string, string>>
  readonly outline: readonly OutlineEntry[]
  /** In a static export, where its forms are filled in: `https://www.example.org`. Absent where the page takes them itself. */
  readonly formsAt?: string
}
