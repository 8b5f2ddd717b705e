import type { PermissionKind } from '#schema/entities/permissions'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { PermissionSet } from '../api/people'
import type { Option } from '../screens/choice'
import { shortName } from '../ui/language-names'

/** Labels of the kinds of content in permission sets. */
export const KIND_LABELS: Readonly<Record<PermissionKind, string>> = {
  page: t('Pages'),
  layout: t('Site header and footer'),
  event: t('Events'),
  newsArticle: t('News'),
  announcement: t('Announcements'),
  gallery: t('Galleries'),
  activity: t('Activities'),
  topic: t('Topics'),
  faq: t('Questions and answers'),
  wisdom: t('Wisdom'),
  socialPost: t('Social posts'),
  kit: t('Kits'),
  media: t('Media'),
  location: t('Hours and location details'),
  navigation: t('Navigation'),
  redirect: t('Redirects'),
  message: t('Messages from visitors'),
}

/** Returns the permission levels available for a kind. */
export function permissionOptions(kind: PermissionKind): readonly Option[] {
  if (kind === 'message')
    return [
      ['VIEW', t('No access')],
      ['MANAGE', t('Read and answer')],
    ]
  // Redirects have no drafts.
  if (kind === 'redirect')
    return [
      ['VIEW', t('No access')],
      ['MANAGE', t('Edit')],
    ]
  return [
    ['VIEW', t('View')],
    ['CONTRIBUTE', t('Edit drafts')],
    ['MANAGE', t('Edit and publish')],
  ]
}

/** Returns `Publishes events and news, edits pages; Gujarati only`. */
export function permissionLabel({ kinds, languages }: PermissionSet): string {
  const named = (level: string) =>
    kinds
      .filter((one) => one.level === level)
      .map(({ kind }) => (KIND_LABELS[kind as PermissionKind] ?? kind).toLowerCase())
  const [publishes, edits] = [named('MANAGE'), named('CONTRIBUTE')]
  const parts = [
    ...(publishes.length > 0
      ? [t('Publish: {publishes}', { publishes: formatList(publishes) })]
      : []),
    ...(edits.length > 0 ? [t('Edit drafts: {edits}', { edits: formatList(edits) })] : []),
    ...(languages ? [t('Only {list}', { list: formatList(languages.map(shortName)) })] : []),
  ]
  return parts.join(' · ')
}
