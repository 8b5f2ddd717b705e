import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import type { PageContext } from '#schema/site/page-context'
import type { RecordReference } from '#schema/site/page-record'

/** What the blocks of a page know of it on the canvas, but for what is edited there: its title and its blocks. */
export function canvasContext({
  location,
  path,
  origin,
  record = null,
  ...rest
}: PageOnCanvas): Omit<PageContext, 'title' | 'outline'> {
  const siteRoot = location.id === DEFAULT_LOCATION_ID ? '' : `/${location.slug}`
  const canonical = `${origin}${siteRoot}${path}`
  return { ...rest, location, path, siteRoot, canonical, record, query: {} }
}

interface PageOnCanvas {
  /** In the language of the page. */
  readonly location: Location
  readonly language: string
  /** Its address inside the location's site. */
  readonly path: string
  /** Where the site is: `https://www.example.org`. */
  readonly origin: string
  /** The record that stands in for all others on a page of records. */
  readonly record?: RecordReference | null
  /** When it is opened, ISO 8601 in UTC, and the day at the location where that is known. */
  readonly now: string
  readonly today?: string
}
