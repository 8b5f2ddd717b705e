import type { LinkValue } from '#schema/fields'
import type { PageContext } from '#schema/site/page-context'
import type { References } from '../kit/view'

/** A path of this site as an address: `/visit` on Ottawa's site is `/ottawa/visit`. */
export function sitePath({ siteRoot }: Pick<PageContext, 'siteRoot'>, path: string): string {
  if (siteRoot !== '' && (path === siteRoot || path.startsWith(`${siteRoot}/`))) return path
  return path === '/' ? siteRoot || '/' : `${siteRoot}${path}`
}

/**
 * The address of a link field. A path that an editor typed is one of this location's site;
 * the address of a chosen page is whole already. `null` when it leads nowhere.
 */
export function linkHref(
  refs: Pick<References, 'href'>,
  page: Pick<PageContext, 'siteRoot'>,
  link: LinkValue | null,
): string | null {
  const href = refs.href(link)
  return link?.pageId || !href?.startsWith('/') ? href : sitePath(page, href)
}
