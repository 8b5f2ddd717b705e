import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import type { PageContext } from '#schema/site/page-context'
import type { RecordReference } from '#schema/site/page-record'

/** Returns the page context of the blocks on the canvas, except the edited parts: title and blocks. */
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
  /** The page's path inside the location's site. */
  readonly path: string
  /** The origin of the site: `https://www.example.org`. */
  readonly origin: string
  /** The sample record shown on a page that is the template for all records of a kind. */
  readonly record?: RecordReference | null
  /** The time of opening, ISO 8601 in UTC, and the day at the location if known. */
  readonly now: string
  readonly today?: string
}
