import { z } from 'zod/mini'
import { DEFAULT_LOCATION_ID } from './place'

/**
 * Maximum length of a page's path in characters, and its maximum number of segments; must equal `@max` of paths in `schema/api`.
 */
export const MAX_PATH_LENGTH = 2000
export const MAX_PATH_SEGMENTS = 32

/** First path segments reserved for the server: no page or location's site starts with one. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'api assets editor favicon.ico graphql healthz media preview readyz robots.txt sitemap.xml'.split(
    ' ',
  ),
)

/** The address of a page, for links by page id. */
export const pageAddress = z.object({
  id: z.number(),
  title: z.string(),
  /** The whole path, including the location's site root: `/ottawa/visit`. */
  path: z.string(),
})
export type PageAddress = Readonly<z.infer<typeof pageAddress>>

/** Returns the root of a location's site: `` for the default location, `/ottawa` for another (design section 6). */
export function siteRoot(location: { readonly id: number; readonly slug: string }): string {
  return location.id === DEFAULT_LOCATION_ID ? '' : `/${location.slug}`
}

/** Returns a page's full public path. */
export function publicPath(
  location: { readonly id: number; readonly slug: string },
  externalUrl: string,
): string {
  const root = siteRoot(location)
  return externalUrl === '/' ? root || '/' : `${root}${externalUrl}`
}
