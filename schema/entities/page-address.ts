import { z } from 'zod/mini'
import { DEFAULT_LOCATION_ID } from './place'

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
