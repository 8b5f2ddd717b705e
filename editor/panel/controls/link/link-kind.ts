import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'

/** Kinds of links to choose from. */
export const linkKinds = {
  page: t('Page or address'),
  email: t('Email'),
  phone: t('Phone'),
} as const
export type LinkKind = keyof typeof linkKinds

/** Returns the kind of a stored link; a page for an empty one, because most links lead to pages. */
export function linkKindOf(link: LinkValue | null): LinkKind {
  const href = link?.href?.trim().toLowerCase() ?? ''
  if (href.startsWith('mailto:')) return 'email'
  return href.startsWith('tel:') ? 'phone' : 'page'
}
