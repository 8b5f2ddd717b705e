import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'

/** The kinds of link an editor chooses from. */
export const linkKinds = {
  page: t('Page or address'),
  email: t('Email'),
  phone: t('Phone'),
} as const
export type LinkKind = keyof typeof linkKinds

/** The kind of a stored link; that of nothing is a page, which most links lead to. */
export function linkKindOf(link: LinkValue | null): LinkKind {
  const href = link?.href?.trim().toLowerCase() ?? ''
  if (href.startsWith('mailto:')) return 'email'
  return href.startsWith('tel:') ? 'phone' : 'page'
}
