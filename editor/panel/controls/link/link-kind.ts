import type { LinkValue } from '#schema/fields'

/** The kinds of link an editor chooses from. */
export const linkKinds = {
  address: 'Address',
  page: 'Page',
  email: 'E-mail',
  phone: 'Phone',
} as const
export type LinkKind = keyof typeof linkKinds

/** The kind of a stored link; that of nothing is an address. */
export function linkKindOf(link: LinkValue | null): LinkKind {
  if (link?.pageId || link?.blockId) return 'page'
  const href = link?.href?.trim().toLowerCase() ?? ''
  if (href.startsWith('mailto:')) return 'email'
  return href.startsWith('tel:') ? 'phone' : 'address'
}
